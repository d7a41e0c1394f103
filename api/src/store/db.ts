import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** What a repository function runs on: the store itself, or a transaction of it. */
export type Db = Kysely<Database> | Transaction<Database>;
