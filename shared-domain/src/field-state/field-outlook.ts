import {
  type ContestAthlete,
  type ContestRow,
  type FieldState,
  type FieldTrial,
  listTurnCategories,
  listTurnParticipations,
  listTurns,
  pickNames,
  type Turn,
} from '../contest/field-contest.ts';
import { readHorizontalRules } from '../contest/horizontal/rules.ts';
import { findVerticalRules } from '../contest/vertical/rules.ts';
import { readSheet } from '../contest/vertical/sheet.ts';
import { isFieldEvent, isVerticalJump } from '../discipline/event-ref.ts';
import type { HorizontalAttempt, VerticalAttempt } from '../performance/attempts.ts';
import { isOut } from '../performance/mark-status.ts';
import { isMark } from '../performance/performance.ts';
import { roundDistance } from '../performance/shown-value.ts';
import { FIELD_FINAL_SIZE } from '../qualification/qualify-field.ts';
import { readRoundRule } from '../qualification/round-rule.ts';
import { listUnranked } from '../ranking/entry-participation.ts';
import { listCountback } from '../ranking/horizontal-countback.ts';
import { describeHorizontalTurn } from './horizontal-outlook.ts';
import { describeJumpOffTurn, isJumpOffTurn } from './jump-off-outlook.ts';
import type { OutlookAim, PoolRound, TurnOutlook } from './turn-outlook.ts';
import { describeVerticalTurn } from './vertical-outlook.ts';

type Names = NonNullable<FieldState['athlete']>;

/** The athlete whose turn it is and the bar, as a `FieldState` or an official's device has them. */
interface ShownTurn {
  readonly athlete?: ContestAthleteNames | undefined;
  readonly bar?: number | undefined;
}

type ContestAthleteNames = Pick<ContestAthlete, 'last' | 'first' | 'club'>;

/** What a spectator of a field event asks: what was just done, who is next, and what the athlete at work needs. Marks in mm. */
export interface FieldOutlook extends Omit<TurnOutlook, 'last' | 'following'> {
  /** The last attempt: `r` is `o` or `x`, `v` its distance or its bar. */
  readonly last?: { readonly athlete: Names; readonly r: string; readonly v?: number };
  /** The next two after the athlete whose turn it is, as far as that is certain. */
  readonly following: readonly Names[];
}

/** The first three share the podium; in a qualification or a part of a combined event it is not at stake. */
function listAims(round: string | undefined): readonly OutlookAim[] {
  if (round === 'q') return ['final'];
  return round === 'c' ? ['lead'] : ['lead', 'podium', 'final'];
}

/** How many go on from a qualification, and all its rows but one; undefined without a rule, and for any other round. */
function findPoolRound(
  { round, g0, g1, dets }: FieldTrial,
  rivals: readonly ContestRow[],
): PoolRound<ContestRow> | undefined {
  if (round !== 'q' || dets?.qualifying === undefined) return undefined;
  const { wanted = FIELD_FINAL_SIZE } = readRoundRule(dets.qualifying, { g0, g1 });
  return { count: wanted, rivals: rivals.filter(({ prf }) => !isOut(prf)) };
}

/** The distances of a row, best first; of one that the secretariat typed without attempts, its mark. */
function readCountback({ attempts = [], prf }: ContestRow): readonly number[] {
  if (attempts.length > 0) return listCountback(attempts as readonly HorizontalAttempt[]);
  return isMark(prf) ? [roundDistance(prf.v)] : [];
}

function readRankKey({ attempts = [], prf }: ContestRow): number {
  const typed = isMark(prf) ? [{ h: prf.v, r: 'o' as const }] : [];
  return readSheet(attempts.length > 0 ? (attempts as readonly VerticalAttempt[]) : typed).rankKey;
}

interface ShownTurns {
  readonly turns: readonly Turn[];
  readonly index: number;
  readonly bar: number | undefined;
  readonly round: PoolRound<ContestRow> | undefined;
}

function describeTurn(trial: FieldTrial, { turns, index, bar, round }: ShownTurns): TurnOutlook {
  const aims = listAims(trial.round);
  if (!isVerticalJump(trial.g0)) {
    const series = turns.map(({ row }) => (row?.attempts ?? []) as readonly HorizontalAttempt[]);
    const marks = round && { count: round.count, rivals: round.rivals.map(readCountback) };
    const rules = readHorizontalRules(trial, listTurnCategories(turns), listTurnParticipations(turns));
    return describeHorizontalTurn(series, index, rules, aims, marks);
  }
  const { heights = [], qualifying } = trial.dets ?? {};
  const standard = qualifying?.standard;
  const unranked = listUnranked(listTurnParticipations(turns));
  const sheets = turns.map(({ row }, at) =>
    readSheet((row?.attempts ?? []) as readonly VerticalAttempt[], unranked.includes(at)),
  );
  const rules = findVerticalRules(trial, standard === undefined ? {} : { standard });
  if (isJumpOffTurn(sheets, rules.standard)) return describeJumpOffTurn(sheets, index, bar, rules);
  const keys = round && { count: round.count, rivals: round.rivals.map(readRankKey) };
  return describeVerticalTurn(sheets, index, { bar, heights, standard: rules.standard }, aims, keys);
}

/**
 * What the next attempt of a field event can bring, for the athlete and the bar of its `state`. Undefined before the first athlete and
 * after the end, and for an athlete who is not in the lists. `otherPools`: the rows of the other pools of a qualification.
 * @example findFieldOutlook({ g0: 900003, g1: '0', status: 5 }, [{ last: 'DUPONT', first: 'Léo' }], [], { state: 'first', athlete: { last: 'DUPONT', first: 'Léo' } })
 * // { following: [], needed: [] }
 */
export function findFieldOutlook(
  trial: FieldTrial,
  starts: readonly ContestAthlete[],
  rows: readonly ContestRow[],
  { athlete, bar }: ShownTurn,
  otherPools: readonly ContestRow[] = [],
): FieldOutlook | undefined {
  if (!isFieldEvent(trial.g0) || athlete === undefined) return undefined;
  const turns = listTurns(starts, rows);
  const index = turns.findIndex(
    ({ athlete: { last, first, club } }) => last === athlete.last && first === athlete.first && club === athlete.club,
  );
  if (index < 0) return undefined;
  const own = turns[index]?.row;
  const round = findPoolRound(trial, [...rows.filter((row) => row !== own), ...otherPools]);
  const { last, following, ...outlook } = describeTurn(trial, { turns, index, bar, round });
  const findNames = (turn: number) => turns.slice(turn, turn + 1).map((found) => pickNames(found.athlete));
  const [lastAthlete] = last === undefined ? [] : findNames(last.index);
  return {
    ...(last !== undefined &&
      lastAthlete !== undefined && {
        last: { athlete: lastAthlete, r: last.r, ...(last.v !== undefined && { v: last.v }) },
      }),
    following: following.flatMap(findNames),
    ...outlook,
  };
}
