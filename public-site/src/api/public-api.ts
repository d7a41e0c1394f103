import { apiBase, createApi } from 'shared-domain/platform';

/** The public site's own slice of the store; each feature adds its endpoints. */
export const publicApi = createApi({
  reducerPath: 'publicSite',
  baseQuery: apiBase,
  tagTypes: ['Competition', 'Programme', 'List', 'Live'],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
