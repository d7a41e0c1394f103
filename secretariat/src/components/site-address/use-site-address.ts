import { useState } from 'react';
import { findSiteAddress, listSiteAddresses, type SiteAddress, saveChosenAddress } from './site-address.ts';
import { useSiteOriginsQuery } from './site-origins-endpoint.ts';

/** The address that QR codes and slips carry, and those it is chosen from; none while the server has not said them. `skip`: it is not asked. */
export function useSiteAddress({ skip = false } = {}) {
  const { data, isLoading } = useSiteOriginsQuery(undefined, { skip });
  const [chosen, setChosen] = useState<string>();
  const addresses: readonly SiteAddress[] = isLoading ? [] : listSiteAddresses(data ?? []);
  return {
    addresses,
    isLoading,
    address: findSiteAddress(addresses, chosen),
    choose: (origin: string) => {
      saveChosenAddress(origin);
      setChosen(origin);
    },
  };
}
