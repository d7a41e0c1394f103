import { foldText } from 'shared-domain';
import { makeTable, type SourceTable } from './source-table.ts';

/** Columns by which the athletes that TAF of Seltec exports are known from any other table. */
const OWN = ['competitortype', 'relayname', 'clubname'] as const;

const HEAD = ['Dossard', 'Licence', 'Prénom', 'Nom', 'Naissance', 'Sexe', 'Équipe', 'Pays', 'Club'];

const plain = (head: string): string => foldText(head).replace(/[^a-z]/g, '');

/** Whether a table is an export of TAF. */
export const isTaf = ({ head }: SourceTable): boolean => {
  const names = head.map(plain);
  return OWN.every((name) => names.includes(name));
};

/**
 * Athletes and relay teams of an export of TAF, which names no event. A relay goes by its name; a name's infix stands before it;
 * addresses are left where they are.
 */
export function readTaf({ name, head, rows }: SourceTable): SourceTable {
  const at = new Map(head.map((one, index) => [plain(one), index]));
  const lines = rows.map(({ line, cells }) => {
    const cell = (column: string): string => cells[at.get(column) ?? -1] ?? '';
    const isRelay = plain(cell('competitortype')) === 'relay';
    const last = [cell('infix'), cell('lastname')].filter(Boolean).join(' ');
    const person = isRelay
      ? ['', '', '', '', '', cell('gender'), cell('relayname') || cell('clubname')]
      : [cell('bib'), cell('code'), cell('firstname'), last, cell('yob'), cell('gender'), cell('teamname')];
    return { line, cells: [...person, cell('nation'), cell('clubname')] };
  });
  return makeTable(name, [{ line: 0, cells: HEAD }, ...lines]);
}
