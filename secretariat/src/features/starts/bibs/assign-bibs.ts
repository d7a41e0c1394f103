import { foldText, type Interval } from 'shared-domain';
import type { StartEdit } from 'shared-domain/contract';
import { makePersonKey } from '../../../components/entry/person-key.ts';
import type { Start, StartList } from '../starts-endpoints.ts';

/** The order in which people get bibs: as in the lists, by name, by club and name, or by category and name. */
export const BIB_ORDERS = ['list', 'name', 'club', 'category'] as const;
type BibOrder = (typeof BIB_ORDERS)[number];

export interface BibRule {
  readonly intervals: readonly Interval[];
  readonly order: BibOrder;
  /** Text that the club's name contains; empty for all clubs. */
  readonly club: string;
  /** Category id; 0 for all. */
  readonly category: number;
  /** People who already have a bib get a new one. */
  readonly shouldRenumber: boolean;
}

/** A person with all their rows; they get one bib for all lists. */
interface Person {
  readonly key: string;
  readonly rows: { readonly list: string; readonly row: Start }[];
}

interface Assignment {
  readonly who: Start;
  readonly bib: string;
  readonly rows: readonly { readonly list: string; readonly row: Start }[];
}

interface BibPlan {
  readonly assignments: readonly Assignment[];
  /** Number of people for whom the ranges had no number left. */
  readonly unassignedCount: number;
}

function findPeople(lists: readonly StartList[]): Person[] {
  const people = new Map<string, Person>();
  for (const { oid, rows } of lists) {
    for (const row of rows) {
      if (row.relay !== undefined) continue;
      const key = makePersonKey(row);
      const existing = people.get(key);
      if (existing === undefined) people.set(key, { key, rows: [{ list: oid, row }] });
      else existing.rows.push({ list: oid, row });
    }
  }
  return [...people.values()];
}

const getFirstRow = ({ rows }: Person): Start => rows[0]?.row as Start;

const MAKE_SORT_KEY: Readonly<Record<Exclude<BibOrder, 'list'>, (row: Start) => string>> = {
  name: ({ last = '', first = '' }) => `${last} ${first}`,
  club: ({ clubName = '', last = '', first = '' }) => `${clubName} ${last} ${first}`,
  category: ({ category = 0, last = '', first = '' }) => `${String(category).padStart(5, '0')} ${last} ${first}`,
};

function* listNumbers(intervals: readonly Interval[]): Generator<number> {
  for (const { start, end } of intervals) for (let number = start; number <= end; number++) yield number;
}

/** Assigns bibs from the ranges: one per person for all lists, never one that somebody else keeps. */
export function assignBibs(lists: readonly StartList[], rule: BibRule): BibPlan {
  const { intervals, order, club, category, shouldRenumber } = rule;
  const people = findPeople(lists);
  const chosenPeople = people.filter((person) => {
    const row = getFirstRow(person);
    const hasNoBib = person.rows.every((one) => one.row.bib === undefined);
    return (
      (shouldRenumber || hasNoBib || person.rows.some((one) => one.row.bib === undefined)) &&
      (club === '' || foldText(row.clubName ?? '').includes(foldText(club))) &&
      (category === 0 || row.category === category)
    );
  });
  const peopleToNumber = new Set(
    chosenPeople.filter((person) => shouldRenumber || person.rows.every((one) => one.row.bib === undefined)),
  );
  const wornBibs = new Set(
    people
      .filter((person) => !peopleToNumber.has(person))
      .flatMap(({ rows }) => rows.flatMap(({ row: { bib } }) => (bib === undefined ? [] : [bib]))),
  );
  const sorted =
    order === 'list'
      ? chosenPeople
      : chosenPeople.toSorted((a, b) =>
          MAKE_SORT_KEY[order](getFirstRow(a)).localeCompare(MAKE_SORT_KEY[order](getFirstRow(b)), 'fr'),
        );
  const numbers = listNumbers(intervals);
  const assignments: Assignment[] = [];
  let unassignedCount = 0;
  for (const person of sorted) {
    // A person with a bib in one list gets it in all lists.
    const ownBib = peopleToNumber.has(person)
      ? undefined
      : person.rows.find(({ row }) => row.bib !== undefined)?.row.bib;
    let bib = ownBib;
    while (bib === undefined) {
      const { value, done } = numbers.next();
      if (done) break;
      if (!wornBibs.has(String(value))) bib = String(value);
    }
    if (bib === undefined) unassignedCount += 1;
    else assignments.push({ who: getFirstRow(person), bib, rows: person.rows.filter(({ row }) => row.bib !== bib) });
  }
  return { assignments: assignments.filter(({ rows }) => rows.length > 0), unassignedCount };
}

/** Changed bibs first become temporary ones (`~0`), so that two people can swap; a row's key then contains the temporary bib. */
export function makeBibEdits({ assignments }: BibPlan): StartEdit[] {
  const changes = assignments.flatMap(({ bib, rows }) => rows.map(({ list, row }) => ({ trial: list, row, bib })));
  const removals = changes.flatMap(({ trial, row }, index): StartEdit[] =>
    row.bib === undefined ? [] : [{ op: 'bib', trial, row: row.row, bib: `~${index}` }],
  );
  const additions = changes.map(
    ({ trial, row, bib }, index): StartEdit => ({
      op: 'bib',
      trial,
      row: row.bib === undefined ? row.row : `bib:~${index}`,
      bib,
    }),
  );
  return [...removals, ...additions];
}
