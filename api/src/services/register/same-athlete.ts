import { foldText } from 'shared-domain';
import type { SentStart } from '../../store/lists/sent-rows.ts';

export type Named = Pick<
  SentStart,
  'last' | 'first' | 'auid' | 'dob' | 'bib' | 'clubName' | 'category' | 'sex' | 'country'
>;

const isBothSaid = (one: unknown, other: unknown): boolean => Boolean(one) && Boolean(other);

/**
 * Whether two rows of one name are of one person: the licence decides, else the birth date, else the bib; without them another club
 * is another person.
 */
function isSamePerson(one: Named, other: Named): boolean {
  if (isBothSaid(one.auid, other.auid)) return one.auid === other.auid;
  if (isBothSaid(one.dob, other.dob)) return one.dob === other.dob;
  if (isBothSaid(one.bib, other.bib) && one.bib === other.bib) return true;
  return !isBothSaid(one.clubName, other.clubName) || foldText(one.clubName ?? '') === foldText(other.clubName ?? '');
}

/** Whether a licence or a birth date says that two rows of one last name are of one person. */
function hasSameProof(one: Named, other: Named): boolean {
  if (isBothSaid(one.auid, other.auid)) return one.auid === other.auid;
  return isBothSaid(one.dob, other.dob) && one.dob === other.dob;
}

/** A row without a first name has that of the one person of its last name who has its licence or its birth date. */
function nameRows<Row extends { readonly sent: Named }>(rows: readonly Row[]): ReadonlyMap<Row, string> {
  const byLast = Map.groupBy(rows, ({ sent }) => foldText(sent.last ?? ''));
  const findFirst = ({ sent }: Row, last: string): string => {
    if (sent.first) return foldText(sent.first);
    const others = (byLast.get(last) ?? []).filter((other) => other.sent.first && hasSameProof(other.sent, sent));
    const firsts = new Set(others.map((other) => foldText(other.sent.first ?? '')));
    return firsts.size === 1 ? ([...firsts][0] ?? '') : '';
  };
  return new Map([...byLast].flatMap(([last, own]) => own.map((row) => [row, `${last}|${findFirst(row, last)}`])));
}

/** Rows of people, gathered by person, in the order in which people are met. */
export function groupByAthlete<Row extends { readonly sent: Named }>(rows: readonly Row[]): Row[][] {
  const athletes: Row[][] = [];
  const names = nameRows(rows);
  for (const named of Map.groupBy(rows, (row) => names.get(row)).values()) {
    const own: Row[][] = [];
    for (const row of named) {
      const found = own.find((known) => known.every((other) => isSamePerson(other.sent, row.sent)));
      if (found === undefined) own.push([row]);
      else found.push(row);
    }
    athletes.push(...own);
  }
  return athletes;
}

const FIELDS = ['last', 'first', 'sex', 'dob', 'category', 'clubName', 'country', 'auid'] as const;

/** A person as several rows say: each field may come from another of them. */
export interface Person extends Omit<Named, 'last' | 'bib'> {
  readonly last: string;
}

/** What several rows say of one person: of each field the first value that one of them says. */
export function mergePerson(rows: readonly Named[]): Person {
  const said = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = rows.map((row) => row[field]).find((one) => one !== undefined && one !== '');
      return value === undefined ? [] : [[field, value]];
    }),
  );
  return { last: '', ...said };
}
