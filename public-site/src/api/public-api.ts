import { CACHE_SECONDS } from 'shared-domain/contract';
import { apiBase, createApi } from 'shared-domain/platform';

/**
 * The public site's slice of the store; each feature adds its endpoints. A page that is opened again refetches answers older than
 * their lifetime (P9.6) and shows the old ones meanwhile.
 */
export const publicApi = createApi({
  reducerPath: 'publicSite',
  baseQuery: apiBase,
  tagTypes: ['Competition', 'Programme', 'List', 'Live', 'Athlete', 'Prices', 'Standings'],
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: CACHE_SECONDS.groups,
  endpoints: () => ({}),
});
