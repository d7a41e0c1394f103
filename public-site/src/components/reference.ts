import {
  FEDERATION_CHOICES,
  type LicenceChoice,
  provideReferenceCategories,
  REGIONS,
  type Region,
} from 'shared-domain';
import { useReference } from 'shared-domain/platform';

/** Categories of the site, for the rules of this application: before anything that asks for one is drawn. */
export const useSiteCategories = (): void => provideReferenceCategories(useReference()?.categories);

/** The regions of the site's server; those that this application was built with until they have come. */
export const useRegions = (): readonly Pick<Region, 'insee' | 'name'>[] => useReference()?.regions.regions ?? REGIONS;

/** The federations of the site's server, by the first list of P3.8; as above until they have come. */
export const useFederations = (): readonly Pick<LicenceChoice, 'value' | 'text'>[] =>
  useReference()?.federations.federations ?? FEDERATION_CHOICES;
