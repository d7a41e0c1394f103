import type Sqlite from 'better-sqlite3';
import {
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { keepStatements } from './statements.ts';

/** Opens further connections when all are in use, up to `most` in all. */
interface ExtraConnections {
  readonly open: () => Sqlite.Database;
  readonly most: number;
}

const NO_EXTRA: ExtraConnections = {
  most: 0,
  open: () => {
    throw new Error('this pool opens no more connections');
  },
};

/** Several connections to one file, so that a long read that pauses for others does not make them wait. */
class ReadPool implements Driver {
  readonly #drivers: SqliteDriver[];
  readonly #idle: SqliteDriver[];
  readonly #waiting: ((driver: SqliteDriver) => void)[] = [];
  readonly #driverOf = new WeakMap<DatabaseConnection, SqliteDriver>();

  readonly #more: ExtraConnections;

  constructor(files: readonly Sqlite.Database[], extra: ExtraConnections) {
    this.#drivers = files.map((file) => new SqliteDriver({ database: keepStatements(file) }));
    this.#idle = [...this.#drivers];
    this.#more = extra;
  }

  async #openDriver(): Promise<SqliteDriver | undefined> {
    const { open, most: max } = this.#more;
    if (this.#drivers.length >= max) return undefined;
    const driver = new SqliteDriver({ database: keepStatements(open()) });
    this.#drivers.push(driver);
    await driver.init();
    return driver;
  }

  async init(): Promise<void> {
    for (const driver of this.#drivers) await driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const driver =
      this.#idle.pop() ??
      (await this.#openDriver()) ??
      (await new Promise<SqliteDriver>((resolve) => this.#waiting.push(resolve)));
    const connection = await driver.acquireConnection();
    this.#driverOf.set(connection, driver);
    return connection;
  }

  #findDriver(connection: DatabaseConnection): SqliteDriver {
    const driver = this.#driverOf.get(connection);
    if (driver === undefined) throw new Error('a connection of another pool');
    return driver;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#findDriver(connection).beginTransaction(connection);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#findDriver(connection).commitTransaction(connection);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#findDriver(connection).rollbackTransaction(connection);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const driver = this.#findDriver(connection);
    await driver.releaseConnection();
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(driver);
    else next(driver);
  }

  async destroy(): Promise<void> {
    for (const driver of this.#drivers) await driver.destroy();
  }
}

/** Without this Kysely would run one transaction after the other, as for a single connection. */
class ReadPoolAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class ReadPoolDialect extends SqliteDialect {
  readonly #files: readonly Sqlite.Database[];

  readonly #more: ExtraConnections;

  constructor(files: readonly [Sqlite.Database, ...Sqlite.Database[]], extra: ExtraConnections = NO_EXTRA) {
    super({ database: files[0] });
    this.#files = files;
    this.#more = extra;
  }

  override createAdapter(): DialectAdapter {
    return new ReadPoolAdapter();
  }

  override createDriver(): Driver {
    return new ReadPool(this.#files, this.#more);
  }
}
