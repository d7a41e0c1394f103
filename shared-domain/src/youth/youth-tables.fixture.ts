import { readFileSync } from 'node:fs';
import type { EventRef } from '../discipline/event-ref.ts';
import { isTableError } from '../level/table-error.ts';
import { parseYouthTable, type YouthTable } from './youth-table.ts';

/** All youth tables of the product. */
export const YOUTH_TABLE_IDS = [
  'youth-swiss-2010',
  'youth-latvian-2018',
  'youth-dutch',
  'youth-norwegian-2020',
  'ffa-cotation',
] as const;
export type YouthTableId = (typeof YOUTH_TABLE_IDS)[number];

/** A file of shared-domain/tables, not checked yet. */
function readTableFile(name: string): ReturnType<typeof JSON.parse> {
  return JSON.parse(readFileSync(new URL(`../../tables/${name}.json`, import.meta.url), 'utf8'));
}

function readYouthTable(name: YouthTableId): YouthTable {
  const table = parseYouthTable(readTableFile(name));
  if (isTableError(table)) throw new Error(`${name}: ${table.path}`);
  return table;
}

export const YOUTH_TABLES = Object.fromEntries(YOUTH_TABLE_IDS.map((name) => [name, readYouthTable(name)])) as Readonly<
  Record<YouthTableId, YouthTable>
>;

/** @example parseEventName('000060-HP76') // { g0: 60, g1: 'HP76' } */
export function parseEventName(name: string): EventRef {
  return { g0: Number(name.slice(0, 6)), g1: name.slice(7) };
}
