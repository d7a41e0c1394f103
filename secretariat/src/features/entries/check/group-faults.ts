import type { CheckedRow } from './checked-row.ts';
import type { Field } from './fields.ts';
import { type Issue, isError, type Reason } from './issue.ts';
import type { RowPerson } from './programme.ts';

/** Words that mean the same wherever they stand: put right once, they are right in every row. */
const ALIKE: ReadonlySet<Field> = new Set(['event', 'sex', 'category', 'round', 'country', 'club', 'title', 'ages']);

/** What stops a row for want of any age: one may be that of all. */
const OF_ALL: ReadonlySet<Reason> = new Set(['categoryMissing']);

/** What is said of an event once, whatever the cells of its rows say. */
const OF_EVENT: ReadonlySet<Reason> = new Set(['categoryNotOfEvent']);

/** Somebody who is entered twice is a fault of that row alone. */
const OF_ONE: ReadonlySet<Reason> = new Set(['twice']);

/** What the faults that one answer puts right have in common; undefined for a fault of its row alone. */
function makeFaultKey({ field, reason, value, detail = '' }: Issue): string | undefined {
  const isAlike = (ALIKE.has(field) && !OF_ONE.has(reason)) || OF_ALL.has(reason);
  return isAlike ? JSON.stringify([field, reason, OF_EVENT.has(reason) ? '' : value, detail]) : undefined;
}

/** A fault of some rows, which one answer puts right in all of them. */
export interface FaultGroup extends Issue {
  readonly key: string;
  /** Its cells differ: no value is that of all. */
  readonly isMixed?: true;
  /** The rows that are shown, at least one. */
  readonly rows: readonly [CheckedRow, ...CheckedRow[]];
  /** Every line in which the answer counts, those that another fault keeps elsewhere among them. */
  readonly lines: readonly number[];
}

/** Faults in the order of their first rows: equal ones together, where one answer may put them right. */
export function groupFaults(rows: readonly CheckedRow[], all: readonly CheckedRow[], errors: boolean): FaultGroup[] {
  const lines = new Map<string, number[]>();
  for (const { line, issues } of all)
    for (const key of new Set(issues.map(makeFaultKey))) {
      if (key === undefined) continue;
      const known = lines.get(key);
      if (known === undefined) lines.set(key, [line]);
      else known.push(line);
    }
  const faults = rows.flatMap((row) =>
    row.issues.filter((issue) => isError(issue) === errors).map((issue) => ({ issue, row, key: makeFaultKey(issue) })),
  );
  const groups = Map.groupBy(faults, ({ issue, row, key }) => key ?? `${row.line} ${issue.field} ${issue.reason}`);
  return [...groups].flatMap(([key, [first, ...others]]) =>
    first === undefined
      ? []
      : [
          {
            ...first.issue,
            ...(others.some(({ issue }) => issue.value !== first.issue.value) && { value: '', isMixed: true as const }),
            key,
            rows: [first.row, ...others.map(({ row }) => row)] as const,
            lines: lines.get(key) ?? [first.row.line],
          },
        ],
  );
}

/** What several rows say alike of their persons and event. */
export function mergePersons(rows: readonly CheckedRow[]): RowPerson {
  const [first, ...others] = rows.map(({ person }) => person);
  if (first === undefined) return {};
  return {
    sex: others.every(({ sex }) => sex === first.sex) ? first.sex : undefined,
    category: others.every(({ category }) => category === first.category) ? first.category : undefined,
    event: first.event,
  };
}
