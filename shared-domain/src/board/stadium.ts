import type { BoardRecord } from '../contract/types.ts';
import { isCombined, isFieldEvent, isVerticalJump } from '../discipline/event-ref.ts';
import { findClosing } from '../live-input/call-time.ts';
import type { ContestAthlete } from '../live-input/contest-athlete.ts';
import type { DeviceTrial, FoldedTrialView, KnownCompetition } from '../live-input/device-view.ts';
import { readAttempts } from '../live-input/read-attempts.ts';
import { readBars } from '../live-input/read-bars.ts';
import type { HorizontalAttempt } from '../performance/attempts.ts';
import { formatDistance, formatHeight } from '../performance/format-mark.ts';
import { compareStartTimes, findStartTime, isAhead } from '../trial/start-time.ts';
import { isPublished, TRIAL_STATUS } from '../trial/trial-status.ts';
import { fold } from './freeze.ts';
import type { News } from './mix-plan.ts';
import { findListedBest, findNotable } from './notable.ts';
import { findRunning, listOrder } from './race-rows.ts';

const { planned, startlist, called, running } = TRIAL_STATUS;

const UNDERWAY: readonly number[] = [called, running];
const BEFORE: readonly number[] = [planned, startlist];

/** Events of a picture, where its address does not say. */
export const STADIUM_CELLS = { screen: 4, double: 6 } as const;

/** One event of the stadium in a few words, without those of a language. */
export interface StadiumCell {
  readonly trial: DeviceTrial;
  /** Who is at it, who leads, a race that runs or has its order, or one that is to come. */
  readonly kind: 'turn' | 'lead' | 'running' | 'order' | 'ahead' | 'pause';
  readonly bib?: string | undefined;
  readonly last?: string;
  /** Number of the attempt of who is at it; undefined where nobody is. */
  readonly attempt?: number;
  /** The row of who is at it or leads; none where several lead, whose names `last` has. */
  readonly row?: string;
  /** The bar, the leader's mark or time; in raw units, mm or ms. */
  readonly figure?: string;
  readonly raw?: number | undefined;
  /** The record that it makes, or the jump `made`, mm, where the leading one has too much wind. */
  readonly record?: BoardRecord | undefined;
  readonly made?: number | undefined;
  /** Since when a race runs, where its start was said; until when a pause is; ms. */
  readonly since?: number;
  readonly until?: number | undefined;
  /** The hour of the start, and of the end of its call, ms. */
  readonly startAt: number;
  readonly callAt: number;
}

const describeWho = <K extends StadiumCell['kind']>(
  kind: K,
  { row, bib, last }: { readonly row: string; readonly bib?: string | undefined; readonly last: string },
) => ({ kind, row, bib, last });

type FieldCell = Omit<StadiumCell, 'trial' | 'since' | 'until' | 'startAt' | 'callAt'>;

type Contestant = ContestAthlete & {
  readonly standing: { readonly attempts: readonly unknown[] } | undefined;
  readonly series?: readonly HorizontalAttempt[];
};

/** Who leads and with what: by name alone where several are level. Undefined before the first mark. */
function describeLead(
  folded: FoldedTrialView,
  athletes: readonly Contestant[],
  format: (mark: number) => string,
): FieldCell | undefined {
  const leaders = athletes.filter(({ mark }) => mark.rank === 1);
  const [lead, ...others] = leaders;
  const best = findListedBest(lead?.mark.prf);
  if (lead === undefined || best === undefined) return undefined;
  const { record, made } = findNotable(folded, { series: [], ...lead, best });
  const who =
    others.length === 0
      ? describeWho('lead', lead.start)
      : ({ kind: 'lead', last: leaders.map(({ start }) => start.last).join(', ') } as const);
  return { ...who, figure: format(best), raw: best, record, ...(record === undefined ? {} : { made }) };
}

/** The bar; none before the heights are known. */
const describeHeight = (bar: number) => (bar > 0 ? { figure: formatHeight(bar), raw: bar } : {});

/** An event in which nobody is up and nobody leads: one to come, unless an attempt was made. */
const describeNobody = (athletes: readonly Contestant[], bar = 0): FieldCell => {
  if (athletes.every(({ standing }) => (standing?.attempts ?? []).length === 0)) return { kind: 'ahead' };
  return { kind: 'turn', ...describeHeight(bar) };
};

function describeField(folded: FoldedTrialView): FieldCell {
  if (isVerticalJump(folded.trial.g0)) {
    const { athletes, called: athlete, letters, contest, nextHeight } = readBars(folded);
    if (athlete !== undefined)
      return { ...describeWho('turn', athlete.start), attempt: letters.length + 1, ...describeHeight(contest.bar) };
    // Between two bars, at a tie for first place and at the end nobody is up.
    const next = contest.phase === 'contest' ? (nextHeight ?? contest.bar) : 0;
    return describeLead(folded, athletes, formatHeight) ?? describeNobody(athletes, next);
  }
  const { athletes, called: athlete, number } = readAttempts(folded);
  const lead = describeLead(folded, athletes, formatDistance);
  if (lead !== undefined) return lead;
  return athlete === undefined ? describeNobody(athletes) : { ...describeWho('turn', athlete.start), attempt: number };
}

/** What there is to say of one event now; `call`: when calls close. */
export function describeCell(folded: FoldedTrialView, call: KnownCompetition['challenge']['call']): StadiumCell {
  const { trial, sheet } = folded;
  const times = { startAt: Date.parse(findStartTime(trial)), callAt: findClosing(trial, call) };
  const pause = sheet.live?.pause;
  if (BEFORE.includes(trial.status)) return { trial, kind: 'ahead', ...times };
  if (pause !== undefined && !isPublished(trial.status))
    return { trial, kind: 'pause', until: pause.until === undefined ? undefined : Date.parse(pause.until), ...times };
  if (isFieldEvent(trial.g0)) return { trial, ...describeField(folded), ...times };
  const [first] = listOrder(folded);
  if (first?.isFirst === true)
    return {
      trial,
      ...describeWho('order', first),
      figure: first.mark,
      raw: first.raw,
      record: first.record,
      ...times,
    };
  const since = findRunning(folded);
  if (since !== undefined) return { trial, kind: 'running', since, ...times };
  return { trial, kind: trial.status === running ? 'running' : 'ahead', ...times };
}

/** The events of a stadium at a minute: those underway, the last one of which something was said first, then those to come by their hour. */
export function listStadium({ trials, facts }: KnownCompetition, at: number, count: number): readonly DeviceTrial[] {
  const minute = Math.floor(at / 60_000) * 60_000;
  const lastNumbers = new Map<string, number>();
  for (const { n, fact } of facts) lastNumbers.set(String(fact.trialOID), n);
  const rate = ({ oid }: DeviceTrial) => lastNumbers.get(oid) ?? 0;
  const shown = trials.filter(({ g0 }) => !isCombined(g0));
  const underway = shown.filter(({ status }) => UNDERWAY.includes(status)).toSorted((a, b) => rate(b) - rate(a));
  const ahead = shown.filter((trial) => trial.status !== called && isAhead(trial, minute)).toSorted(compareStartTimes);
  return [...underway, ...ahead].slice(0, count);
}

/** When the leader of a field event made the mark that leads, ms; undefined before the first one. */
function findLeadInstant(folded: FoldedTrialView, { facts }: KnownCompetition): number | undefined {
  const isVertical = isVerticalJump(folded.trial.g0);
  const view = isVertical ? readBars(folded) : readAttempts(folded);
  const lead = view.athletes.find(({ mark }) => mark.rank === 1);
  const best = findListedBest(lead?.mark.prf);
  if (lead === undefined || best === undefined) return undefined;
  const attempt = view.attempts.find(
    ({ row, r, h, v }) => row === lead.row && r === 'o' && (isVertical ? h : v) === best,
  );
  const arrived = facts.find(({ fact }) => fact.id === attempt?.said)?.arrived;
  return arrived === undefined ? undefined : Date.parse(arrived);
}

/** How many a published list has: results, or the order as officials have said it where the secretariat has not taken it over yet. */
function countResults(trial: DeviceTrial, seen: KnownCompetition): number {
  if (!isPublished(trial.status) || isCombined(trial.g0)) return 0;
  if (trial.results > 0) return trial.results;
  return isFieldEvent(trial.g0) ? trial.rows.length : listOrder(fold(trial, seen)).length;
}

/** What came to be known of a competition, and when: results, and new leaders of field events. */
export function listNews(seen: KnownCompetition): readonly News[] {
  return seen.trials.flatMap((trial): News[] => {
    const { oid, status, round, updated, g0 } = trial;
    const rows = countResults(trial, seen);
    const ownRank = (trial.records ?? []).length > 0 ? 'record' : round === 'f' ? 'final' : 'heat';
    if (rows > 0) return [{ trial: oid, at: Date.parse(updated), rank: ownRank, rows }];
    if (!isFieldEvent(g0) || isCombined(g0) || status !== running) return [];
    const folded = fold(trial, seen);
    const at = findLeadInstant(folded, seen);
    return at === undefined ? [] : [{ trial: oid, at, rank: 'field', rows: Math.min(trial.rows.length, 8) }];
  });
}

/** The event whose result came last. */
export function findLastResult(seen: KnownCompetition): DeviceTrial | undefined {
  const published = seen.trials
    .filter((trial) => countResults(trial, seen) > 0)
    .toSorted((a, b) => b.updated.localeCompare(a.updated));
  return published[0];
}

/** Field events underway in which somebody has a mark. */
export const listStandings = (seen: KnownCompetition): readonly DeviceTrial[] =>
  seen.trials.filter((trial) => {
    if (!isFieldEvent(trial.g0) || isCombined(trial.g0) || trial.status !== running) return false;
    return findLeadInstant(fold(trial, seen), seen) !== undefined;
  });
