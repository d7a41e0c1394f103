import { foldText, type Interval } from 'shared-domain';
import type { StartEdit } from 'shared-domain/contract';
import type { Start, StartList } from '../starts-endpoints.ts';

/** In which order bibs are given: as the lists stand, by name, by club and name, by category and name. */
export const BIB_ORDERS = ['list', 'name', 'club', 'category'] as const;
type BibOrder = (typeof BIB_ORDERS)[number];

export interface BibRule {
  readonly intervals: readonly Interval[];
  readonly order: BibOrder;
  /** Folded text that a club contains; empty for all. */
  readonly club: string;
  /** 0 for all. */
  readonly category: number;
  /** Those who have one are numbered too. */
  readonly again: boolean;
}

/** Somebody in any number of lists: one person, one bib. */
interface Person {
  readonly key: string;
  readonly rows: { readonly list: string; readonly row: Start }[];
}

interface Assignment {
  readonly who: Start;
  readonly bib: string;
  readonly rows: readonly { readonly list: string; readonly row: Start }[];
}

interface Assigned {
  readonly assignments: readonly Assignment[];
  /** People for whom no number was left. */
  readonly without: number;
}

const personKey = ({ auid, last = '', first = '', dob = '', clubName = '' }: Start): string =>
  auid ? `licence ${auid}` : foldText(`${last}|${first}|${dob || clubName}`);

function findPeople(lists: readonly StartList[]): Person[] {
  const people = new Map<string, Person>();
  for (const { oid, rows } of lists) {
    for (const row of rows) {
      if (row.relay !== undefined) continue;
      const key = personKey(row);
      const known = people.get(key);
      if (known === undefined) people.set(key, { key, rows: [{ list: oid, row }] });
      else known.rows.push({ list: oid, row });
    }
  }
  return [...people.values()];
}

const firstOf = ({ rows }: Person): Start => rows[0]?.row as Start;

const SORT_KEY: Readonly<Record<Exclude<BibOrder, 'list'>, (row: Start) => string>> = {
  name: ({ last = '', first = '' }) => `${last} ${first}`,
  club: ({ clubName = '', last = '', first = '' }) => `${clubName} ${last} ${first}`,
  category: ({ category = 0, last = '', first = '' }) => `${String(category).padStart(5, '0')} ${last} ${first}`,
};

function* numbersOf(intervals: readonly Interval[]): Generator<number> {
  for (const { start, end } of intervals) for (let number = start; number <= end; number++) yield number;
}

/**
 * Who gets which bib of the ranges: one bib for a person in whatever lists they are, and none that somebody wears who keeps
 * theirs.
 */
export function assignBibs(lists: readonly StartList[], rule: BibRule): Assigned {
  const { intervals, order, club, category, again } = rule;
  const people = findPeople(lists);
  const concerned = people.filter((person) => {
    const row = firstOf(person);
    const unworn = person.rows.every((one) => one.row.bib === undefined);
    return (
      (again || unworn || person.rows.some((one) => one.row.bib === undefined)) &&
      (club === '' || foldText(row.clubName ?? '').includes(foldText(club))) &&
      (category === 0 || row.category === category)
    );
  });
  const renumbered = new Set(
    concerned.filter((person) => again || person.rows.every((one) => one.row.bib === undefined)),
  );
  const worn = new Set(
    people
      .filter((person) => !renumbered.has(person))
      .flatMap(({ rows }) => rows.flatMap(({ row: { bib } }) => (bib === undefined ? [] : [bib]))),
  );
  const sorted =
    order === 'list'
      ? concerned
      : concerned.toSorted((a, b) => SORT_KEY[order](firstOf(a)).localeCompare(SORT_KEY[order](firstOf(b)), 'fr'));
  const numbers = numbersOf(intervals);
  const assignments: Assignment[] = [];
  let without = 0;
  for (const person of sorted) {
    // Who wears a bib in one list wears it in all.
    const own = renumbered.has(person) ? undefined : person.rows.find(({ row }) => row.bib !== undefined)?.row.bib;
    let bib = own;
    while (bib === undefined) {
      const { value, done } = numbers.next();
      if (done) break;
      if (!worn.has(String(value))) bib = String(value);
    }
    if (bib === undefined) without += 1;
    else assignments.push({ who: firstOf(person), bib, rows: person.rows.filter(({ row }) => row.bib !== bib) });
  }
  return { assignments: assignments.filter(({ rows }) => rows.length > 0), without };
}

/** Every bib that changes is taken off before any is put on, so that two can be exchanged; a row goes by its bib meanwhile. */
export function bibEdits({ assignments }: Assigned): StartEdit[] {
  const changes = assignments.flatMap(({ bib, rows }) => rows.map(({ list, row }) => ({ trial: list, row, bib })));
  const off = changes.flatMap(({ trial, row }, index): StartEdit[] =>
    row.bib === undefined ? [] : [{ op: 'bib', trial, row: row.row, bib: `~${index}` }],
  );
  const on = changes.map(
    ({ trial, row, bib }, index): StartEdit => ({
      op: 'bib',
      trial,
      row: row.bib === undefined ? row.row : `bib:~${index}`,
      bib,
    }),
  );
  return [...off, ...on];
}
