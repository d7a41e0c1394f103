import { calls, makeUrl } from 'shared-domain/contract';
import { shellApi } from '../../components/shell-api.ts';

/** What the dialog sends; `website` is hidden from people: only robots fill it in. */
interface ContactMessage {
  readonly from: string;
  readonly title: string;
  readonly content: string;
  readonly website: string;
}

const contactApi = shellApi.injectEndpoints({
  endpoints: (build) => ({
    sendContact: build.mutation<unknown, ContactMessage>({
      query: (body) => ({ url: makeUrl(calls.contact, {}), method: calls.contact.method, body }),
    }),
  }),
});

export const { useSendContactMutation } = contactApi;
