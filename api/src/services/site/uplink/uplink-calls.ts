import { calls } from 'shared-domain/contract';

/**
 * All that a stadium's server calls at the public one: the client sends nothing else, and the session of a stadium
 * (`UPLINK_TOKEN`) opens nothing else.
 */
export const UPLINK_CALLS = [
  calls.myChallenges,
  calls.site,
  calls.putSite,
  calls.uploadTrials,
  calls.putSiteFile,
  calls.putEvidencePicture,
] as const;

export type UplinkCall = (typeof UPLINK_CALLS)[number];
