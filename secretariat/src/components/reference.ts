import { useMemo } from 'react';
import {
  FEDERATION_CHOICES,
  FRENCH_CHOICES,
  LISA_CHOICES,
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

/** A licence choice, as a form offers it. */
export type OfferedLicence = Pick<LicenceChoice, 'value' | 'text'>;

interface LicenceLists {
  /** Under the first list of P3.8, and under LISA. */
  readonly federations: readonly OfferedLicence[];
  readonly lisa: readonly OfferedLicence[];
  /** What an `rtype` is called; itself where none of the three lists has it. */
  readonly formatLicence: (rtype: string) => string;
}

/** The licence choices of the site's server; those that this application was built with until they have come. */
export function useLicences(): LicenceLists {
  const reference = useReference();
  return useMemo(() => {
    const {
      federations = FEDERATION_CHOICES,
      lisa = LISA_CHOICES,
      french = FRENCH_CHOICES,
    } = reference?.federations ?? {};
    const all: readonly OfferedLicence[] = [...federations, ...lisa, ...french];
    const formatLicence = (rtype: string) => all.find(({ value }) => value === rtype)?.text ?? rtype;
    return { federations, lisa, formatLicence };
  }, [reference]);
}
