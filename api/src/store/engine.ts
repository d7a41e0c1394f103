import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether statements run on PostgreSQL, where they cannot be the same as for SQLite. */
export const isPostgres = <T>(db: Kysely<T>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Whether a table of SQLite belongs to a full-text index (FTS5), which triggers fill from other tables. */
export const isFullText = (table: string): boolean => /^search_\w+_words(_|$)/.test(table);
