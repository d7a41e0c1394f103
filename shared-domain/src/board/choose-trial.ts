import { isCombined, isFieldEvent, isVerticalJump } from '../discipline/event-ref.ts';
import type { DeviceTrial, KnownCompetition, SeenFact } from '../live-input/device-view.ts';
import { FINISH_KINDS } from '../live-input/finish-kinds.ts';
import { isRaceWalk } from '../live-input/judging-fact.ts';
import { isLapRace } from '../live-input/lap-race.ts';
import { compareStartTimes, isAhead } from '../trial/start-time.ts';
import { isInProgress, isOfficial, isPublished, isToStart, TRIAL_STATUS } from '../trial/trial-status.ts';
import type { BoardAddress } from './board-address.ts';

const { startlist, called, running } = TRIAL_STATUS;

/** Layouts of the whole stadium, or of any event of it. */
const ANY_EVENT: readonly BoardAddress['layout'][] = ['incrustation', 'multi', 'mix', 'message', 'sponsor'];

/** Whether a layout can show a trial. */
function isShown(layout: BoardAddress['layout'], trial: DeviceTrial, kind: string): boolean {
  const { g0, g1 } = trial;
  if (layout === 'marche') return isRaceWalk({ g1 });
  if (layout === 'depart' || layout === 'resultat') return !isFieldEvent(g0) && !isCombined(g0);
  if (layout === 'tours') return isLapRace(trial, kind);
  if (ANY_EVENT.includes(layout)) return !isCombined(g0);
  return layout === 'barre' ? isVerticalJump(g0) : isFieldEvent(g0);
}

const fold = (text: string | undefined): string => (text ?? '').trim().toLocaleLowerCase('fr');

/** Whether a device of a place writes a trial; anywhere where no place is asked for. */
const isAtPlace = ({ tenures = [] }: DeviceTrial, place: string | undefined): boolean =>
  place === undefined || tenures.some(({ label }) => fold(label) === fold(place));

/** Layouts that show what has come in, whatever is called meanwhile; parts of an overlay that are no such thing. */
const OF_RESULTS: readonly BoardAddress['layout'][] = ['resultat', 'classement', 'incrustation'];
const OF_NOW: readonly BoardAddress['part'][] = ['athlete', 'depart', 'horloge'];

/** The newest fact of each trial, among those that count. */
function findNewestFacts(
  facts: readonly SeenFact[],
  counts: (fact: SeenFact) => boolean = () => true,
): ReadonlyMap<string, SeenFact> {
  const newest = new Map<string, SeenFact>();
  for (const one of facts) {
    const trial = String(one.fact.trialOID);
    if (counts(one) && one.n > (newest.get(trial)?.n ?? 0)) newest.set(trial, one);
  }
  return newest;
}

/** How much a trial is what a board shows: by its state, then by when the last word of it came, ms, then by the number of that. */
type Rating = readonly [state: number, at: number, n: number];
type Rate = (trial: DeviceTrial) => Rating | undefined;

const compareRatings = (a: Rating, b: Rating): number => b[0] - a[0] || b[1] - a[1] || b[2] - a[2];

/** Rates what goes on: underway before over. A start list is called or underway; beside a pit whoever jumps is before whoever is called. */
function rateUnderway({ facts }: KnownCompetition, { layout, part }: BoardAddress): Rate {
  const newest = findNewestFacts(facts);
  const isOfStarts = layout === 'depart' || part === 'depart';
  return ({ oid, status }) => {
    const n = newest.get(oid)?.n;
    const state = status === running ? 2 : status === called ? (isOfStarts ? 2 : 1) : 0;
    return n === undefined && state === 0 ? undefined : [state, 0, n ?? 0];
  };
}

/**
 * Rates what has come in: the newest change of a list or word of an official in an event that has begun, or whose finish somebody has read.
 * One that is called, or checked in the call room, comes after all of them; over a picture it is seen from its starter's first word.
 */
function rateResults({ facts }: KnownCompetition, { layout }: BoardAddress): Rate {
  const isOverlay = layout === 'incrustation';
  const newest = findNewestFacts(facts);
  const begun = findNewestFacts(
    facts,
    ({ fact, by }) => FINISH_KINDS.includes(String(fact.kind)) || (isOverlay && by === 'starter'),
  );
  return ({ oid, status, results, updated }) => {
    const hasBegun = isInProgress(status) || isOfficial(status);
    const last = hasBegun ? newest.get(oid) : isToStart(status) ? begun.get(oid) : undefined;
    if (hasBegun && (last !== undefined || status === running || (isPublished(status) && results > 0)))
      return [1, Math.max(Date.parse(updated), last === undefined ? 0 : Date.parse(last.arrived)), last?.n ?? 0];
    if (last !== undefined) return [1, Date.parse(last.arrived), last.n];
    const n = newest.get(oid)?.n;
    return n === undefined && status !== called ? undefined : [0, 0, n ?? 0];
  };
}

/**
 * The trial that a board shows: the one that its address names; else of results the one with the newest change, and of what goes on the
 * one underway of which something was said last. Undefined before the first one.
 */
export function chooseTrial(seen: KnownCompetition, address: BoardAddress): DeviceTrial | undefined {
  const { layout, trial: wanted, place, part } = address;
  if (wanted !== undefined) return seen.trials.find(({ oid, uid }) => oid === wanted || uid === wanted);
  const isOfResults = OF_RESULTS.includes(layout) && !OF_NOW.includes(part);
  const rate = isOfResults ? rateResults(seen, address) : rateUnderway(seen, address);
  const [first] = seen.trials
    .filter((trial) => isShown(layout, trial, seen.challenge?.kind ?? '') && isAtPlace(trial, place))
    .flatMap((trial) => {
      const rating = rate(trial);
      return rating === undefined ? [] : { trial, rating };
    })
    .toSorted((a, b) => compareRatings(a.rating, b.rating));
  return first?.trial;
}

/**
 * The trial of which a board waits for news; undefined: all of them, where its picture has others too, as a wall of two lists has (`isDouble`), or
 * where a graphics server may name another.
 */
export const findWatchedTrial = (
  { layout, trial }: Pick<BoardAddress, 'layout' | 'trial'>,
  isDouble: boolean,
): string | undefined => (isDouble || ANY_EVENT.includes(layout) ? undefined : trial);

/** The next trial that a board will show, by its hour; one that is late stays announced. */
export function findNextTrial(seen: KnownCompetition, { layout }: BoardAddress, at: number): DeviceTrial | undefined {
  const [next] = seen.trials
    .filter(
      (trial) => isShown(layout, trial, seen.challenge?.kind ?? '') && trial.status !== called && isAhead(trial, at),
    )
    .toSorted(compareStartTimes);
  return next;
}

/** What stands beside a list on a wall of two: beside a start list the last result, beside a result the next start list. */
export function chooseBeside(
  seen: KnownCompetition,
  address: BoardAddress,
  shown: DeviceTrial,
): { readonly layout: 'depart' | 'resultat'; readonly trial: DeviceTrial } | undefined {
  const others = { ...seen, trials: seen.trials.filter(({ oid }) => oid !== shown.oid) };
  const isRace = ({ g0 }: DeviceTrial) => !isFieldEvent(g0) && !isCombined(g0);
  if (address.layout === 'depart') {
    const [last] = others.trials
      .filter((trial) => isRace(trial) && isPublished(trial.status))
      .toSorted((a, b) => b.updated.localeCompare(a.updated));
    return last && { layout: 'resultat', trial: last };
  }
  const [next] = others.trials
    .filter((trial) => isRace(trial) && (trial.status === startlist || trial.status === called))
    .toSorted(compareStartTimes);
  return next && { layout: 'depart', trial: next };
}
