import { foldText } from '../text/fold.ts';
import { indexRegions, type Region } from './regions.ts';

/** What a caller may want to log (P8.4). */
export interface RegionWarning {
  readonly id: 'not initialised';
  readonly detail: 'regions';
}

/** The warning of every look-up in a database without regions. */
export const REGIONS_NOT_INITIALISED: RegionWarning = { id: 'not initialised', detail: 'regions' };

/** The region found, if any, and warnings to log. */
export interface RegionAnswer {
  readonly region?: Region;
  readonly warnings: readonly RegionWarning[];
}

/** Look-ups in a list of regions. */
export interface RegionDatabase {
  readonly isInitialised: boolean;
  /** By name, uid, INSEE, ISO or league code, without accents or case. */
  readonly find: (text: string) => RegionAnswer;
}

/**
 * The look-ups of a list of regions, which may not have been received yet: nothing is found then, with the warning `not initialised`
 * (P8.4).
 * @example buildRegionDatabase().find('Bretagne') // { warnings: [REGIONS_NOT_INITIALISED] }
 */
export function buildRegionDatabase(rows: readonly Region[] = []): RegionDatabase {
  if (rows.length === 0) return { isInitialised: false, find: () => ({ warnings: [REGIONS_NOT_INITIALISED] }) };
  const index = indexRegions(rows);
  return {
    isInitialised: true,
    find: (text) => {
      const region = index.get(foldText(text));
      return region === undefined ? { warnings: [] } : { region, warnings: [] };
    },
  };
}
