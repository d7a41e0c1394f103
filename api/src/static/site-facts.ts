/** Settings of the site in every page: `<script type="application/json" id="site">`, and its `data-origin`. */
export interface SiteFacts {
  readonly version: string;
  /** Where links that leave the site start (`PUBLIC_URL`). */
  readonly publicUrl?: string | undefined;
  readonly socialUrl?: string | undefined;
  /** Images for the ads layout. */
  readonly ads: readonly string[];
  /** Images of the contact dialog. */
  readonly logos: readonly string[];
  /** The operator's notice, shown on every page (`NOTICE`). */
  readonly notice?: string | undefined;
  /** Module that measures the audience with the reader's consent. */
  readonly analytics?: string | undefined;
}
