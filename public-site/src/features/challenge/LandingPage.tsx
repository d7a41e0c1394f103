import { readOptions } from 'shared-domain';
import { lazyPage } from 'shared-domain/platform';
import { useChallengeQuery } from '../../api/challenge-endpoints.ts';
import { useParam } from '../../components/page/use-param.ts';
import { ProgrammePage } from './ProgrammePage.tsx';

const DirectPage = lazyPage(() => import('./panel/DirectPage.tsx'));

/** A competition's first page: its programme, or with `?v=direct` the live panel if the competition is followed live. */
export function LandingPage({ chOID }: { readonly chOID: string }) {
  const [view] = useParam('v');
  const { data: challenge } = useChallengeQuery(chOID);
  const isFollowed = challenge === undefined || readOptions(challenge.flag).isFollowedLive;
  return view === 'direct' && isFollowed ? <DirectPage chOID={chOID} /> : <ProgrammePage chOID={chOID} />;
}
