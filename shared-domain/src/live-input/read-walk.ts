import { CARDS_TO_DISQUALIFY, WALK_RULES } from '../race/judge-walk.ts';
import type { DeviceTrial, FoldedTrialView } from './device-view.ts';
import { findWalkAlarm, type ShownCard, type WalkAlarm, type WalkerState } from './walk-state.ts';

/** A walker of the race, with the cards shown to him and what they call for. */
export interface Walker {
  readonly row: string;
  readonly start: DeviceTrial['rows'][number];
  readonly cards: readonly ShownCard[];
  readonly state: WalkerState | undefined;
  /** Out of the race: disqualified, or not finishing. */
  readonly isOut: boolean;
  /** The rules of a disqualification that was given. */
  readonly rules: readonly string[];
  readonly alarm: WalkAlarm | undefined;
  /** What was posted on the board, or proposed to the secretariat, of a penalty. */
  readonly posted: string | undefined;
  readonly isProposed: boolean;
}

const ALARM_ORDER: readonly WalkAlarm['kind'][] = ['dq', 'zone', 'added', 'inZone'];

/** The walkers of a race in starting order. */
export function readWalkers({ trial, sheet }: FoldedTrialView): readonly Walker[] {
  const { walkers, athleteStatuses, reports } = sheet.state;
  return trial.rows.map((start) => {
    const state = walkers.get(start.row);
    const status = athleteStatuses.get(start.row);
    const isOut = status !== undefined;
    const posted = reports.findLast(({ row, content }) => row === start.row && content.what === 'penalty');
    const alarm = state && findWalkAlarm(state, { isOut, penaltyMs: trial.dets.penaltyZone });
    return {
      row: start.row,
      start,
      cards: state?.cards ?? [],
      state,
      isOut,
      rules: status?.fact.rules ?? [],
      alarm,
      posted: posted?.content.text,
      isProposed: posted?.content.rules !== undefined,
    };
  });
}

/** Walkers that somebody has to see to, the most pressing first; what was proposed to the secretariat is done. */
export const listAlarms = (walkers: readonly Walker[]): readonly Walker[] =>
  walkers
    .filter(
      ({ alarm, isProposed }) =>
        alarm !== undefined && !((alarm.kind === 'added' || alarm.kind === 'zone') && isProposed),
    )
    .toSorted((a, b) => findOrder(a) - findOrder(b));

const findOrder = ({ alarm }: Walker): number => (alarm === undefined ? 9 : ALARM_ORDER.indexOf(alarm.kind));

export const countReds = ({ cards }: Pick<Walker, 'cards'>): number =>
  cards.filter(({ what }) => what === 'red').length;

/** The judges who have shown a card, in the order of their numbers, and at least the first six. */
export function listJudges(walkers: readonly Walker[]): readonly string[] {
  const shown = walkers.flatMap(({ cards }) => cards.map(({ judge }) => judge));
  return [...new Set([...['1', '2', '3', '4', '5', '6'], ...shown])].toSorted(
    (a, b) => Number(a) - Number(b) || (a < b ? -1 : 1),
  );
}

/** A walker whose red cards reached a number that calls for something, of which the chief judge is told. */
export interface ReachedCards {
  readonly walker: Walker;
  /** The fact of the card that reached it. */
  readonly card: string;
  /** The judges of the cards up to that one. */
  readonly judges: readonly string[];
  readonly calls:
    | { readonly kind: 'dq'; readonly rule: string }
    | { readonly kind: 'zone' | 'added'; readonly ms: number };
}

/**
 * Walkers with three red cards, and with a penalty zone those with four, the one who reached it first before the others (TR 54.7). It stays so
 * when the recorder has done what it calls for. `penaltyMs`: the stay in the zone, ms; without it there is none.
 * @example listReachedCards([], undefined) // []
 */
export function listReachedCards(walkers: readonly Walker[], penaltyMs = 0): readonly ReachedCards[] {
  const hasZone = penaltyMs > 0;
  return walkers
    .flatMap((walker) => {
      const reds = walker.cards.filter(({ what }) => what === 'red');
      const isPastZone = hasZone && reds.length > CARDS_TO_DISQUALIFY;
      const counted = reds.slice(0, isPastZone ? CARDS_TO_DISQUALIFY + 1 : CARDS_TO_DISQUALIFY);
      const last = counted.at(-1);
      const card = last?.facts[0];
      if (counted.length < CARDS_TO_DISQUALIFY || last === undefined || card === undefined) return [];
      const isAdded = walker.state?.record.penalty === 'added';
      const calls: ReachedCards['calls'] =
        hasZone && !isPastZone
          ? { kind: isAdded ? 'added' : 'zone', ms: penaltyMs }
          : { kind: 'dq', rule: hasZone ? WALK_RULES.zone : WALK_RULES.cards };
      return [{ at: last.at, reached: { walker, card, judges: counted.map(({ judge }) => judge), calls } }];
    })
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ reached }) => reached);
}
