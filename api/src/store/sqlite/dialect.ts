import type Sqlite from 'better-sqlite3';
import { type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver } from 'kysely';

/**
 * SQLite rolls back by itself where it cannot go on, as on a full disk. Rolling back again fails, and would hide why.
 */
class PlainRollback extends SqliteDriver {
  readonly #file: Sqlite.Database;

  constructor(file: Sqlite.Database) {
    super({ database: file });
    this.#file = file;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}

export class PlainSqliteDialect extends SqliteDialect {
  readonly #file: Sqlite.Database;

  constructor(file: Sqlite.Database) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver(): Driver {
    return new PlainRollback(this.#file);
  }
}
