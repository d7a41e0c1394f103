import { isFrenchZone } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { formatRegion } from './region-text.ts';

type Place = Pick<Challenge, 'place' | 'region' | 'tz'>;

/** The region of a competition; none of one abroad (by its time zone), which has a French region for the lists only. */
const findRegionText = ({ region, tz }: Pick<Place, 'region' | 'tz'>): string | undefined =>
  isFrenchZone(tz) ? formatRegion(region) : undefined;

/** The place and the region of a competition. */
export const formatPlaceLine = (challenge: Place): string =>
  [challenge.place, findRegionText(challenge)].filter(Boolean).join(' · ');

/** The place of a competition, else its region. */
export const findPlace = (challenge: Place): string | undefined => challenge.place ?? findRegionText(challenge);
