import type { EventRef } from '../discipline/event-ref.ts';
import type { QualifyingHeat, TrackRule } from './qualification.ts';
import { qualifyTrack } from './qualify-track.ts';

/** What the heats that are still to run are about. */
export interface QualifyingOutlook {
  /** How many go on from each heat, and how many by time over all of them. */
  readonly places: number;
  readonly times: number;
  /** The time that has to be beaten for a place by time, ms; absent while there are free ones. */
  readonly toBeat?: number;
  /** Who would go on by time, and whom a later heat may still pass. */
  readonly waiting: readonly string[];
}

/**
 * Who waits for the later heats of a round, and what those need, by the rules of TR 20.8.
 * @example findQualifyingOutlook([{ rows: [{ id: '12', prf: { v: 11_580, u: 'ms', st: 1 } }] }, { complete: false, rows: [] }],
 *   { g0: 100, g1: '0' }, { places: 0, times: 1 }) // { places: 0, times: 1, toBeat: 11580, waiting: ['12'] }
 */
export function findQualifyingOutlook(
  heats: readonly QualifyingHeat[],
  event: EventRef,
  rule: TrackRule,
): QualifyingOutlook {
  const { heats: verdicts, times } = qualifyTrack(heats, event, rule);
  const rows = heats.flatMap((heat, at) => heat.rows.map((row, place) => ({ row, verdict: verdicts[at]?.[place] })));
  const byTime = rows.filter(({ verdict }) => verdict?.qualified === 'q');
  const marks = byTime.flatMap(({ row }) => row.prf.v ?? []);
  const isOpen = heats.some(({ complete }) => complete === false);
  const isFull = times.proposed > 0 && marks.length >= times.proposed;
  return {
    places: Math.max(0, Math.floor(rule.places)),
    times: times.proposed,
    ...(isOpen && isFull && { toBeat: Math.max(...marks) }),
    waiting: byTime.flatMap(({ row, verdict }) => (verdict?.certain === false ? row.id : [])),
  };
}
