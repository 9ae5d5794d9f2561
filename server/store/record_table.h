// Where the two databases differ: how the records of matches are kept, and what must be locked.
//
// SQLite has one writer and pays for each page that it writes. So the records of all matches stand in the order of their arrival, each
// with a reference to the previous record of its match, and a transaction writes the end of one table. PostgreSQL writes a log anyway,
// and several servers write to it: there a record is found by its match and its number, and the row of the match's progress is its lock.
#pragma once

#include "server/store/postgres.h"
#include "server/store/sqlite.h"
#include "server/store/store.h"

namespace papelotte::store {

template <class Database> class RecordWriter;
template <class Database> class RecordReader;
template <class Database> class Locks;   // held to the end of the transaction

template <> class RecordWriter<Sqlite> {
   public:
    explicit RecordWriter(SqliteConnection& connection);
    void begin(const MatchRow& match);      // the columns of a new match that records change
    bool append(const Append& change);      // false: the match is missing, or at another record
    void forget(std::string_view match);

   private:
    SqliteStatement begin_, add_, advance_, forget_;
    std::int64_t last_place_;               // of a record; places of rolled-back transactions are not used again
};

template <> class RecordReader<Sqlite> {
   public:
    explicit RecordReader(SqliteConnection& connection);
    std::vector<RecordRow> records(std::string_view match, std::int64_t after);

   private:
    SqliteStatement last_, record_;
};

template <> class Locks<Sqlite> {           // one writer needs none
   public:
    explicit Locks(SqliteConnection&) {}
    void match(std::string_view) {}
    void names() {}
};

template <> class RecordWriter<Postgres> {
   public:
    explicit RecordWriter(PostgresConnection& connection);
    void begin(const MatchRow& match);
    bool append(const Append& change);
    void forget(std::string_view match);
    // The same as append(), but its result comes with the connection's next sync().
    void send(const Append& change, PostgresConnection::Counted appended);

   private:
    PostgresStatement begin_, append_, forget_;
};

template <> class RecordReader<Postgres> {
   public:
    explicit RecordReader(PostgresConnection& connection);
    std::vector<RecordRow> records(std::string_view match, std::int64_t after);

   private:
    PostgresStatement records_;
};

template <> class Locks<Postgres> {
   public:
    explicit Locks(PostgresConnection& connection);
    void match(std::string_view id) { match_.run(id); }
    void names() { names_.run(); }          // names that look alike: no index can refuse them

   private:
    PostgresStatement match_, names_;
};

}   // namespace papelotte::store
