import { type EventRef, isVerticalJump } from '../discipline/event-ref.ts';
import { isMark } from '../performance/performance.ts';
import { hasPlainPlaces } from '../result/rank-display.ts';
import { selectContestBars } from './break-ties.ts';
import { findParticipationIndex } from './mark-order.ts';
import { PARTICIPATIONS, type Participation, type RankInput, type RankOptions } from './rank-input.ts';
import { type Decider, findDecider } from './tie-explanation.ts';
import { hasDeclinedJumpOff } from './vertical-countback.ts';
import { visitPlaces } from './visit-places.ts';

/** A neighbouring row, and what decided between the two. */
export interface Neighbour {
  readonly row: number;
  readonly decided: Decider;
}

/** Why a row has its place. */
export interface RankExplanation {
  /** Place within the standing; absent without a place. */
  readonly place?: number;
  readonly standing: Participation;
  /** Status that prevents a place: 2 DNS, 3 DNF, 4 DQ, 5 NM, 6 –, 7 r. */
  readonly status?: number;
  /** Indexes of the rows that share the place. */
  readonly tiedWith: readonly number[];
  /** All who share the place declined the jump-off for it (TR 26.9). */
  readonly isJumpOffDeclined?: boolean;
  /** The row just ahead, and why it is. */
  readonly ahead?: Neighbour;
  /** The row just behind, and why it is. */
  readonly behind?: Neighbour;
}

interface PlacedTie {
  readonly place: number;
  readonly standing: number;
  readonly rows: number[];
}

function listPlacedTies(rows: readonly RankInput[], event: EventRef, options: RankOptions): PlacedTie[] {
  const ties: PlacedTie[] = [];
  visitPlaces(rows, event, options, (index, place, standing) => {
    const last = ties.at(-1);
    if (last?.place === place && last.standing === standing) last.rows.push(index);
    else ties.push({ place, standing, rows: [index] });
  });
  return ties;
}

function hasGivenUpJumpOff(row: RankInput | undefined, event: EventRef): boolean {
  if (row === undefined || !isVerticalJump(event.g0)) return false;
  return hasDeclinedJumpOff(selectContestBars(row).filter(({ j }) => j === true));
}

/**
 * Explains the place of every row in the order of `rankResults`, aligned with the rows: who shares it, and what decided against
 * the rows just ahead and just behind. A screen puts the data in words.
 * @example explainRanking([{ prf: { v: 9810, u: 'ms', st: 1 } }, { prf: { v: 9890, u: 'ms', st: 1 } }], { g0: 100, g1: '0' })
 *   [0]?.behind?.decided // { by: 'mark', own: 9810, other: 9890 }
 */
export function explainRanking(
  rows: readonly RankInput[],
  event: EventRef,
  options: RankOptions = {},
): RankExplanation[] {
  const isLongList = hasPlainPlaces(rows.length);
  const explanations: RankExplanation[] = rows.map((row) => ({
    standing: PARTICIPATIONS[findParticipationIndex(row, isLongList)] ?? 'outOfCompetition',
    ...(!isMark(row.prf) && { status: row.prf.st }),
    tiedWith: [],
  }));
  const ties = listPlacedTies(rows, event, options);
  const findNeighbour = (own: RankInput, tie: PlacedTie | undefined, standing: number): Neighbour | undefined => {
    const row = tie?.rows[0];
    const other = row === undefined ? undefined : rows[row];
    if (row === undefined || other === undefined || tie?.standing !== standing) return undefined;
    return { row, decided: findDecider(own, other, event, options, isLongList) };
  };
  ties.forEach(({ place, standing, rows: tied }, at) => {
    const isJumpOffDeclined = tied.length > 1 && tied.every((index) => hasGivenUpJumpOff(rows[index], event));
    for (const index of tied) {
      const own = rows[index] as RankInput;
      const [ahead, behind] = [findNeighbour(own, ties[at - 1], standing), findNeighbour(own, ties[at + 1], standing)];
      explanations[index] = {
        place,
        standing: PARTICIPATIONS[standing] ?? 'ranked',
        tiedWith: tied.filter((other) => other !== index),
        ...(isJumpOffDeclined && { isJumpOffDeclined }),
        ...(ahead && { ahead }),
        ...(behind && { behind }),
      };
    }
  });
  return explanations;
}
