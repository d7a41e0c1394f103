import { apiBase, type CallError, createApi, sessionSlice } from 'shared-domain/platform';
import { eraseAfterSessionEndedElsewhere } from './device/local-drafts.ts';
import { noteOutage, noteSync } from './last-sync.ts';

type RootState = Parameters<typeof sessionSlice.selectors.selectToken>[0];

/** Statuses of a proxy whose server does not answer. */
const GATEWAY_ERRORS: readonly (number | undefined)[] = [502, 503, 504];

const isUnanswered = (error: CallError | undefined): boolean =>
  error !== undefined && (error.id === 'network error' || GATEWAY_ERRORS.includes(error.status));

/** Sends a call; where the server does not know the token, as after signing out in another tab, the session ends here too. */
const securedBaseQuery: typeof apiBase = async (request, api, extra) => {
  const readToken = () => sessionSlice.selectors.selectToken(api.getState() as RootState);
  const sentToken = readToken();
  const answer = await apiBase(request, api, extra);
  const url = typeof request === 'string' ? request : request.url;
  const isRefused = answer.error?.id === 'unauthorized' && url.startsWith('/api/lesecretariat/');
  // A late refusal of an older token says nothing about the present one.
  if (isRefused && sentToken !== undefined && sentToken === readToken()) {
    const { expires = '' } = sessionSlice.selectors.selectSession(api.getState() as RootState);
    const endSession = () => api.dispatch(sessionSlice.actions.signedOut());
    if (Date.parse(expires) > Date.now()) await eraseAfterSessionEndedElsewhere(endSession);
    else endSession();
  }
  if (isUnanswered(answer.error)) noteOutage();
  else noteSync();
  return answer;
};

/** The secretariat's own slice of the store; each feature adds its endpoints. */
export const secretariatApi = createApi({
  reducerPath: 'secretariat',
  baseQuery: securedBaseQuery,
  tagTypes: ['Org', 'Challenge'],
  endpoints: () => ({}),
});
