import { apiBase, createApi } from 'shared-domain/platform';

/** The shell's own slice of the store; each feature adds its endpoints. */
export const shellApi = createApi({
  reducerPath: 'shell',
  baseQuery: apiBase,
  endpoints: () => ({}),
});
