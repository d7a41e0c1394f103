import {
  areVertical,
  formatDistance,
  formatHeight,
  formatMark,
  formatWind,
  type HorizontalAttempt,
  isFieldEvent,
  isVerticalJump,
  MARK_STATUS,
  readHorizontalRules,
} from 'shared-domain';
import type { SentMark } from 'shared-domain/contract';
import { type DeviceTrial, formatAttempt, indexStartRows, type SeenFact } from 'shared-domain/live-input';
import type { DeskChange } from './desk-change.ts';

type StartRow = DeviceTrial['rows'][number];

const formatName = ({ bib, last }: StartRow): string => [bib, last.toUpperCase()].filter(Boolean).join(' ');
const formatBib = ({ bib, last }: StartRow): string => bib ?? last;
const listBibs = (rows: readonly StartRow[]): string => rows.map(formatBib).join(', ');
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What was and what is now, in one text. */
const sayBoth = (before: string, after: string): string => `${before || '–'} → ${after || '–'}`;

/** The rows of a start list in starting order. */
function sortRows({ rows }: DeviceTrial): readonly StartRow[] {
  const { orderedKeys } = indexStartRows(rows);
  return rows.toSorted((a, b) => orderedKeys.indexOf(a.row) - orderedKeys.indexOf(b.row));
}

type Renumbered = Pick<DeviceTrial, 'renumbered'>;

export const countRenumberings = (trial: Renumbered | undefined): number => trial?.renumbered?.length ?? 0;

/** The key that a row has now, which had this one after the first `known` changes of keys. */
export const findNewKey = (row: string, known: number, trial: Renumbered | undefined): string =>
  (trial?.renumbered ?? []).slice(known).reduce((key, { names }) => names[key] ?? key, row);

/** The new key of each row, where bibs were changed since. */
export const readNewKeys =
  (before: Renumbered, after: Renumbered): ((row: string) => string) =>
  (row) =>
    findNewKey(row, countRenumberings(before), after);

function listRowChanges(before: DeviceTrial, after: DeviceTrial): Omit<DeskChange, 'trial'>[] {
  const findNewKey = readNewKeys(before, after);
  const sorted = sortRows(after);
  const old = new Map(sortRows(before).map((start) => [findNewKey(start.row), start]));
  const current = new Set(sorted.map(({ row }) => row));
  const changes: Omit<DeskChange, 'trial'>[] = [];
  sorted.forEach((start, at) => {
    const [was, previous] = [old.get(start.row), sorted[at - 1]];
    if (was === undefined) {
      const neighbour = previous === undefined ? '–' : formatBib(previous);
      changes.push({ kind: 'added', rows: [start.row], values: { who: formatName(start), after: neighbour } });
    } else if (was.bib !== start.bib) {
      changes.push({ kind: 'bib', rows: [start.row], values: { old: formatBib(was), bib: formatBib(start) } });
    }
  });
  for (const [row, start] of old)
    if (!current.has(row)) changes.push({ kind: 'removed', rows: [row], values: { who: formatName(start) } });
  const order = sorted.filter(({ row }) => old.has(row));
  const oldOrder = [...old.keys()].filter((row) => current.has(row));
  if (
    !isSame(
      order.map(({ row }) => row),
      oldOrder,
    )
  )
    changes.push({
      kind: 'order',
      rows: order.flatMap(({ row }, at) => (oldOrder[at] === row ? [] : [row])),
      values: { bibs: sayBoth(listBibs(oldOrder.flatMap((row) => old.get(row) ?? [])), listBibs(order)) },
    });
  return changes;
}

function listAbsenceChanges(
  before: DeviceTrial,
  after: DeviceTrial,
  facts: readonly SeenFact['fact'][],
): Omit<DeskChange, 'trial'>[] {
  // What a call room or a starter says of who is there is no change by the secretariat.
  const checked = new Set(
    facts.flatMap((fact) => ((fact as { kind?: string }).kind === 'check' ? [(fact as { row?: string }).row] : [])),
  );
  const findNewKey = readNewKeys(before, after);
  const old = new Map(Object.entries(before.fold?.absences ?? {}).map(([row, why]) => [findNewKey(row), why]));
  const known = new Set(before.rows.map(({ row }) => findNewKey(row)));
  return after.rows.flatMap((start): Omit<DeskChange, 'trial'>[] => {
    const [was, is] = [old.get(start.row), after.fold?.absences?.[start.row]];
    // Whoever is added says so in a sentence of its own.
    if (was === is || !known.has(start.row) || (checked.has(start.row) && is !== 'scratched')) return [];
    return [{ kind: is ?? 'back', rows: [start.row], values: { bib: formatBib(start) } }];
  });
}

type VerticalCell = { readonly h: number; readonly r: string; readonly j?: boolean };

const readCells = (mark: SentMark | undefined): readonly VerticalCell[] =>
  (mark?.attempts ?? []).flatMap((one) => ('h' in one && one.j !== true ? [one as VerticalCell] : []));

/** Whether a row has no mark, as one that only the red cards of a race walk have made. */
const isUnmarked = (mark: SentMark | undefined): boolean =>
  mark === undefined || (mark.prf.st === MARK_STATUS.dash && mark.attempts === undefined);

const sayAttempt = (attempt: HorizontalAttempt): string =>
  `${formatAttempt(attempt)}${attempt.w === undefined ? '' : ` (${formatWind(attempt.w)})`}`;

/** The attempts of a long or triple jump or a throw, each as it is said. */
const listAttempts = ({ attempts = [] }: Pick<SentMark, 'attempts'> = {}): readonly string[] =>
  areVertical(attempts) ? [] : attempts.map(sayAttempt);

/** What the secretariat wrote by hand: by bar or by attempt where there are some. */
function listMarkChanges(before: DeviceTrial, after: DeviceTrial): Omit<DeskChange, 'trial'>[] {
  const event = { g0: after.g0, g1: after.g1, ...(after.dets.hand === true && { hand: true }) };
  const sayMark = (mark: SentMark | undefined) => (mark && formatMark(mark.prf, event)) || '–';
  return after.rows.flatMap((start): Omit<DeskChange, 'trial'>[] => {
    const [was, is] = [before.fold?.desk?.[start.row], after.fold?.desk?.[start.row]];
    // A scratching writes DNS into the results, and is said by itself.
    const isAbsent = after.fold?.absences?.[start.row] !== undefined;
    if (is === undefined || isAbsent || (was && isSame(was.now, is.now))) return [];
    if (isUnmarked(is.now) && isUnmarked(is.before) && isUnmarked(was?.now)) return [];
    const [rows, bib] = [[start.row], formatBib(start)];
    const own = readCells(is.before);
    const typed = readCells(is.now).filter(({ h, r }) => own.find((cell) => cell.h === h)?.r !== r);
    const [series, ownSeries, known] = [listAttempts(is.now), listAttempts(is.before), listAttempts(was?.now)];
    // A mark without attempts is said as a whole, whatever the judge's were.
    const count = series.length === 0 ? 0 : Math.max(series.length, ownSeries.length);
    const attempts = Array.from({ length: count }, (_, at) => at).flatMap((at): Omit<DeskChange, 'trial'>[] => {
      const [desk, own] = [series[at] ?? '–', ownSeries[at] ?? '–'];
      return desk === own || desk === known[at]
        ? []
        : [{ kind: 'attempt', rows, values: { bib, n: String(at + 1), desk, own } }];
    });
    if (attempts.length > 0) return attempts;
    if (typed.length === 0)
      return [{ kind: 'mark', rows, values: { bib, desk: sayMark(is.now), own: sayMark(is.before) } }];
    return typed.map(({ h, r }) => ({
      kind: 'cell',
      rows,
      values: { bib, bar: formatHeight(h), desk: r, own: own.find((cell) => cell.h === h)?.r ?? '–' },
    }));
  });
}

/** The mark that qualifies, and how many go on, of a field event; '' where nothing is said. */
function sayQualifying({ g0, dets }: DeviceTrial): string {
  const { standard, times, places } = dets.qualifying ?? {};
  return isFieldEvent(g0) ? [standard && formatDistance(standard), times || places].filter(Boolean).join(' · ') : '';
}

/** How many go on, after which attempts: of an event with distances, by the rules where the trial says nothing. */
const sayCuts = (trial: DeviceTrial): string =>
  isFieldEvent(trial.g0) && !isVerticalJump(trial.g0)
    ? readHorizontalRules(trial)
        .cuts.map(({ after, to }) => `${to} (${after})`)
        .join(', ')
    : '';

/** The part of a variant that names an implement or hurdles: `P7260`, `P106`. */
const findEquipment = ({ g1 }: DeviceTrial): string | undefined => /P\d+/.exec(g1)?.[0];

/** What the secretariat changed of the rules by which officials judge. */
function listRuleChanges(before: DeviceTrial, after: DeviceTrial): Omit<DeskChange, 'trial'>[] {
  const changes: Omit<DeskChange, 'trial'>[] = [];
  for (const [kind, say] of [
    ['qualifying', sayQualifying],
    ['cuts', sayCuts],
  ] as const) {
    const [was, is] = [say(before), say(after)];
    if (was !== is) changes.push({ kind, rows: [], values: { change: sayBoth(was, is) } });
  }
  // The decimal sign of a weight is the language's: the sentence reads the variants.
  if (findEquipment(before) !== findEquipment(after))
    changes.push({ kind: 'equipment', rows: [], values: { g0: String(after.g0), old: before.g1, g1: after.g1 } });
  return changes;
}

const listHeights = (heights: readonly number[] = []): string => heights.map((h) => formatHeight(h)).join(' ');

/** Announced heights and the status, which officials' own facts change too. */
function listTrialChanges(
  before: DeviceTrial,
  after: DeviceTrial,
  facts: readonly SeenFact['fact'][],
): Omit<DeskChange, 'trial'>[] {
  const changes: Omit<DeskChange, 'trial'>[] = [];
  const { heights = [] } = after.dets;
  const isOfFacts = facts.some((fact) => isSame((fact as { heights?: unknown }).heights, heights));
  if (!isSame(before.dets.heights ?? [], heights) && !isOfFacts)
    changes.push({
      kind: 'heights',
      rows: [],
      values: { heights: sayBoth(listHeights(before.dets.heights), listHeights(heights)) },
    });
  const isMovedByDesk =
    after.fold?.status === after.status && (facts.length === 0 || (after.fold.since ?? 0) > (before.fold?.since ?? 0));
  if (before.status !== after.status && isMovedByDesk)
    changes.push({ kind: 'status', rows: [], values: { status: String(after.status) } });
  return changes;
}

/** What the secretariat changed in a trial between two readings; `facts` are those of the trial. */
export function listDeskChanges(
  before: DeviceTrial,
  after: DeviceTrial,
  facts: readonly SeenFact['fact'][],
): readonly DeskChange[] {
  return [
    ...listRowChanges(before, after),
    ...listAbsenceChanges(before, after, facts),
    ...listMarkChanges(before, after),
    ...listRuleChanges(before, after),
    ...listTrialChanges(before, after, facts),
  ].map((change) => ({ trial: after.oid, ...change }));
}
