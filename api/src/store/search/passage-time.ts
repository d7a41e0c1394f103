import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { isPostgres } from '../engine.ts';

/** The time of a result row at a point of the course, ms; null for who has no passage there. */
export const selectPassageTime = (db: Db, metres: number) =>
  isPostgres(db)
    ? sql<number | null>`(select (split ->> 't')::bigint from jsonb_array_elements(body::jsonb -> 'splits') as split
        where (split ->> 'd')::double precision = ${metres}::double precision limit 1)`
    : sql<number | null>`(select json_extract(value, '$.t') from json_each(body, '$.splits')
        where json_extract(value, '$.d') = ${metres} limit 1)`;
