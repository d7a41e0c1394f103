import type { EventRef } from '../discipline/event-ref.ts';
import type { QualifyingHeat, QualifyingRow, TrackRule } from './qualification.ts';
import type { QualificationReason } from './qualification-reason.ts';
import { qualifyTrack } from './qualify-track.ts';

/** 400 m hurdles. */
export const EVENT = { g0: 400, g1: 'H' };

/** Reads `A 55.107`, `B 55.11#2` (with the place in the photo finish) or `C DNF`. */
function parseRow(text: string): QualifyingRow {
  const [id = '', mark = '', place] = text.split(/[ #]/);
  const st = { DNS: 2, DNF: 3, DQ: 4 }[mark];
  if (st !== undefined) return { id, prf: { st } };
  const prf = { v: Math.round(Number(mark) * 1000), u: 'ms', st: 1 } as const;
  return place === undefined ? { id, prf } : { id, prf, rank: Number(place) };
}

/** A heat with rows such as `A 55.107`. */
export const heat = (rows: readonly string[], options: Partial<QualifyingHeat> = {}): QualifyingHeat => ({
  rows: rows.map(parseRow),
  ...options,
});

/** `A Q`: qualified; `B q?`: not yet certain; `C`: out; `D?`: undecided. */
export function listQualified(heats: readonly QualifyingHeat[], rule: TrackRule, event: EventRef = EVENT): string[] {
  return qualifyTrack(heats, event, rule)
    .heats.flat()
    .map(({ id, qualified, certain }) => [id, qualified].filter(Boolean).join(' ') + (certain ? '' : '?'));
}

/** Why one row qualifies or not. */
export const findReason = (
  heats: readonly QualifyingHeat[],
  rule: TrackRule,
  id: string,
): QualificationReason | undefined =>
  qualifyTrack(heats, EVENT, rule)
    .heats.flat()
    .find((row) => row.id === id)?.why;
