import type Sqlite from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** The one connection that writes, and those who wait for it. */
class Writer {
  readonly #file: Sqlite.Database;
  readonly #driver: SqliteDriver;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(file: Sqlite.Database) {
    this.#file = file;
    this.#driver = new SqliteDriver({ database: file });
  }

  init = (): Promise<void> => this.#driver.init();
  destroy = (): Promise<void> => this.#driver.destroy();

  /** Whoever takes it gives it back. */
  async take(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return this.#driver.acquireConnection();
  }

  giveBack(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  begin = (connection: DatabaseConnection): Promise<void> => this.#driver.beginTransaction(connection);
  commit = (connection: DatabaseConnection): Promise<void> => this.#driver.commitTransaction(connection);

  /** SQLite rolls back by itself where it cannot go on, as on a full disk. Rolling back again fails, and would hide why. */
  async rollback(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await this.#driver.rollbackTransaction(connection);
  }
}

/** What a caller of the database holds: the connection that writes only while it has something to write. */
class Lent implements DatabaseConnection {
  readonly #writer: Writer;
  readonly #reads: SqliteDriver;
  transaction: DatabaseConnection | undefined;

  constructor(writer: Writer, reads: SqliteDriver) {
    this.#writer = writer;
    this.#reads = reads;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.transaction !== undefined) return this.transaction.executeQuery<R>(query);
    if (SelectQueryNode.is(query.query)) return (await this.#reads.acquireConnection()).executeQuery<R>(query);
    const connection = await this.#writer.take();
    try {
      return await connection.executeQuery<R>(query);
    } finally {
      this.#writer.giveBack();
    }
  }

  streamQuery(): never {
    throw new Error('nothing streams off the connection that writes');
  }
}

/**
 * One connection writes, one transaction after the other. What is only read outside of one goes to a connection of its own, and
 * sees what was committed last: a long transaction keeps waiting only those who write.
 */
class ReadsBesideWrites implements Driver {
  readonly #writer: Writer;
  readonly #reads: SqliteDriver;

  constructor(file: Sqlite.Database, reads: Sqlite.Database) {
    this.#writer = new Writer(file);
    this.#reads = new SqliteDriver({ database: reads });
  }

  async init(): Promise<void> {
    await this.#writer.init();
    await this.#reads.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Lent(this.#writer, this.#reads);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const taken = await this.#writer.take();
    try {
      await this.#writer.begin(taken);
    } catch (error) {
      this.#writer.giveBack();
      throw error;
    }
    (connection as Lent).transaction = taken;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { transaction } = connection as Lent;
    if (transaction !== undefined) await this.#writer.commit(transaction);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { transaction } = connection as Lent;
    if (transaction !== undefined) await this.#writer.rollback(transaction);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const lent = connection as Lent;
    if (lent.transaction === undefined) return;
    lent.transaction = undefined;
    this.#writer.giveBack();
  }

  async destroy(): Promise<void> {
    await this.#reads.destroy();
    await this.#writer.destroy();
  }
}

/** Kysely would let one caller after the other to a database of one connection. */
class ManyCallers extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class PlainSqliteDialect extends SqliteDialect {
  readonly #file: Sqlite.Database;
  readonly #reads: Sqlite.Database;

  /** @param reads another connection to the same file */
  constructor(file: Sqlite.Database, reads: Sqlite.Database) {
    super({ database: file });
    this.#file = file;
    this.#reads = reads;
  }

  override createAdapter(): DialectAdapter {
    return new ManyCallers();
  }

  override createDriver(): Driver {
    return new ReadsBesideWrites(this.#file, this.#reads);
  }
}
