import {
  FEDERATION_CHOICES,
  type LicenceChoice,
  provideCategoryTables,
  REGIONS,
  type Region,
  readSentTables,
} from 'shared-domain';
import { useReference } from 'shared-domain/platform';

type Reference = ReturnType<typeof useReference>;

let given: Reference;

/**
 * Gives this application's rules the categories that the shell has loaded, before anything that asks for one is drawn. Those that
 * it was built with serve until then.
 */
export function useSiteCategories(): void {
  const reference = useReference();
  if (reference === given) return;
  given = reference;
  provideCategoryTables(reference === undefined ? [] : readSentTables(reference.categories));
}

/** The regions of the site's server; those that this application was built with until they have come. */
export const useRegions = (): readonly Pick<Region, 'insee' | 'name'>[] => useReference()?.regions.regions ?? REGIONS;

/** The federations of the site's server, by the first list of P3.8; as above until they have come. */
export const useFederations = (): readonly Pick<LicenceChoice, 'value' | 'text'>[] =>
  useReference()?.federations.federations ?? FEDERATION_CHOICES;
