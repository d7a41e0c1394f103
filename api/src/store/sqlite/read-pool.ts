import type Sqlite from 'better-sqlite3';
import {
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** Several connections to one file: a long read that lets others have their turn does not keep them waiting. */
class ReadPool implements Driver {
  readonly #drivers: readonly SqliteDriver[];
  readonly #idle: SqliteDriver[];
  readonly #waiting: ((driver: SqliteDriver) => void)[] = [];
  readonly #driverOf = new WeakMap<DatabaseConnection, SqliteDriver>();

  constructor(files: readonly Sqlite.Database[]) {
    this.#drivers = files.map((file) => new SqliteDriver({ database: file }));
    this.#idle = [...this.#drivers];
  }

  async init(): Promise<void> {
    for (const driver of this.#drivers) await driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const driver = this.#idle.pop() ?? (await new Promise<SqliteDriver>((resolve) => this.#waiting.push(resolve)));
    const connection = await driver.acquireConnection();
    this.#driverOf.set(connection, driver);
    return connection;
  }

  #of(connection: DatabaseConnection): SqliteDriver {
    const driver = this.#driverOf.get(connection);
    if (driver === undefined) throw new Error('a connection of another pool');
    return driver;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#of(connection).beginTransaction(connection);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#of(connection).commitTransaction(connection);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#of(connection).rollbackTransaction(connection);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const driver = this.#of(connection);
    await driver.releaseConnection();
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(driver);
    else next(driver);
  }

  async destroy(): Promise<void> {
    for (const driver of this.#drivers) await driver.destroy();
  }
}

/** Kysely lets one transaction after the other to a database of one connection. */
class ReadPoolAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class ReadPoolDialect extends SqliteDialect {
  readonly #files: readonly Sqlite.Database[];

  constructor(files: readonly [Sqlite.Database, ...Sqlite.Database[]]) {
    super({ database: files[0] });
    this.#files = files;
  }

  override createAdapter(): DialectAdapter {
    return new ReadPoolAdapter();
  }

  override createDriver(): Driver {
    return new ReadPool(this.#files);
  }
}
