import { useMemo } from 'react';
import {
  FEDERATION_CHOICES,
  FRENCH_CHOICES,
  findFederation,
  LISA_CHOICES,
  type LicenceChoice,
  provideReferenceCategories,
  REGIONS,
  type Region,
} from 'shared-domain';
import { useReference } from 'shared-domain/platform';
import { useText } from '../locales/use-text.ts';

/** Gives the site's categories to the rules of this application; to be called before anything that needs one is rendered. */
export const useSiteCategories = (): void => provideReferenceCategories(useReference()?.categories);

/** The regions of the site's server; until they are loaded, those that this application was built with. */
export const useRegions = (): readonly Pick<Region, 'insee' | 'name'>[] => useReference()?.regions.regions ?? REGIONS;

export type OfferedLicence = Pick<LicenceChoice, 'value' | 'text'>;

interface LicenceLists {
  /** The first list of P3.8. */
  readonly federations: readonly OfferedLicence[];
  readonly lisa: readonly OfferedLicence[];
  /** The name of an `rtype`; the `rtype` itself where no list has it. */
  readonly formatLicence: (rtype: string) => string;
}

/** The licence choices of the site's server, in the reader's language; until they are loaded, those that this application was built with. */
export function useLicences(): LicenceLists {
  const reference = useReference();
  const { t } = useText();
  return useMemo(() => {
    const {
      federations = FEDERATION_CHOICES,
      lisa = LISA_CHOICES,
      french = FRENCH_CHOICES,
    } = reference?.federations ?? {};
    const translate = ({ value, text }: OfferedLicence): OfferedLicence => ({
      value,
      text: findFederation(value) === 'OTHER' ? t('challenge.federation.other') : text,
    });
    const all = [...federations, ...lisa, ...french].map(translate);
    const formatLicence = (rtype: string) => all.find(({ value }) => value === rtype)?.text ?? rtype;
    return { federations: federations.map(translate), lisa: lisa.map(translate), formatLicence };
  }, [reference, t]);
}
