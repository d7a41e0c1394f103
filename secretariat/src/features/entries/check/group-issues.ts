import type { CheckedRow } from './checked-row.ts';
import type { Field } from './fields.ts';
import { type Issue, isError, type Reason } from './issue.ts';
import type { RowPerson } from './programme.ts';

/** Fields whose text means the same in every row: one correction applies to all rows with that text. */
const SHARED_FIELDS: ReadonlySet<Field> = new Set([
  'event',
  'sex',
  'category',
  'round',
  'country',
  'club',
  'title',
  'ages',
]);

/** Reasons that one answer can resolve for all rows, whatever the field. */
const SHARED_REASONS: ReadonlySet<Reason> = new Set(['categoryMissing', 'firstMissing']);

/** Reasons that concern an event: its rows are grouped whatever their cells hold. */
const EVENT_REASONS: ReadonlySet<Reason> = new Set(['categoryNotOfEvent', 'eventNew']);

/** Reasons that concern one row only and are never grouped. */
const ROW_REASONS: ReadonlySet<Reason> = new Set(['twice', 'twoSexes']);

/** Reasons whose rows are shown together, and each corrected by itself. */
export const OWN_VALUE_REASONS: ReadonlySet<Reason> = new Set(['firstMissing']);

/** The same key for issues that one correction resolves together; undefined for an issue of a single row. */
function makeIssueKey({ field, reason, value, detail = '' }: Issue): string | undefined {
  const isShared = (SHARED_FIELDS.has(field) && !ROW_REASONS.has(reason)) || SHARED_REASONS.has(reason);
  return isShared ? JSON.stringify([field, reason, EVENT_REASONS.has(reason) ? '' : value, detail]) : undefined;
}

/** Issues of several rows that one correction resolves together. */
export interface IssueGroup extends Issue {
  readonly key: string;
  /** The cells differ; `value` is empty. */
  readonly isMixed?: true;
  /** Rows shown in the table, at least one. */
  readonly rows: readonly [CheckedRow, ...CheckedRow[]];
  /** All lines that the correction applies to, also those that another error keeps out of the shown rows. */
  readonly lines: readonly number[];
}

/** The errors, or the warnings, of `rows` in the order of first appearance, equal ones grouped; `all` are all rows of the file. */
export function groupIssues(rows: readonly CheckedRow[], all: readonly CheckedRow[], areErrors: boolean): IssueGroup[] {
  const lines = new Map<string, number[]>();
  for (const { line, issues } of all)
    for (const key of new Set(issues.map(makeIssueKey))) {
      if (key === undefined) continue;
      const groupLines = lines.get(key);
      if (groupLines === undefined) lines.set(key, [line]);
      else groupLines.push(line);
    }
  const issuesWithRows = rows.flatMap((row) =>
    row.issues
      .filter((issue) => isError(issue) === areErrors)
      .map((issue) => ({ issue, row, key: makeIssueKey(issue) })),
  );
  const groups = Map.groupBy(
    issuesWithRows,
    ({ issue, row, key }) => key ?? `${row.line} ${issue.field} ${issue.reason}`,
  );
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

/** Sex and category where all rows agree, and the event of the first. */
export function mergePersons(rows: readonly CheckedRow[]): RowPerson {
  const [first, ...others] = rows.map(({ person }) => person);
  if (first === undefined) return {};
  return {
    sex: others.every(({ sex }) => sex === first.sex) ? first.sex : undefined,
    category: others.every(({ category }) => category === first.category) ? first.category : undefined,
    event: first.event,
  };
}
