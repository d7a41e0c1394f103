import { canBeSameBirth, foldText, isBirthYear } from 'shared-domain';
import type { SentStart } from '../../store/lists/sent-rows.ts';

export type PersonFields = Pick<
  SentStart,
  'last' | 'first' | 'auid' | 'dob' | 'bib' | 'clubName' | 'category' | 'sex' | 'country'
>;

const hasBoth = (one: unknown, other: unknown): boolean => Boolean(one) && Boolean(other);

/**
 * Whether two rows with the same name are of one person: by the licence, else the birth date, else an equal bib; else they are unless
 * their clubs differ.
 */
function isSamePerson(one: PersonFields, other: PersonFields): boolean {
  if (hasBoth(one.auid, other.auid)) return one.auid === other.auid;
  if (one.dob && other.dob) return canBeSameBirth(one.dob, other.dob);
  if (hasBoth(one.bib, other.bib) && one.bib === other.bib) return true;
  return !hasBoth(one.clubName, other.clubName) || foldText(one.clubName ?? '') === foldText(other.clubName ?? '');
}

/** Whether two rows with the same last name have the same licence, or else the same birth date. */
function hasSameProof(one: PersonFields, other: PersonFields): boolean {
  if (hasBoth(one.auid, other.auid)) return one.auid === other.auid;
  return hasBoth(one.dob, other.dob) && one.dob === other.dob;
}

/** The folded name of each row. One without a first name gets that of the only person with its last name and licence or birth date. */
function assignNames<Row extends { readonly sent: PersonFields }>(rows: readonly Row[]): ReadonlyMap<Row, string> {
  const byLast = Map.groupBy(rows, ({ sent }) => foldText(sent.last ?? ''));
  const findFirstName = ({ sent }: Row, last: string): string => {
    if (sent.first) return foldText(sent.first);
    const others = (byLast.get(last) ?? []).filter((other) => other.sent.first && hasSameProof(other.sent, sent));
    const firstNames = new Set(others.map((other) => foldText(other.sent.first ?? '')));
    return firstNames.size === 1 ? ([...firstNames][0] ?? '') : '';
  };
  return new Map(
    [...byLast].flatMap(([last, rowsOfName]) => rowsOfName.map((row) => [row, `${last}|${findFirstName(row, last)}`])),
  );
}

/** Groups rows by person, in the order of first appearance. */
export function groupByAthlete<Row extends { readonly sent: PersonFields }>(rows: readonly Row[]): Row[][] {
  const athletes: Row[][] = [];
  const names = assignNames(rows);
  for (const namesakes of Map.groupBy(rows, (row) => names.get(row)).values()) {
    const groups: Row[][] = [];
    for (const row of namesakes) {
      const group = groups.find((candidate) => candidate.every((other) => isSamePerson(other.sent, row.sent)));
      if (group === undefined) groups.push([row]);
      else group.push(row);
    }
    athletes.push(...groups);
  }
  return athletes;
}

const FIELDS = ['last', 'first', 'sex', 'dob', 'category', 'clubName', 'country', 'auid'] as const;

/** A person merged from several rows, each field of which may come from another row. */
export interface Person extends Omit<PersonFields, 'last' | 'bib'> {
  readonly last: string;
}

/** Merges rows of one person: each field has its first value that is not empty, a whole birth date before a year alone. */
export function mergePerson(rows: readonly PersonFields[]): Person {
  const fields = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = rows.map((row) => row[field]).find((one) => one !== undefined && one !== '');
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const birthDate = rows.map(({ dob }) => dob).find((dob) => dob !== undefined && !isBirthYear(dob));
  return { last: '', ...fields, ...(birthDate !== undefined && { dob: birthDate }) };
}
