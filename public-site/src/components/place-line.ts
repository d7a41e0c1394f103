import { isFrenchZone } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { formatRegion } from './region-text.ts';

/**
 * The place and the region of a competition. One abroad (by its time zone) also has a French region, but only for the lists:
 * it is not shown.
 */
export function formatPlaceLine({ place, region, tz }: Pick<Challenge, 'place' | 'region' | 'tz'>): string {
  return [place, isFrenchZone(tz) ? formatRegion(region) : undefined].filter(Boolean).join(' · ');
}
