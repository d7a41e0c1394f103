import { type EventRef, isFieldEvent } from '../discipline/event-ref.ts';
import type { FieldQualification, FieldRule, QualifyingHeat, TrackQualification, TrackRule } from './qualification.ts';
import { qualifyField } from './qualify-field.ts';
import { qualifyTrack } from './qualify-track.ts';

/** Rule of a round for races or field events (`dets.qualifying`, Q9). By default `places` and `times` are 0, `wanted` is 12. */
export type QualifyingRule = Partial<TrackRule> & FieldRule;

/**
 * Who qualifies from a round, and why: races by place and time (TR 20.8), field events by standard and mark
 * (TR 25.9–25.15).
 * @example qualify([], { g0: 100, g1: '0' }, { places: 2, times: 2 }).openTies // []
 */
export function qualify(
  heats: readonly QualifyingHeat[],
  event: EventRef,
  rule: QualifyingRule,
): TrackQualification | FieldQualification {
  return isFieldEvent(event.g0)
    ? qualifyField(heats, event, rule)
    : qualifyTrack(heats, event, { ...rule, places: rule.places ?? 0, times: rule.times ?? 0 });
}
