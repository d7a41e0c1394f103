import { isCombined, isFieldEvent, isVerticalJump } from '../discipline/event-ref.ts';
import type { DeviceTrial, KnownCompetition } from '../live-input/device-view.ts';
import { isRaceWalk } from '../live-input/judging-fact.ts';
import { isLapRace } from '../live-input/lap-race.ts';
import { compareStartTimes, isAhead } from '../trial/start-time.ts';
import { isPublished, TRIAL_STATUS } from '../trial/trial-status.ts';
import type { BoardAddress } from './board-address.ts';

const { startlist, called, running } = TRIAL_STATUS;

const UNDERWAY: readonly number[] = [called, running];

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

/**
 * The trial that a board shows: the one that its address names, else the one of which something was said last, those underway before
 * those that are over. Undefined before the first one.
 */
export function chooseTrial(
  seen: KnownCompetition,
  { layout, trial: wanted, place }: BoardAddress,
): DeviceTrial | undefined {
  if (wanted !== undefined) return seen.trials.find(({ oid, uid }) => oid === wanted || uid === wanted);
  const lastNumbers = new Map<string, number>();
  for (const { n, fact } of seen.facts) {
    const trial = String(fact.trialOID);
    lastNumbers.set(trial, Math.max(n, lastNumbers.get(trial) ?? 0));
  }
  const rate = ({ oid, status }: DeviceTrial): number =>
    (UNDERWAY.includes(status) ? Number.MAX_SAFE_INTEGER / 2 : 0) + (lastNumbers.get(oid) ?? 0);
  const [first] = seen.trials
    .filter(
      (trial) =>
        isShown(layout, trial, seen.challenge?.kind ?? '') &&
        isAtPlace(trial, place) &&
        (lastNumbers.has(trial.oid) || UNDERWAY.includes(trial.status)),
    )
    .toSorted((a, b) => rate(b) - rate(a));
  return first;
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
