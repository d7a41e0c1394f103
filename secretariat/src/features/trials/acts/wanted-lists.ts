import { calls, makeUrl } from 'shared-domain/contract';
import type { WantedFile } from '../../../api/take-file.ts';

/** What may be taken of the trials chosen. */
const LISTS_FILES = ['startsPdf', 'resultsPdf', 'startsCsv', 'resultsCsv', 'json'] as const;
export type ListsFile = (typeof LISTS_FILES)[number];

interface Chosen {
  readonly chOID: string;
  readonly oids: readonly string[];
  /** All trials that there are: then none need be named. */
  readonly isAll: boolean;
  readonly language: 'fr' | 'en';
}

/** The most trials that the server takes by their names. */
export const MAX_NAMED = 200;

/** Where a file about the trials chosen is, and its name on this device; undefined when they are too many to name. */
export function wantedLists(file: ListsFile, { chOID, oids: chosen, isAll, language }: Chosen): WantedFile | undefined {
  if (!isAll && chosen.length > MAX_NAMED) return undefined;
  const oids = isAll ? undefined : chosen;
  const csv = { separator: 'semicolon', lang: language, oids };
  switch (file) {
    case 'startsPdf':
      return { url: makeUrl(calls.listsPdf, { chOID }, { list: 'starts', oids }), name: 'listes-de-depart.pdf' };
    case 'resultsPdf':
      return { url: makeUrl(calls.listsPdf, { chOID }, { list: 'results', oids }), name: 'resultats.pdf' };
    case 'startsCsv':
      return { url: makeUrl(calls.csvFile, { chOID }, { list: 'starts', ...csv }), name: 'listes-de-depart.csv' };
    case 'resultsCsv':
      return { url: makeUrl(calls.csvFile, { chOID }, { list: 'results', ...csv }), name: 'resultats.csv' };
    case 'json':
      return isAll
        ? { url: makeUrl(calls.exportCompetition, { chOID }), name: 'competition.json' }
        : { url: makeUrl(calls.alls, {}, { oids }), name: 'epreuves.json' };
  }
}
