import { type Kysely, PostgresAdapter } from 'kysely';

/** Which of the two databases statements are written for, where they cannot be the same. */
export const isPostgres = <T>(db: Kysely<T>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Whether a table of SQLite is one of FTS5's own: written by triggers from other tables. */
export const isFullText = (table: string): boolean => /^search_\w+_words(_|$)/.test(table);
