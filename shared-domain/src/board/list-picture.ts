import { readEvent } from '../discipline/challenge-event.ts';
import { isFieldEvent, isTrackEvent, isVerticalJump } from '../discipline/event-ref.ts';
import { findDistance } from '../discipline/relays.ts';
import type { ContestAthlete } from '../live-input/contest-athlete.ts';
import type { FoldedTrialView } from '../live-input/device-view.ts';
import { readAttempts } from '../live-input/read-attempts.ts';
import { readBars } from '../live-input/read-bars.ts';
import type { HorizontalAttempt } from '../performance/attempts.ts';
import { formatDistance, formatHeight } from '../performance/format-mark.ts';
import { findStatusCode, isOut, MARK_STATUS } from '../performance/mark-status.ts';
import { formatWind } from '../performance/wind.ts';
import { formatBracketedPlace } from '../ranking/bracketed-place.ts';
import { findRowWind } from '../ranking/row-wind.ts';
import { needsWind } from '../trial/list-type.ts';
import { findStartTime } from '../trial/start-time.ts';
import { isPublished, TRIAL_STATUS } from '../trial/trial-status.ts';
import { type Freeze, keepFrozenRows } from './freeze.ts';
import { findListedBest, findNotable } from './notable.ts';
import {
  findRaceStage,
  findRaceWind,
  findRunning,
  listLanes,
  listOrder,
  type RaceRow,
  type RaceStage,
} from './race-rows.ts';

/** A line of a list as a board shows it. */
export interface ListRow extends RaceRow {
  /** Keeps its place because the referee is awaited. */
  readonly isFrozen: boolean;
  /** Who made the last attempt. */
  readonly isLatest: boolean;
  /** How far along the last metres this one was when the first finished, from 0 to 1. */
  readonly stride?: number;
}

/** A start list, an order of arrival or a standing, without words of a language. */
export interface ListPicture {
  readonly kind: 'lanes' | 'order' | 'standing';
  readonly state: 'toStart' | 'running' | 'awaited' | 'provisional' | 'official';
  /** Hour of the start, ms; since when the race runs, ms. */
  readonly startAt?: number;
  readonly since?: number;
  readonly wind?: number;
  /** Attempts that everybody has had; the bar, mm. */
  readonly attemptCount?: number;
  readonly bar?: number;
  readonly rows: readonly ListRow[];
  /** How many go on, and after how many rows they end. */
  readonly cut?: { readonly to: number; readonly after: number };
  /** Metres that the lines under the rows stand for. */
  readonly strideMetres?: number;
  /** Whether the figures are best marks. */
  readonly hasBests: boolean;
}

const LAST = Number.MAX_SAFE_INTEGER;
const rateRank = ({ rank }: Pick<RaceRow, 'rank'>): number => rank ?? LAST;

/** The last metres of a race, of which the least that hold the third are drawn. */
const STRIDE_METRES = [6, 20, 60, 200] as const;
const PODIUM = 3;

/** Metres that are drawn of a race, and where on them each was when the first finished. */
export function findStrides(
  times: readonly (number | undefined)[],
  distance: number,
): { readonly metres: number; readonly strides: readonly (number | undefined)[] } | undefined {
  const known = times.filter((time) => time !== undefined).toSorted((a, b) => a - b);
  const [best] = known;
  if (best === undefined || known.length < 2 || distance <= 0) return undefined;
  const measure = (time: number) => distance * (1 - best / time);
  const third = measure(known[Math.min(PODIUM, known.length) - 1] ?? best);
  const metres = STRIDE_METRES.find((one) => one > third);
  if (metres === undefined) return undefined;
  const strides = times.map((time) => {
    const left = time === undefined ? metres : measure(time);
    return left >= metres ? undefined : 1 - left / metres;
  });
  return { metres, strides };
}

/** The order with those who wait for the referee as they were; who was not in it then has a name and nothing else. */
function freezeOrder({ trial }: FoldedTrialView, order: readonly RaceRow[], freeze: Freeze) {
  const findBefore = (row: string): RaceRow | undefined => {
    const before = listOrder(freeze.findBefore(row)).find((one) => one.row === row);
    const now = order.find((one) => one.row === row);
    return (
      before ??
      (now && {
        ...now,
        place: '',
        rank: undefined,
        detail: '',
        mark: '',
        isFirst: false,
        chip: undefined,
        record: undefined,
        v: undefined,
        raw: undefined,
        made: undefined,
        behind: undefined,
      })
    );
  };
  return keepFrozenRows(trial.oid, order, freeze, findBefore).toSorted((a, b) => rateRank(a) - rateRank(b));
}

/** Who starts where, with what they have done before. */
export function describeStart(folded: FoldedTrialView): ListPicture {
  const { trial } = folded;
  const rows = listLanes(folded).map((one) => ({ ...one, isFrozen: false, isLatest: false }));
  return {
    kind: 'lanes',
    state: 'toStart',
    startAt: Date.parse(findStartTime(trial)),
    rows,
    hasBests: rows.some(({ detail, mark }) => detail !== '' && mark !== ''),
  };
}

/** A race: who is in which lane, the time that runs, then the order as it is said. `asked`: what the address asks for. */
export function describeRace(folded: FoldedTrialView, freeze: Freeze, asked?: RaceStage): ListPicture {
  const { trial, kind } = folded;
  const order = listOrder(folded);
  const found = findRaceStage(folded, order);
  const stage = asked ?? found;
  // A word of the call room is no result yet.
  const isOrder = stage === 'order' && (found === 'order' || order.some(({ place }) => place !== ''));
  const since = findRunning(folded);
  const running = since === undefined ? {} : { since };
  if (!isOrder) {
    const state = since !== undefined ? 'running' : stage === 'order' ? 'awaited' : 'toStart';
    return { ...describeStart(folded), ...running, state };
  }
  const rows = freezeOrder(folded, order, freeze);
  const event = readEvent(trial, kind);
  const strides = isTrackEvent(trial.g0)
    ? findStrides(
        rows.map(({ v, isFrozen }) => (isFrozen ? undefined : v)),
        findDistance(event),
      )
    : undefined;
  const wind = findRaceWind(folded);
  return {
    kind: 'order',
    state: trial.status === TRIAL_STATUS.official ? 'official' : 'provisional',
    ...running,
    ...(wind === undefined ? {} : { wind }),
    ...(strides === undefined ? {} : { strideMetres: strides.metres }),
    rows: rows.map((one, at) => {
      const stride = strides?.strides[at];
      return { ...one, isLatest: false, ...(stride === undefined ? {} : { stride }) };
    }),
    hasBests: false,
  };
}

interface Ranked extends ContestAthlete {
  readonly rank: number | undefined;
  readonly best: number | undefined;
  readonly wind: number | undefined;
  /** Of a jump or a throw with attempts, those of the sheet. */
  readonly series: readonly HorizontalAttempt[];
}

/** Who has a place or a word, with the place and the mark that the list has: a judge may have given the place, the secretariat typed the mark. */
function listRanked(folded: FoldedTrialView): readonly Ranked[] {
  const event = readEvent(folded.trial, folded.kind);
  const pick = ({ mark: { rank, prf } }: Pick<ContestAthlete, 'mark'>) => ({ rank, best: findListedBest(prf) });
  const athletes: readonly Ranked[] = isVerticalJump(folded.trial.g0)
    ? readBars(folded).athletes.map((one) => ({ ...one, ...pick(one), wind: undefined, series: [] }))
    : readAttempts(folded).athletes.map((one) => ({
        ...one,
        ...pick(one),
        wind: findRowWind({ attempts: one.series }, event),
      }));
  return athletes
    .filter((one) => one.rank !== undefined || one.mark.prf !== undefined)
    .toSorted((a, b) => rateRank(a) - rateRank(b));
}

function listStandingRows(folded: FoldedTrialView): readonly RaceRow[] {
  const { trial, kind } = folded;
  const event = readEvent(trial, kind);
  const isVertical = isVerticalJump(trial.g0);
  const format = isVertical ? formatHeight : formatDistance;
  const ranked = listRanked(folded);
  return ranked.map(({ row, start, rank, best, wind, mark, series }) => {
    const st = mark.prf?.st ?? MARK_STATUS.dash;
    const word = isOut({ st }) || best === undefined ? findStatusCode({ st }) : undefined;
    const notable = word === undefined ? findNotable(folded, { row, start, best, series }) : {};
    return {
      row,
      place: formatBracketedPlace({ rank }, ranked.length),
      rank,
      bib: start.bib,
      last: start.last,
      first: start.first,
      detail: best !== undefined && wind !== undefined && needsWind(event) ? formatWind(wind) : '',
      mark: word ?? (best === undefined ? '' : format(best)),
      isFirst: rank === 1,
      raw: word === undefined ? best : undefined,
      wind: best === undefined ? undefined : wind,
      ...notable,
    };
  });
}

/** Who stands where in a field event, who made the last attempt, and who would go on. */
export function describeStanding(folded: FoldedTrialView, freeze: Freeze): ListPicture {
  const { trial, sheet } = folded;
  const rows = keepFrozenRows(trial.oid, listStandingRows(folded), freeze, (row) =>
    listStandingRows(freeze.findBefore(row)).find((one) => one.row === row),
  ).toSorted((a, b) => rateRank(a) - rateRank(b));
  const isOver = isPublished(trial.status) || sheet.state.contest?.state.phase === 'end';
  const isVertical = isVerticalJump(trial.g0);
  const bars = isVertical && !isOver ? readBars(folded) : undefined;
  const attempts = isVertical || isOver ? undefined : readAttempts(folded);
  const latest = (bars ?? attempts)?.attempts.at(-1)?.row;
  const going = attempts?.athletes.filter(({ standing }) => standing?.status === 'in') ?? [];
  const counts = going.map(({ standing }) => standing?.attempts.length ?? 0);
  // Several implements have a cut each, so that no line parts the list.
  const to = attempts?.contest.rules.groups === undefined ? attempts?.athletes[0]?.lastGoingOn?.place : undefined;
  const after = to === undefined ? 0 : rows.filter((one) => rateRank(one) <= to).length;
  return {
    kind: 'standing',
    state: trial.status === TRIAL_STATUS.official ? 'official' : 'provisional',
    ...(counts.length > 0 && Math.min(...counts) > 0 ? { attemptCount: Math.min(...counts) } : {}),
    ...(bars === undefined || bars.contest.bar === 0 ? {} : { bar: bars.contest.bar }),
    rows: rows.map((one) => ({ ...one, isLatest: one.row === latest && !one.isFrozen })),
    ...(to === undefined || after >= rows.length ? {} : { cut: { to, after } }),
    hasBests: false,
  };
}

const LIST_LAYOUTS = ['depart', 'resultat', 'classement'] as const;
/** Layouts of a stadium's wall, and those beside a pit once its event is a list. */
export type ListLayout = (typeof LIST_LAYOUTS)[number] | 'concours';

export const isListShown = (layout: string): layout is ListLayout => LIST_LAYOUTS.some((one) => one === layout);

/** The list that a layout shows of a trial. */
export function describeList(layout: ListLayout, folded: FoldedTrialView, freeze: Freeze): ListPicture {
  if (isFieldEvent(folded.trial.g0))
    return layout === 'depart' ? describeStart(folded) : describeStanding(folded, freeze);
  return describeRace(folded, freeze, layout === 'depart' ? 'lanes' : layout === 'resultat' ? 'order' : undefined);
}
