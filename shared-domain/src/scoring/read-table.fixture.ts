import { readFileSync } from 'node:fs';
import { isTableError } from '../level/table-error.ts';
import { type PointsTable, parsePointsTable } from './points-table.ts';

/** All points tables of the product. */
export const TABLE_IDS = ['wa-2022', 'wa-2025', 'iaaf-2017', 'ffa-hungarian', 'combined-2001', 'ffa-combined'] as const;

export function readTableFile(id: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../tables/${id}.json`, import.meta.url), 'utf8'));
}

/** A table of the product, as the server reads it. */
export function readPointsTable(id: (typeof TABLE_IDS)[number]): PointsTable {
  const table = parsePointsTable(readTableFile(id));
  if (isTableError(table)) throw new Error(`${id}: ${table.path} must be ${table.expected}`);
  return table;
}
