import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  readonly db: Kysely<Database>;
  /** Random name of the database, part of every ETag: answers of another database have other ETags. */
  readonly epoch: string;
  /** Name of the newest migration. */
  readonly schema: string;
  /**
   * One transaction: all of it is committed, or nothing, and it sees the database as it was at its beginning. On PostgreSQL
   * `work` runs again after a conflict with another transaction, so it may change nothing but the database; those of one `turn` come one
   * after another, so that many at once do not push one another back until one gives up.
   */
  transaction<T>(work: (tx: Transaction<Database>) => Promise<T>, turn?: string): Promise<T>;
  /** Reads one state of the database, without blocking writers or waiting for them. */
  snapshot<T>(work: (tx: Transaction<Database>) => Promise<T>): Promise<T>;
  /** Listens for changes by any instance on this database; with SQLite there are no others, and it does nothing. */
  followChanges(listener: ChangeListener): Promise<ChangeSubscription>;
  close(): Promise<void>;
}

export interface ChangeListener {
  /** These challenges were changed or deleted, by this instance or another. */
  onChanged(chOIDs: readonly string[]): Promise<void>;
  /** Changes may have been missed: everything must be read again. */
  onMissed(): Promise<void>;
  onError(error: unknown): void;
}

export interface ChangeSubscription {
  /** False while the connection is lost and changes of others are missed. */
  readonly isListening: boolean;
  stop(): Promise<void>;
}
