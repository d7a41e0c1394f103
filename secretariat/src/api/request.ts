import { type Call, makeUrl } from 'shared-domain/contract';

type UrlArgs<P extends string> = Parameters<typeof makeUrl<P>>;

/** The request of a call that is not a plain GET. @example makeRequest(calls.makeCode, { id }, { query: { kind } }) */
export const makeRequest = <P extends string>(
  call: Call<P>,
  params: UrlArgs<P>[1],
  { query, body }: { readonly query?: NonNullable<UrlArgs<P>[2]>; readonly body?: unknown } = {},
) => ({ url: makeUrl(call, params, query), method: call.method, ...(body !== undefined && { body }) });
