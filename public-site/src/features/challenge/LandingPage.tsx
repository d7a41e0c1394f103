import { readOptions } from 'shared-domain';
import { lazyPage } from 'shared-domain/platform';
import { useChallengeQuery } from '../../api/challenge-endpoints.ts';
import { useParam } from '../../components/page/use-param.ts';
import { ProgrammePage } from './ProgrammePage.tsx';

const DirectPage = lazyPage(() => import('./panel/DirectPage.tsx'));
const AnnouncementsPage = lazyPage(() => import('./announcements/AnnouncementsPage.tsx'));

/** A competition's first page: its programme, or if it is followed live the live panel (`?v=direct`) or its announcements (`?v=annonces`). */
export function LandingPage({ chOID }: { readonly chOID: string }) {
  const [view] = useParam('v');
  const { data: challenge } = useChallengeQuery(chOID);
  const isFollowed = challenge === undefined || readOptions(challenge.flag).isFollowedLive;
  if (view === 'annonces' && isFollowed) return <AnnouncementsPage chOID={chOID} />;
  return view === 'direct' && isFollowed ? <DirectPage chOID={chOID} /> : <ProgrammePage chOID={chOID} />;
}
