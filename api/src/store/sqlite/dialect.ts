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
import { keepStatements } from './statements.ts';

/** The one connection that writes, and the queue of callers that wait for it. */
class Writer {
  readonly #writeConnection: Sqlite.Database;
  readonly #driver: SqliteDriver;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(writeConnection: Sqlite.Database) {
    this.#writeConnection = writeConnection;
    this.#driver = new SqliteDriver({ database: keepStatements(writeConnection) });
  }

  init = (): Promise<void> => this.#driver.init();
  destroy = (): Promise<void> => this.#driver.destroy();

  async acquire(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return this.#driver.acquireConnection();
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  begin = (connection: DatabaseConnection): Promise<void> => this.#driver.beginTransaction(connection);
  commit = (connection: DatabaseConnection): Promise<void> => this.#driver.commitTransaction(connection);

  /** SQLite rolls back by itself where it cannot go on, as on a full disk. Rolling back again fails, and would hide why. */
  async rollback(connection: DatabaseConnection): Promise<void> {
    if (this.#writeConnection.inTransaction) await this.#driver.rollbackTransaction(connection);
  }
}

/**
 * A connection as Kysely sees it: outside a transaction, what only reads goes to the read connection, and all else takes the write
 * connection for as long as it runs; a transaction has the write connection from its begin to its end.
 */
class RoutedConnection implements DatabaseConnection {
  readonly #writer: Writer;
  readonly #readDriver: SqliteDriver;
  transaction: DatabaseConnection | undefined;

  constructor(writer: Writer, readDriver: SqliteDriver) {
    this.#writer = writer;
    this.#readDriver = readDriver;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.transaction !== undefined) return this.transaction.executeQuery<R>(query);
    if (SelectQueryNode.is(query.query)) return (await this.#readDriver.acquireConnection()).executeQuery<R>(query);
    const connection = await this.#writer.acquire();
    try {
      return await connection.executeQuery<R>(query);
    } finally {
      this.#writer.release();
    }
  }

  streamQuery(): never {
    throw new Error('nothing streams off the connection that writes');
  }
}

/**
 * One connection writes, one transaction after the other. A read outside a transaction has a connection of its own and sees what was
 * committed last, so that only other writers wait for a long transaction.
 */
class ReadWriteDriver implements Driver {
  readonly #writer: Writer;
  readonly #readDriver: SqliteDriver;

  constructor(writeConnection: Sqlite.Database, readConnection: Sqlite.Database) {
    this.#writer = new Writer(writeConnection);
    this.#readDriver = new SqliteDriver({ database: keepStatements(readConnection) });
  }

  async init(): Promise<void> {
    await this.#writer.init();
    await this.#readDriver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new RoutedConnection(this.#writer, this.#readDriver);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const acquired = await this.#writer.acquire();
    try {
      await this.#writer.begin(acquired);
    } catch (error) {
      this.#writer.release();
      throw error;
    }
    (connection as RoutedConnection).transaction = acquired;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { transaction } = connection as RoutedConnection;
    if (transaction !== undefined) await this.#writer.commit(transaction);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { transaction } = connection as RoutedConnection;
    if (transaction !== undefined) await this.#writer.rollback(transaction);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const routed = connection as RoutedConnection;
    if (routed.transaction === undefined) return;
    routed.transaction = undefined;
    this.#writer.release();
  }

  async destroy(): Promise<void> {
    await this.#readDriver.destroy();
    await this.#writer.destroy();
  }
}

/** Without this Kysely would queue all callers, readers too, as if there were one connection. */
class MultiConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class ReadWriteSqliteDialect extends SqliteDialect {
  readonly #writeConnection: Sqlite.Database;
  readonly #readConnection: Sqlite.Database;

  /** @param readConnection another connection to the same file */
  constructor(writeConnection: Sqlite.Database, readConnection: Sqlite.Database) {
    super({ database: writeConnection });
    this.#writeConnection = writeConnection;
    this.#readConnection = readConnection;
  }

  override createAdapter(): DialectAdapter {
    return new MultiConnectionAdapter();
  }

  override createDriver(): Driver {
    return new ReadWriteDriver(this.#writeConnection, this.#readConnection);
  }
}
