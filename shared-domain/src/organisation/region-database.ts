import { foldText } from '../text/fold.ts';
import { indexRegions, type Region } from './regions.ts';

/** What a caller may want to log (P8.4). */
export interface RegionWarning {
  readonly id: 'not initialised';
  readonly detail: 'regions';
}

/** What a database that holds no region says. */
export const REGIONS_NOT_INITIALISED: RegionWarning = { id: 'not initialised', detail: 'regions' };

/** A look-up of a region, with what a caller may want to log. */
export interface RegionAnswer {
  readonly region?: Region;
  readonly warnings: readonly RegionWarning[];
}

/** Look-ups of one set of regions. */
export interface RegionDatabase {
  readonly isInitialised: boolean;
  /** By name, uid, INSEE, ISO or league code, without accents or case. */
  readonly find: (text: string) => RegionAnswer;
}

/**
 * A database of the regions a server sent, or of none yet: without a row every look-up is empty, with the warning
 * `not initialised` (P8.4). Nothing is thrown.
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
