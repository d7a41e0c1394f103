import type { EventRef } from '../discipline/event-ref.ts';
import { isMark } from '../performance/performance.ts';
import { roundDistance } from '../performance/shown-value.ts';
import { rankResults } from '../ranking/rank-results.ts';
import { RANK_CLASS } from '../result/rank-display.ts';
import { floorCount } from './floor-count.ts';
import { applyOfficialsDecisions } from './officials-decisions.ts';
import {
  type FieldQualification,
  type FieldRule,
  findHeatNumber,
  type QualifyingHeat,
  type QualifyingRow,
  type RowQualification,
} from './qualification.ts';
import type { TieReason } from './qualification-reason.ts';

/** Size of a final of jumps or throws, unless the regulations set another (TR 25.9–25.15, not confirmed in a current edition). */
export const FIELD_FINAL_SIZE = 12;

/** An athlete who may qualify; `mark` as shown, mm. */
interface Contender {
  readonly row: QualifyingRow;
  readonly mark: number;
  readonly place: number;
  readonly isPoolOver: boolean;
}

function listContenders(pools: readonly QualifyingHeat[], event: EventRef): Contender[] {
  const all = pools.flatMap(({ rows, complete }) => rows.map((row) => ({ row, isPoolOver: complete !== false })));
  const rankings = rankResults(
    all.map(({ row }) => row),
    event,
  );
  return all.flatMap(({ row, isPoolOver }, index) => {
    const place = rankings[index]?.rank;
    if (place === undefined || place >= RANK_CLASS || !isMark(row.prf)) return [];
    return [{ row, isPoolOver, place, mark: roundDistance(row.prf.v) }];
  });
}

/** Whether a series of attempts is missing, so that countback cannot decide the tie. */
function isMissingAttempts(tied: readonly Contender[]): boolean {
  return tied.some(({ row }) => (row.attempts ?? []).length === 0);
}

/**
 * Who qualifies from the qualifying round of a field event, and why (TR 25.9–25.15, not confirmed in a current edition): `Q` for
 * all who reach the standard; where they are fewer than wanted, `q` for the next best over all pools. All of a last tie that TR
 * 25.22 or TR 26.8 cannot break qualify. A Q is certain at once, a q once nobody of an unfinished pool can take its place. An
 * athlete without a valid mark never qualifies.
 * @example qualifyField([{ rows: [{ id: '7', prf: { v: 8210, u: 'mm', st: 1 } }] }], { g0: 900_003, g1: '0' }, { standard: 8150 })
 *   .heats[0]?.[0]?.qualified // 'Q'
 */
export function qualifyField(pools: readonly QualifyingHeat[], event: EventRef, rule: FieldRule): FieldQualification {
  const { standard = Number.POSITIVE_INFINITY } = rule;
  const wanted = floorCount(rule.wanted ?? FIELD_FINAL_SIZE);
  const contenders = listContenders(pools, event);
  const reached = contenders.filter(({ mark }) => mark >= standard);
  const places = Math.max(reached.length, wanted);
  const unfinished = pools.filter(({ complete }) => complete === false);
  const hasUnknownEntries = unfinished.some(({ rows }) => rows.length === 0);
  const openRows = new Set(unfinished.flatMap(({ rows }) => rows));
  for (const { row } of reached) openRows.delete(row);
  const openCount = hasUnknownEntries ? Number.POSITIVE_INFINITY : openRows.size;
  const settledContenders = contenders.filter(({ isPoolOver, mark }) => isPoolOver || mark >= standard);
  const openTies = new Map<number, TieReason>();

  const findVerdict = (own: Contender): Omit<RowQualification, 'id'> => {
    const { mark, place, isPoolOver } = own;
    if (mark >= standard) return { qualified: 'Q', certain: true, why: { by: 'standard', standard, mark } };
    const tied = contenders.filter((other) => other.place === place);
    const spots = places - place + 1;
    const aheadCount = settledContenders.filter((other) => other.place < place).length;
    const byMark = { by: 'mark', position: place, of: places, mark } as const;
    if (spots <= 0 || reached.length >= wanted) return { certain: isPoolOver && aheadCount >= wanted, why: byMark };
    const notBehindCount = settledContenders.filter((other) => other !== own && other.place <= place).length;
    const certain = isPoolOver && (openCount === 0 || notBehindCount + openCount < wanted);
    if (tied.length <= spots) return { qualified: 'q', certain, why: byMark };
    const tieReason = { by: 'tie', on: 'mark', mark, spots, tied: tied.map(({ row }) => row.id).toSorted() } as const;
    if (!isMissingAttempts(tied)) return { qualified: 'q', certain, why: { ...tieReason, outcome: 'all' } };
    const tie: TieReason = { ...tieReason, outcome: 'open', needs: 'attempts' };
    openTies.set(place, tie);
    return { certain: false, why: tie };
  };

  const verdicts = new Map(contenders.map((contender) => [contender.row, findVerdict(contender)]));
  const heats = pools.map((pool, index) =>
    pool.rows.map((row): RowQualification => {
      const verdict = verdicts.get(row);
      if (verdict) return { id: row.id, ...verdict };
      if (pool.complete === false)
        return { id: row.id, certain: false, why: { by: 'resultMissing', heat: findHeatNumber(pool, index) } };
      const why = isMark(row.prf) ? ({ by: 'standing' } as const) : ({ by: 'status', status: row.prf.st } as const);
      return { id: row.id, certain: true, why };
    }),
  );
  const officials = applyOfficialsDecisions(heats, rule.decisions ?? []);
  return { ...officials, openTies: [...openTies.values()], wanted, reached: reached.length };
}
