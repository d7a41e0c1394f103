import type { EventRef } from '../discipline/event-ref.ts';
import { isMark } from '../performance/performance.ts';
import { floorCount } from './floor-count.ts';
import { applyOfficialsDecisions, selectDrawnLots } from './officials-decisions.ts';
import { type PlaceQualifiers, qualifyByPlace } from './place-qualifiers.ts';
import {
  findHeatNumber,
  type QualifyingHeat,
  type QualifyingRow,
  type RowQualification,
  type TimesProposal,
  type TrackQualification,
  type TrackRule,
} from './qualification.ts';
import type { TieReason } from './qualification-reason.ts';
import { findHeatEvent, listRunners, type Runner } from './runner.ts';
import type { DecidedTie } from './tie-decision.ts';
import { qualifyByTime, type TimedRunner, type TimeQualifiers } from './time-qualifiers.ts';

type Verdict = Omit<RowQualification, 'id'>;

/** How many places by time the runners of missing heats can still take; Infinity where a heat's entries are unknown. */
function countPossibleTimeQualifiers(
  heats: readonly QualifyingHeat[],
  countPlaces: (heat: QualifyingHeat) => number,
): number {
  return heats
    .filter(({ complete }) => complete === false)
    .map((heat) =>
      heat.rows.length === 0 ? Number.POSITIVE_INFINITY : Math.max(0, heat.rows.length - countPlaces(heat)),
    )
    .reduce((sum, runners) => sum + runners, 0);
}

function makeTieVerdict(
  { reason, lots }: DecidedTie,
  id: string,
  code: 'Q' | 'q',
  certain: boolean,
): Verdict | undefined {
  if (reason.outcome === 'open') return { certain: false, why: reason };
  if (reason.outcome === 'all') return { qualified: code, certain, why: reason };
  return lots?.chosen.includes(id) ? { qualified: 'qD', certain, why: reason } : undefined;
}

function addPlaceVerdicts(
  verdicts: Map<QualifyingRow, Verdict>,
  { qualifiedWithoutTie, tie }: PlaceQualifiers,
  heat: number,
): void {
  for (const { row, place } of qualifiedWithoutTie)
    verdicts.set(row, { qualified: 'Q', certain: true, why: { by: 'place', place, heat } });
  for (const { row } of tie?.runners ?? []) {
    const verdict = tie && makeTieVerdict(tie, row.id, 'Q', true);
    if (verdict) verdicts.set(row, verdict);
  }
}

/**
 * Adds the verdicts of the runners who did not qualify by place. `unsettledCount`: how many places by time runners of missing heats and
 * of open ties can still take.
 */
function addTimeVerdicts(
  verdicts: Map<QualifyingRow, Verdict>,
  byTime: TimeQualifiers,
  qualifierCount: number,
  unsettledCount: number,
): void {
  const makeTimeReason = ({ runner, aheadCount }: TimedRunner) =>
    ({ by: 'time', position: aheadCount + 1, of: qualifierCount, mark: runner.time }) as const;
  for (const timed of byTime.out) verdicts.set(timed.runner.row, { certain: true, why: makeTimeReason(timed) });
  for (const timed of byTime.qualified) {
    const certain = unsettledCount === 0 || timed.notBehindCount + unsettledCount < qualifierCount;
    verdicts.set(timed.runner.row, { qualified: 'q', certain, why: makeTimeReason(timed) });
  }
  for (const { runner } of byTime.tied) {
    const { tie } = byTime;
    if (!tie) continue;
    const notDrawn = { certain: unsettledCount === 0, why: tie.reason };
    verdicts.set(runner.row, makeTieVerdict(tie, runner.row.id, 'q', unsettledCount === 0) ?? notDrawn);
  }
}

/**
 * Who qualifies from a round of races, and why (TR 20.8, 21.2): the first of each heat by place (`Q`), then the fastest of all the
 * others (`q`). Places in a finished heat are certain at once; a place by time is certain once no runner of a missing heat can take
 * it. Ties for the last place to the thousandth: all qualify, or lots are drawn; with hundredths only they stay open, and so does what
 * only a comparison of hand times with electronic ones could decide. The extra
 * qualifiers of a tie on place reduce the number by time, unless `timesGranted` sets it. Counts that are not positive numbers are
 * 0; others are rounded down.
 * @example qualifyTrack([{ rows: [{ id: '12', prf: { v: 45_120, u: 'ms', st: 1 } }] }], { g0: 400, g1: '0' }, { places: 2, times: 2 })
 *   .heats[0]?.[0] // { id: '12', qualified: 'Q', certain: true, why: { by: 'place', place: 1, heat: 1 } }
 */
export function qualifyTrack(heats: readonly QualifyingHeat[], event: EventRef, rule: TrackRule): TrackQualification {
  const decisions = rule.decisions ?? [];
  const drawnLots = selectDrawnLots(decisions);
  const countPlaces = (heat: QualifyingHeat) => (heat.rerun === true ? 0 : floorCount(rule.places));
  const verdicts = new Map<QualifyingRow, Verdict>();
  const timePool: Runner[] = [];
  const tiesOnPlace: { heat: number; extra: number }[] = [];
  const ties: DecidedTie[] = [];
  let unsettledCount = countPossibleTimeQualifiers(heats, countPlaces);
  heats.forEach((heat, index) => {
    if (heat.complete === false) return;
    const runners = listRunners(heat, index, event).filter((runner) => runner !== undefined);
    const byPlace = qualifyByPlace(runners, countPlaces(heat), findHeatEvent(heat, event), rule, drawnLots);
    addPlaceVerdicts(verdicts, byPlace, findHeatNumber(heat, index));
    timePool.push(...byPlace.others);
    if (byPlace.extra > 0) tiesOnPlace.push({ heat: findHeatNumber(heat, index), extra: byPlace.extra });
    if (!byPlace.tie) return;
    ties.push(byPlace.tie);
    const { outcome, spots, tied } = byPlace.tie.reason;
    if (outcome === 'open') unsettledCount += tied.length - spots;
  });
  const planned = floorCount(rule.times);
  const extra = tiesOnPlace.reduce((sum, tie) => sum + tie.extra, 0);
  const proposed = rule.timesGranted === undefined ? Math.max(0, planned - extra) : floorCount(rule.timesGranted);
  const times: TimesProposal = { planned, proposed, tiesOnPlace, changedByReferee: rule.timesGranted !== undefined };
  const byTime = qualifyByTime(timePool, proposed, rule.ties ?? 'all', drawnLots);
  addTimeVerdicts(verdicts, byTime, proposed, unsettledCount);
  if (byTime.tie) ties.push(byTime.tie);

  const rows = heats.map((heat, index) =>
    heat.rows.map((row): RowQualification => {
      if (heat.complete === false)
        return { id: row.id, certain: false, why: { by: 'resultMissing', heat: findHeatNumber(heat, index) } };
      const verdict = verdicts.get(row);
      if (verdict) return { id: row.id, ...verdict };
      const why = isMark(row.prf) ? ({ by: 'standing' } as const) : ({ by: 'status', status: row.prf.st } as const);
      return { id: row.id, certain: true, why };
    }),
  );
  const openTies: readonly TieReason[] = ties.map(({ reason }) => reason).filter(({ outcome }) => outcome === 'open');
  const officials = applyOfficialsDecisions(
    rows,
    decisions,
    ties.map(({ lots }) => lots),
  );
  return {
    ...officials,
    openTies,
    planned: planned + floorCount(rule.places) * heats.filter((heat) => heat.rerun !== true).length,
    times,
  };
}
