import type { EventRef } from '../discipline/event-ref.ts';
import { isMark } from '../performance/performance.ts';
import { roundDistance } from '../performance/shown-value.ts';
import { rankResults } from '../ranking/rank-results.ts';
import { RANK_CLASS } from '../result/rank-display.ts';
import { withOfficials } from './officials-decisions.ts';
import {
  type FieldQualification,
  type FieldRule,
  heatNumber,
  type QualifyingHeat,
  type QualifyingRow,
  type RowQualification,
} from './qualification.ts';
import type { TieReason } from './qualification-reason.ts';
import { roundCount } from './whole-count.ts';

/** Size of a final of jumps or throws unless the regulations say another (TR 25.9–25.15, not confirmed in a current edition). */
export const WANTED_IN_FINAL = 12;

/** One who may qualify: a mark as shown, in a pool that is over or not. */
interface Contender {
  readonly row: QualifyingRow;
  readonly mark: number;
  readonly place: number;
  readonly over: boolean;
}

function contendersOf(pools: readonly QualifyingHeat[], event: EventRef): Contender[] {
  const all = pools.flatMap(({ rows, complete }) => rows.map((row) => ({ row, over: complete !== false })));
  const rankings = rankResults(
    all.map(({ row }) => row),
    event,
  );
  return all.flatMap(({ row, over }, index) => {
    const place = rankings[index]?.rank;
    if (place === undefined || place >= RANK_CLASS || !isMark(row.prf)) return [];
    return [{ row, over, place, mark: roundDistance(row.prf.v) }];
  });
}

/** Equal marks without the series of attempts: countback has not been asked yet. */
function isUnread(tied: readonly Contender[]): boolean {
  return tied.some(({ row }) => (row.attempts ?? []).length === 0);
}

/**
 * Who goes on from the qualification of a field event, and why (TR 25.9–25.15, not confirmed in a current edition): `Q`
 * for all who reach the standard; when they are fewer than wanted, `q` for the next best over all pools, a tie at the end
 * that TR 25.22 or TR 26.8 can't break letting all in. Without a standard everybody goes on by mark. A Q is certain at
 * once; a q when nobody of an unfinished pool can take its place any more. An athlete without a valid mark never goes on.
 * Marks do not carry into the final, whose order is drawn afresh.
 * @example qualifyField([{ rows: [{ id: '7', prf: { v: 8210, u: 'mm', st: 1 } }] }], { g0: 900_003, g1: '0' }, { standard: 8150 })
 *   .heats[0]?.[0]?.qualified // 'Q'
 */
export function qualifyField(pools: readonly QualifyingHeat[], event: EventRef, rule: FieldRule): FieldQualification {
  const { standard = Number.POSITIVE_INFINITY } = rule;
  const wanted = roundCount(rule.wanted ?? WANTED_IN_FINAL);
  const contenders = contendersOf(pools, event);
  const reached = contenders.filter(({ mark }) => mark >= standard);
  const places = Math.max(reached.length, wanted);
  const unfinished = pools.filter(({ complete }) => complete === false);
  const anybody = unfinished.some(({ rows }) => rows.length === 0);
  const stillOpen = new Set(unfinished.flatMap(({ rows }) => rows));
  for (const { row } of reached) stillOpen.delete(row);
  const open = anybody ? Number.POSITIVE_INFINITY : stillOpen.size;
  const settled = contenders.filter(({ over, mark }) => over || mark >= standard);
  const openTies = new Map<number, TieReason>();

  const verdictOf = (own: Contender): Omit<RowQualification, 'id'> => {
    const { mark, place, over } = own;
    if (mark >= standard) return { qualified: 'Q', certain: true, why: { by: 'standard', standard, mark } };
    const tied = contenders.filter((other) => other.place === place);
    const spots = places - place + 1;
    const beaten = settled.filter((other) => other.place < place).length;
    const byMark = { by: 'mark', position: place, of: places, mark } as const;
    if (spots <= 0 || reached.length >= wanted) return { certain: over && beaten >= wanted, why: byMark };
    const notBehind = settled.filter((other) => other !== own && other.place <= place).length;
    const certain = over && (open === 0 || notBehind + open < wanted);
    if (tied.length <= spots) return { qualified: 'q', certain, why: byMark };
    const facts = { by: 'tie', on: 'mark', mark, spots, tied: tied.map(({ row }) => row.id).toSorted() } as const;
    if (!isUnread(tied)) return { qualified: 'q', certain, why: { ...facts, outcome: 'all' } };
    const tie: TieReason = { ...facts, outcome: 'open', needs: 'attempts' };
    openTies.set(place, tie);
    return { certain: false, why: tie };
  };

  const verdicts = new Map(contenders.map((contender) => [contender.row, verdictOf(contender)]));
  const heats = pools.map((pool, index) =>
    pool.rows.map((row): RowQualification => {
      const verdict = verdicts.get(row);
      if (verdict) return { id: row.id, ...verdict };
      if (pool.complete === false)
        return { id: row.id, certain: false, why: { by: 'resultMissing', heat: heatNumber(pool, index) } };
      const why = isMark(row.prf) ? ({ by: 'standing' } as const) : ({ by: 'status', status: row.prf.st } as const);
      return { id: row.id, certain: true, why };
    }),
  );
  const officials = withOfficials(heats, rule.decisions ?? []);
  return { ...officials, openTies: [...openTies.values()], wanted, reached: reached.length };
}
