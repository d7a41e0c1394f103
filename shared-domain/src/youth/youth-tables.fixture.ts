import { readFileSync } from 'node:fs';
import type { EventRef } from '../discipline/event-ref.ts';
import { isTableError } from '../level/table-error.ts';
import { parseYouthTable, type YouthTable } from './youth-table.ts';

/** Every youth table that comes with the product. */
export const YOUTH_TABLE_IDS = [
  'youth-swiss-2010',
  'youth-latvian-2018',
  'youth-dutch',
  'youth-norwegian-2020',
  'ffa-cotation',
] as const;
export type YouthTableId = (typeof YOUTH_TABLE_IDS)[number];

/** A file of shared-domain/tables as it is read, before it is checked. */
function youthFile(name: string): ReturnType<typeof JSON.parse> {
  return JSON.parse(readFileSync(new URL(`../../tables/${name}.json`, import.meta.url), 'utf8'));
}

function youthTable(name: YouthTableId): YouthTable {
  const read = parseYouthTable(youthFile(name));
  if (isTableError(read)) throw new Error(`${name}: ${read.path}`);
  return read;
}

export const YOUTH_TABLES = Object.fromEntries(YOUTH_TABLE_IDS.map((name) => [name, youthTable(name)])) as Readonly<
  Record<YouthTableId, YouthTable>
>;

/** @example eventNamed('000060-HP76') // { g0: 60, g1: 'HP76' } */
export function eventNamed(name: string): EventRef {
  return { g0: Number(name.slice(0, 6)), g1: name.slice(7) };
}
