import { foldText } from '../text/fold.ts';
import { type EventRef, isIndoor, isOutsideStadium } from './event-ref.ts';

/** Where a mark was made; each has records and bests of its own. */
export const SURFACES = ['outdoor', 'indoor', 'short', 'road'] as const;

/** One of `SURFACES`. `short`: the track of 200 m that halls have; lists call its marks indoor ones or short-track ones, and mean the same. */
export type Surface = (typeof SURFACES)[number];

/** Where an event is held. @example findSurface({ g0: 60, g1: 'I' }) // 'indoor' */
export function findSurface(event: EventRef): Surface {
  if (isOutsideStadium(event)) return 'road';
  return isIndoor(event) ? 'indoor' : 'outdoor';
}

const findPlace = (surface: Surface): Surface => (surface === 'short' ? 'indoor' : surface);

/** Whether marks of two surfaces are compared. @example isSameSurface('short', 'indoor') // true */
export function isSameSurface(one: Surface, other: Surface): boolean {
  return findPlace(one) === findPlace(other);
}

const SURFACE_WORDS: Readonly<Record<Surface, readonly string[]>> = {
  outdoor: ['outdoor', 'outdoors', 'plein air', 'exterieur', 'stade'],
  indoor: ['indoor', 'indoors', 'salle', 'en salle'],
  short: ['short', 'short track', 'piste courte'],
  road: ['road', 'route'],
};

/** A surface as a file writes it; undefined for anything else. @example parseSurface('Salle') // 'indoor' */
export function parseSurface(text: string): Surface | undefined {
  const word = foldText(text).trim();
  return SURFACES.find((surface) => SURFACE_WORDS[surface].includes(word));
}
