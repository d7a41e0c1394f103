import type { Challenge } from 'shared-domain/contract';
import { lazyPage } from 'shared-domain/platform';

/** Loaded on demand: a stadium is seldom silent. */
const SilenceBar = lazyPage(() => import('./SilenceBar.tsx'));

/** Says that the stadium which holds the competition has been silent, and since when. */
export function SilentStadium({ challenge }: { readonly challenge: Challenge | undefined }) {
  const site = challenge?.site;
  if (challenge === undefined || site?.role !== 'copy' || site.silentSince === undefined) return null;
  return <SilenceBar since={site.silentSince} tz={challenge.tz} />;
}
