#!/bin/sh
# What docs/operating.md says of backups of a PostgreSQL database: pg_dump, and continuous archiving with the way back to a moment.
# Usage: postgresql_backup_test.sh PAPELOTTE SOURCE
set -eu
papelotte=$1
source=$2
work=$(mktemp -d)
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -1)
as=
if [ "$(id -u)" = 0 ]; then as="setpriv --reuid=postgres --regid=postgres --clear-groups"; chown postgres "$work"; fi
running=
stop() { [ -z "$running" ] || { kill -INT "$running"; wait "$running" || true; }; running=; }
trap 'stop; rm -rf "$work"' EXIT
fail() { echo "backup: $*" >&2; tail -5 "$work/log" >&2; exit 1; }
url() { echo "postgresql://postgres@/$1?host=$work"; }
sql() { psql -qAtX "$(url postgres)" -c "$1"; }
# Runs the cluster in that folder.
start() {
    $as "$bin/postgres" -D "$work/$1" -k "$work" -c listen_addresses= -c max_connections=40 -c shared_buffers=16MB -c fsync=off >>"$work/log" 2>&1 &
    running=$!
    for _ in $(seq 300); do sql "SELECT 1" >/dev/null 2>&1 && return; sleep 0.1; done
    fail "PostgreSQL does not start in $1"
}
matches() { "$papelotte" admin list --db "$(url "$1")" | tail -1; }

cd "$work"
$as mkdir archive
$as "$bin/initdb" -D "$work/data" -U postgres -A trust -E UTF8 --locale=C --no-sync --no-instructions >"$work/log" 2>&1
$as sh -c "cat >>'$work/data/postgresql.conf'" <<END
archive_mode = on
archive_command = 'cp %p $work/archive/%f'
END
start data
sql "CREATE DATABASE papelotte"
cp "$source/tests/store/data/schema_8.db" "$work/club.db"
"$papelotte" migrate --from "sqlite:$work/club.db" --db "$(url papelotte)" >/dev/null
before=$(matches papelotte)

# pg_dump into an empty database
pg_dump --format=custom --dbname="$(url papelotte)" --file="$work/papelotte.dump"
sql "CREATE DATABASE restored"
pg_restore --dbname="$(url restored)" --exit-on-error "$work/papelotte.dump"
[ "$(matches restored)" = "$before" ] || fail "pg_restore: $(matches restored), not $before"
"$papelotte" check --db "$(url restored)" >/dev/null || fail "the restored matches are not sound"

# A base backup, then a moment to which one goes back, then a mistake
$as "$bin/pg_basebackup" -h "$work" -U postgres -D "$work/base" -X none --checkpoint=fast --no-sync >>"$work/log" 2>&1
sql "SELECT pg_create_restore_point('before_the_mistake')" >/dev/null
for match in $("$papelotte" admin list --db "$(url papelotte)" | sed -n 's/^\([A-Za-z0-9_-]\{22\}\) .*/\1/p'); do
    "$papelotte" admin end --match "$match" --reason "a mistake" --db "$(url papelotte)" >/dev/null
done
[ "$(matches papelotte)" = "0 matches" ] || fail "they are not ended: $(matches papelotte)"
sql "SELECT pg_switch_wal()" >/dev/null
stop                                        # when it stops, everything has been archived
$as sh -c "cat >>'$work/base/postgresql.conf'" <<END
restore_command = 'cp $work/archive/%f %p'
recovery_target_name = 'before_the_mistake'
recovery_target_action = promote
END
$as touch "$work/base/recovery.signal"
start base
for _ in $(seq 100); do [ "$(sql "SELECT pg_is_in_recovery()")" = f ] && break; sleep 0.1; done
[ "$(matches papelotte)" = "$before" ] || fail "point in time: $(matches papelotte), not $before"
"$papelotte" check --db "$(url papelotte)" >/dev/null || fail "the recovered matches are not sound"
