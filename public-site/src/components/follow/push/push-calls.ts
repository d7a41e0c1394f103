import { calls, makeUrl, type PushAnswer, type PushBody, type PushKeyAnswer } from 'shared-domain/contract';
import type { InjectableStore } from 'shared-domain/platform';
import { publicApi } from '../../../api/public-api.ts';

const pushApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    pushKey: build.query<PushKeyAnswer, void>({ query: () => makeUrl(calls.pushKey, {}) }),
    savePush: build.mutation<PushAnswer, PushBody>({
      query: (body) => ({ url: makeUrl(calls.savePush, {}), method: calls.savePush.method, body }),
    }),
    stopPush: build.mutation<unknown, { readonly endpoint: string }>({
      query: (body) => ({ url: makeUrl(calls.stopPush, {}), method: calls.stopPush.method, body }),
    }),
  }),
});

type Store = Pick<InjectableStore, 'dispatch'>;

const { pushKey, savePush, stopPush } = pushApi.endpoints;

/** The site's key for push services. @throws the error of the call */
export const readPushKey = async ({ dispatch }: Store): Promise<string> =>
  (await dispatch(pushKey.initiate(undefined, { forceRefetch: true, subscribe: false })).unwrap()).key;

/** @throws the error of the call */
export const sendChoice = ({ dispatch }: Store, body: PushBody): Promise<PushAnswer> =>
  dispatch(savePush.initiate(body)).unwrap();

/** @throws the error of the call */
export const sendStop = ({ dispatch }: Store, endpoint: string): Promise<unknown> =>
  dispatch(stopPush.initiate({ endpoint })).unwrap();
