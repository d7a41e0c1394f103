import { foldText } from 'shared-domain';
import { makeTable, type SourceTable } from './source-table.ts';

/** Columns by which an export of TAF, Seltec's meeting software, is recognised. */
const TAF_COLUMNS = ['competitortype', 'relayname', 'clubname'] as const;

const HEAD = ['Dossard', 'Licence', 'Prénom', 'Nom', 'Naissance', 'Sexe', 'Équipe', 'Pays', 'Club'];

const normalizeHead = (head: string): string => foldText(head).replace(/[^a-z]/g, '');

/** Whether a table is an export of TAF. */
export const isTaf = ({ head }: SourceTable): boolean => {
  const names = head.map(normalizeHead);
  return TAF_COLUMNS.every((name) => names.includes(name));
};

/**
 * Reads the athletes and relay teams of a TAF export, which names no events. The infix (`von`) goes before the last name;
 * addresses are not read.
 */
export function readTaf({ name, head, rows }: SourceTable): SourceTable {
  const columnIndexes = new Map(head.map((title, index) => [normalizeHead(title), index]));
  const tableRows = rows.map(({ line, cells }) => {
    const readCell = (column: string): string => cells[columnIndexes.get(column) ?? -1] ?? '';
    const isRelay = normalizeHead(readCell('competitortype')) === 'relay';
    const last = [readCell('infix'), readCell('lastname')].filter(Boolean).join(' ');
    const person = isRelay
      ? ['', '', '', '', '', readCell('gender'), readCell('relayname') || readCell('clubname')]
      : [
          readCell('bib'),
          readCell('code'),
          readCell('firstname'),
          last,
          readCell('yob'),
          readCell('gender'),
          readCell('teamname'),
        ];
    return { line, cells: [...person, readCell('nation'), readCell('clubname')] };
  });
  return makeTable(name, [{ line: 0, cells: HEAD }, ...tableRows]);
}
