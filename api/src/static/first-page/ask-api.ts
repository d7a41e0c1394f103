/** An answer of the API for a page that the server draws. */
export interface FirstAnswer {
  readonly url: string;
  /** Its ETag, or that of another answer that changes whenever it does. */
  readonly tag: string;
  readonly json: string;
  /** The competition that it is about, and a revision that it is not older than. */
  readonly of?: { readonly challenge: string; readonly revision: number };
  /** It names somebody under 16: search engines must not keep a page that shows it. */
  readonly noindex?: boolean;
}

/** The API cannot answer now, as while its thread is started again: whoever asks is told to come back. */
export class ApiUnavailable extends Error {}

/**
 * Calls this server's own API, by POST where there is a body; undefined where the call is refused.
 * @throws ApiUnavailable where it cannot answer now
 */
export type AskApi = (url: string, body?: object) => Promise<FirstAnswer | undefined>;
