import {
  FEDERATION_CHOICES,
  type LicenceChoice,
  provideReferenceCategories,
  REGIONS,
  type Region,
} from 'shared-domain';
import { useReference } from 'shared-domain/platform';

/** Gives the rules the site's categories, before anything that needs them is drawn. */
export const useSiteCategories = (): void => provideReferenceCategories(useReference()?.categories);

/** The regions of the site's server; until they are loaded, those of the build. */
export const useRegions = (): readonly Pick<Region, 'insee' | 'name'>[] => useReference()?.regions.regions ?? REGIONS;

/** The federations of the site's server (first list of P3.8); until they are loaded, those of the build. */
export const useFederations = (): readonly Pick<LicenceChoice, 'value' | 'text'>[] =>
  useReference()?.federations.federations ?? FEDERATION_CHOICES;
