import { CACHE_SECONDS } from 'shared-domain/contract';
import { apiBase, createApi } from 'shared-domain/platform';

/**
 * The public site's own slice of the store; each feature adds its endpoints. An answer is shown again as long as it lives (P9.6), counted
 * from its arrival: a page that was open for an hour and is come back to asks anew, with the old answer on screen meanwhile.
 */
export const publicApi = createApi({
  reducerPath: 'publicSite',
  baseQuery: apiBase,
  tagTypes: ['Competition', 'Programme', 'List', 'Live'],
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: CACHE_SECONDS.groups,
  endpoints: () => ({}),
});
