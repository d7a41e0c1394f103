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

/** The number of a walk judge, from what the device is called: «Juge 4»; undefined for the chief judge. */
export const findJudgeNumber = (place: string | undefined): string | undefined => /\d{1,2}/.exec(place ?? '')?.[0];
