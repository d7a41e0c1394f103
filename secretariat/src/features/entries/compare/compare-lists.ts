import type { UploadResult, UploadStart, UploadTrial } from 'shared-domain/contract';
import type { CompetitionLists } from '../../../api/competition-lists.ts';
import type { UploadLists } from '../read/read-upload.ts';
import { RowIndex } from './row-index.ts';

type Row = UploadStart | UploadResult;
export type ChangeKind = 'added' | 'changed' | 'lost';

/** One difference between the stored lists and those about to be sent. */
export interface Change {
  readonly kind: ChangeKind;
  readonly list: 'trial' | 'starts' | 'results';
  /** uid of the trial, or of the event for commitments. */
  readonly uid: string;
  /** Name of that trial or event. */
  readonly where: string;
  readonly who: string;
  readonly fields: readonly { readonly name: string; readonly before: unknown; readonly after: unknown }[];
}

interface Comparison {
  readonly rows: { readonly added: number; readonly changed: number; readonly same: number; readonly lost: number };
  readonly trials: { readonly added: number; readonly changed: number; readonly same: number };
  readonly changes: readonly Change[];
  /** Number of results that would be overwritten or removed. */
  readonly overwritten: number;
}

/** Bests are fields of their own beside the others. */
const spreadBests = ({ pe, ...row }: Record<string, unknown>): Record<string, unknown> => ({
  ...row,
  ...(pe as object),
});

const toComparable = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** The fields that differ; with `isPartial`, fields that `after` lacks are left out. */
function compareFields(before: object, after: object, isPartial = false): Change['fields'] {
  const [a, b] = [spreadBests({ ...before }), spreadBests({ ...after })];
  const names = new Set([...(isPartial ? [] : Object.keys(a)), ...Object.keys(b)]);
  return [...names]
    .filter((name) => toComparable(a[name]) !== toComparable(b[name]))
    .map((name) => ({ name, before: a[name], after: b[name] }));
}

const formatPerson = ({ bib, last, first, relay, clubName }: Row): string =>
  [bib, [last, first].filter(Boolean).join(' ') || (relay === undefined ? '' : (clubName ?? toComparable(relay.n)))]
    .filter(Boolean)
    .join(' · ');

/** What sending these lists would change in the competition. */
export function compareLists(sent: UploadLists, current: CompetitionLists): Comparison {
  const changes: Change[] = [];
  const rows = { added: 0, changed: 0, same: 0, lost: 0 };
  const trials = { added: 0, changed: 0, same: 0 };
  let overwritten = 0;
  const currentTrials = new Map(current.trialsData.map((trial) => [trial.uid, trial]));
  const names = new Map<string, string>([
    ...current.groups.map(({ uid, name }) => [uid, name] as const),
    ...current.trialsData.map(({ uid, name }) => [uid, name] as const),
    ...(sent.trialsData ?? []).map(({ uid, name }) => [uid, name] as const),
  ]);
  const where = (uid: string) =>
    names.get(uid) ?? sent.trialsData?.find((trial) => trial.uid.startsWith(`${uid}-`))?.group ?? uid;
  for (const trial of sent.trialsData ?? []) compareTrial(trial);
  for (const [uid, list] of Object.entries(sent.startlists ?? {}))
    compareRows('starts', uid, list, current.startlists[uid] ?? []);
  for (const [uid, list] of Object.entries(sent.resultlists ?? {}))
    compareRows('results', uid, list, current.resultlists[uid] ?? []);
  return { rows, trials, changes, overwritten };

  function compareTrial(trial: UploadTrial): void {
    const before = currentTrials.get(trial.uid);
    const fields =
      before === undefined
        ? []
        : compareFields(before, trial, true).filter(({ name }) => name !== 'dts' && name !== 'dateE');
    const kind = before === undefined ? 'added' : fields.length > 0 ? 'changed' : 'same';
    trials[kind] += 1;
    if (kind !== 'same')
      changes.push({ kind, list: 'trial', uid: trial.uid, where: trial.group, who: trial.name, fields });
  }

  function compareRows(list: 'starts' | 'results', uid: string, after: readonly Row[], before: readonly Row[]): void {
    const index = new RowIndex(before, { byBib: true });
    const matchedRows = new Set<Row>();
    for (const row of after) {
      const before = index.find(row);
      const fields = before === undefined ? [] : compareFields(before, row);
      if (before !== undefined) matchedRows.add(before);
      const kind = before === undefined ? 'added' : fields.length > 0 ? 'changed' : 'same';
      rows[kind] += 1;
      if (kind === 'changed' && list === 'results') overwritten += 1;
      if (kind !== 'same') changes.push({ kind, list, uid, where: where(uid), who: formatPerson(row), fields });
    }
    for (const row of before) {
      if (matchedRows.has(row)) continue;
      rows.lost += 1;
      if (list === 'results') overwritten += 1;
      changes.push({ kind: 'lost', list, uid, where: where(uid), who: formatPerson(row), fields: [] });
    }
  }
}
