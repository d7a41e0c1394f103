import { apiBase, createApi, sessionSlice } from 'shared-domain/platform';

/**
 * The secretariat's own slice of the store; each feature adds its endpoints. A token that the server does not know, as after
 * signing out in another tab, ends the session here too.
 */
const securedBase: typeof apiBase = async (request, api, extra) => {
  const answer = await apiBase(request, api, extra);
  const url = typeof request === 'string' ? request : request.url;
  if (answer.error?.id === 'unauthorized' && url.startsWith('/api/lesecretariat/')) {
    api.dispatch(sessionSlice.actions.signedOut());
  }
  return answer;
};

export const secretariatApi = createApi({
  reducerPath: 'secretariat',
  baseQuery: securedBase,
  tagTypes: ['Org', 'Challenge'],
  endpoints: () => ({}),
});
