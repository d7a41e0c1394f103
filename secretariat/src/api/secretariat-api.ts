import { apiBase, type CallError, createApi, sessionSlice } from 'shared-domain/platform';
import { eraseAfterEndElsewhere } from './device/local-drafts.ts';
import { noteOutage, noteSync } from './last-sync.ts';

type RootState = Parameters<typeof sessionSlice.selectors.selectToken>[0];

/** Of proxies whose server does not answer. */
const GATEWAY_ERRORS: readonly (number | undefined)[] = [502, 503, 504];

/** Whether nobody answered; a refusal is an answer. */
const isUnanswered = (error: CallError | undefined): boolean =>
  error !== undefined && (error.id === 'network error' || GATEWAY_ERRORS.includes(error.status));

/**
 * The secretariat's own slice of the store; each feature adds its endpoints. A token that the server does not know, as after
 * signing out in another tab, ends the session here too.
 */
const securedBase: typeof apiBase = async (request, api, extra) => {
  const tokenNow = () => sessionSlice.selectors.selectToken(api.getState() as RootState);
  const sent = tokenNow();
  const answer = await apiBase(request, api, extra);
  const url = typeof request === 'string' ? request : request.url;
  const refused = answer.error?.id === 'unauthorized' && url.startsWith('/api/lesecretariat/');
  // A late refusal of an older token says nothing of the present one.
  if (refused && sent !== undefined && sent === tokenNow()) {
    const { expires = '' } = sessionSlice.selectors.selectSession(api.getState() as RootState);
    if (Date.parse(expires) > Date.now()) await eraseAfterEndElsewhere();
    api.dispatch(sessionSlice.actions.signedOut());
  }
  if (isUnanswered(answer.error)) noteOutage();
  else noteSync();
  return answer;
};

export const secretariatApi = createApi({
  reducerPath: 'secretariat',
  baseQuery: securedBase,
  tagTypes: ['Org', 'Challenge'],
  endpoints: () => ({}),
});
