#!/bin/sh
# The Debian package in a root of its own: it installs, upgrades, is removed and purged; its unit passes systemd's check, and its ExecStart
# serves as the package's user. As another user than root, which may not make users, only the contents are looked at.
# Usage: package_test.sh BUILD_FOLDER, in which cpack finds its configuration.
set -eu
build=$1
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT
fail() { echo "package: $*" >&2; exit 1; }
expect() { "$@" || fail "not so: $*"; }

cpack --config "$build/CPackConfig.cmake" -B "$work/packed" >"$work/cpack.log" 2>&1 || { cat "$work/cpack.log"; exit 1; }
package=$(ls "$work"/packed/papelotte_*.deb)
dpkg-deb -c "$package" >"$work/contents"
for file in ./usr/bin/papelotte ./usr/lib/systemd/system/papelotte.service ./usr/share/doc/papelotte/operating.md ./etc/papelotte/server.conf; do
    grep -q "root/root.* $file\$" "$work/contents" || fail "$file is not in the package"
done
if [ "$(id -u)" != 0 ]; then
    echo "not root: it is not installed"
    exit 0
fi

# A root with this system's list of packages, so that dependencies count, and of its users.
root=$work/root
mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates" "$root/etc" "$root/tmp"
chmod 755 "$work" "$root"
cp /var/lib/dpkg/status "$root/var/lib/dpkg/status"
cp /etc/passwd /etc/group "$root/etc/"
sed -i '/^papelotte:/d' "$root/etc/passwd" "$root/etc/group"
dpkg_there() { dpkg --root="$root" --force-script-chrootless --log="$work/dpkg.log" "$@" >"$work/out" 2>&1 || { cat "$work/out"; fail "dpkg $*"; }; }
state() { dpkg-query --admindir="$root/var/lib/dpkg" -W -f '${db:Status-Status} ${Version}' papelotte 2>/dev/null || echo gone; }

dpkg_there -i "$package"
version=$(dpkg-deb -f "$package" Version)
expect [ "$(state)" = "installed $version" ]
user=$(sed -n 's/^papelotte:[^:]*:\([0-9]*\):\([0-9]*\):.*/\1 \2/p' "$root/etc/passwd")
expect [ -n "$user" ]
set -- $user
expect [ "$(stat -c '%u %g %a' "$root/etc/papelotte")" = "0 $2 750" ]

# The unit, and its command as its user, with the folder that systemd would make. In this root the paths are others.
unit=$root/usr/lib/systemd/system/papelotte.service
if command -v systemd-analyze >/dev/null; then
    mkdir "$work/units"
    for one in papelotte papelotte-worker; do
        sed "s|=/usr/bin/papelotte|=$root/usr/bin/papelotte|; s|=/etc/|=$root/etc/|" "$root/usr/lib/systemd/system/$one.service" >"$work/units/$one.service"
        systemd-analyze verify --man=no "$work/units/$one.service" >"$work/out" 2>&1 || { cat "$work/out"; fail "$one.service"; }
        expect [ ! -s "$work/out" ]
    done
fi
mkdir "$root/var/lib/papelotte"
chown "$1:$2" "$root/var/lib/papelotte"
chmod 700 "$root/var/lib/papelotte"
command=$(sed -n 's/^ExecStart=//p' "$unit" | sed "s|/usr/bin|$root/usr/bin|")
PAPELOTTE_OPTIONS=$(. "$root/etc/papelotte/server.conf" && echo "$PAPELOTTE_OPTIONS" | sed "s|/var/lib|$root/var/lib|; s|--port 1815|--port 0|; s|--metrics-port 1816|--metrics-port 0|")
setpriv --reuid="$1" --regid="$2" --clear-groups sh -c "PAPELOTTE_OPTIONS='$PAPELOTTE_OPTIONS'; exec $command" >"$work/served" 2>"$work/log" &
server=$!
for _ in $(seq 100); do grep -q '"listening"' "$work/log" && break; sleep 0.1; done
port=$(sed -n 's/.*at http:.*:\([0-9]*\)$/\1/p' "$work/served" | head -1)
[ -n "$port" ] || { cat "$work/log"; fail "ExecStart does not serve"; }
expect [ "$(stat -c %u "/proc/$server")" = "$1" ]
kill "$server"
wait "$server" || fail "the server did not stop cleanly"
server=
expect [ "$(stat -c '%u %a' "$root/var/lib/papelotte/papelotte.db")" = "$1 600" ]

# An upgrade keeps the operator's options, which he has changed; the next version has others.
echo '# by the operator' >>"$root/etc/papelotte/server.conf"
dpkg-deb -R "$package" "$work/next"
sed -i "s/^Version: .*/Version: $version+next/" "$work/next/DEBIAN/control"
rm "$work/next/usr/share/doc/papelotte/examples/alerts.yml"
dpkg-deb -Znone -b "$work/next" "$work/next.deb" >/dev/null
dpkg_there -i "$work/next.deb"
expect [ "$(state)" = "installed $version+next" ]
expect grep -q '# by the operator' "$root/etc/papelotte/server.conf"
expect [ ! -e "$root/usr/share/doc/papelotte/examples/alerts.yml" ]
expect [ "$(sed -n 's/^papelotte:[^:]*:\([0-9]*\):\([0-9]*\):.*/\1 \2/p' "$root/etc/passwd")" = "$user" ]

dpkg_there -r papelotte
expect [ "$(state)" = "config-files $version+next" ]
expect [ -f "$root/etc/papelotte/server.conf" ]
expect [ -f "$root/var/lib/papelotte/papelotte.db" ]
expect [ -z "$(find "$root/usr" -type f 2>/dev/null)" ]
dpkg_there -P papelotte
expect [ ! -e "$root/etc/papelotte" ]
expect [ -f "$root/var/lib/papelotte/papelotte.db" ]
expect grep -q 'stays, with its database' "$work/out"
