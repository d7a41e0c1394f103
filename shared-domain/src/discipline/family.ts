import type { Language } from '../text/language.ts';
import {
  CROSS,
  type EventRef,
  isCombined,
  isHorizontalJump,
  isOutsideStadium,
  isThrow,
  isVerticalJump,
} from './event-ref.ts';
import { isRelayEvent } from './relays.ts';

/** Families of events (Q32); `word` is the word of P3.10. */
export const FAMILIES = [
  { id: 1, word: 'sprint', fr: 'Sprint', en: 'Sprints' },
  { id: 2, word: 'demi-fond', fr: 'Demi-fond', en: 'Middle distance' },
  { id: 3, word: 'haies', fr: 'Haies', en: 'Hurdles' },
  { id: 4, word: 'marche', fr: 'Marche', en: 'Race walks' },
  { id: 5, word: 'relais', fr: 'Relais', en: 'Relays' },
  { id: 6, word: 'saut', fr: 'Sauts', en: 'Jumps' },
  { id: 7, word: 'lancer', fr: 'Lancers', en: 'Throws' },
  { id: 8, word: 'combinés', fr: 'Combinés', en: 'Combined events' },
  { id: 9, word: 'kids', fr: 'Kids', en: 'Kids' },
  { id: 10, word: 'divers', fr: 'Divers', en: 'Other' },
  { id: 11, word: 'distance', fr: 'Distance', en: 'Long distance' },
  { id: 20, word: 'cross', fr: 'Cross', en: 'Cross-country' },
  { id: 21, word: 'running', fr: 'Running', en: 'Running' },
  { id: 22, word: 'trail', fr: 'Trail', en: 'Trail' },
  { id: 40, word: 'billeterie', fr: 'Billeterie', en: 'Tickets' },
] as const;

/** Id of one of `FAMILIES`. */
export type FamilyId = (typeof FAMILIES)[number]['id'];

/** An id that no family uses yet (Q32). */
export const RESERVED_FAMILY = 12;

const MAX_SPRINT_METRES = 400;
const MAX_MIDDLE_DISTANCE_METRES = 3000;

function findRaceFamily(event: EventRef, kind: string | undefined): FamilyId {
  if (event.g1.startsWith('W')) return 4;
  if (event.g1.startsWith('H')) return 3;
  if (event.g1.startsWith('S')) return 2;
  if (kind === 'trail' || event.g1.endsWith('T')) return 22;
  if (kind === 'cross' || event.g0 === CROSS) return 20;
  if (kind === 'road' || isOutsideStadium(event)) return 21;
  if (event.g0 <= MAX_SPRINT_METRES) return 1;
  return event.g0 <= MAX_MIDDLE_DISTANCE_METRES ? 2 : 11;
}

/**
 * Family of an event (Q32); `kind` is the competition’s (road, cross, trail, outdoor, indoor).
 * @example findFamily({ g0: 110, g1: 'HP106' }) // 3
 */
export function findFamily(event: EventRef, kind?: string): FamilyId {
  if (isVerticalJump(event.g0) || isHorizontalJump(event.g0)) return 6;
  if (isThrow(event.g0)) return 7;
  if (isCombined(event.g0)) return 8;
  if (isRelayEvent(event)) return 5;
  return findRaceFamily(event, kind);
}

/** Name of a family; undefined for an unknown id (Q32). @example formatFamily(6, 'en') // 'Jumps' */
export function formatFamily(id: number, language: Language): string | undefined {
  return FAMILIES.find((family) => family.id === id)?.[language];
}
