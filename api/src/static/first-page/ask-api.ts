/** An answer of the API for a page to draw. */
export interface FirstAnswer {
  readonly url: string;
  /** Changes when the answer does: its ETag, or that of another answer that changes with it. */
  readonly tag: string;
  readonly json: string;
  /** It names somebody under 16: search engines must not keep a page that shows it. */
  readonly noindex?: boolean;
}

/** Asks this server's own API, with a body where the question is one; undefined for what is refused. */
export type AskApi = (url: string, body?: object) => Promise<FirstAnswer | undefined>;
