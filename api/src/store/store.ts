import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  readonly db: Kysely<Database>;
  /** Made with the database: an answer of another database never passes for one of this. */
  readonly epoch: string;
  /** Name of the newest migration. */
  readonly schema: string;
  /**
   * One transaction: all of it is committed, or nothing, and it sees the database as it stood when it began. On PostgreSQL
   * `work` runs again when somebody else was quicker, so it changes nothing but the database.
   */
  transaction<T>(work: (tx: Transaction<Database>) => Promise<T>): Promise<T>;
  /** Reads one state of the database, without blocking writers or waiting for them. */
  snapshot<T>(work: (tx: Transaction<Database>) => Promise<T>): Promise<T>;
  /** Hears of what other instances on this database change; of none where this process is alone with it. */
  follow(listener: ChangeListener): Promise<Following>;
  close(): Promise<void>;
}

export interface ChangeListener {
  /** These challenges changed or went, here or elsewhere. */
  onChanged(chOIDs: readonly string[]): Promise<void>;
  /** Changes may have gone by unheard: everything is to be read again. */
  onMissed(): Promise<void>;
  onError(error: unknown): void;
}

export interface Following {
  /** False while changes of others are not heard. */
  readonly hears: boolean;
  stop(): Promise<void>;
}
