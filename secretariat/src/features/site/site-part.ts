import type { Challenge, SiteBody } from 'shared-domain/contract';

/** What the parts of the page are given. */
export interface SitePart {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly isBusy: boolean;
  readonly onAct: (body: SiteBody) => void;
}
