import { isFrenchZone } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { regionText } from './region-text.ts';

/**
 * Where a competition is: its place and its region. A competition abroad is kept in a region for the lists alone: its
 * hours say that it is elsewhere, and its region is not told.
 */
export function placeLine({ place, region, tz }: Pick<Challenge, 'place' | 'region' | 'tz'>): string {
  return [place, isFrenchZone(tz) ? regionText(region) : undefined].filter(Boolean).join(' · ');
}
