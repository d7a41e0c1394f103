import { Link } from 'shared-domain/platform';
import { useMyChallengesQuery } from '../../api/my-challenges.ts';
import { useText } from '../../locales/use-text.ts';
import { buildCompetitionPath } from '../page/paths.ts';
import { describeCopy } from './copy-state.ts';
import { SITE_POLL_MS, useSiteQuery } from './site-endpoints.ts';
import './site-strip.css';

/** On every screen of a competition that a stadium holds: how old the public copy is. */
export function SiteStrip({ chOID }: { readonly chOID: string }) {
  const { data: challenges } = useMyChallengesQuery();
  const challenge = challenges?.find(({ oid }) => oid === chOID);
  return challenge?.site === undefined ? null : <Strip chOID={chOID} tz={challenge.tz} />;
}

function Strip({ chOID, tz }: { readonly chOID: string; readonly tz: string }) {
  const { t, language } = useText();
  const { data, fulfilledTimeStamp = 0 } = useSiteQuery(chOID, { pollingInterval: SITE_POLL_MS });
  const state = data && describeCopy(data, t, { tz, language, now: fulfilledTimeStamp });
  if (state === undefined) return null;
  return (
    <p className={`site-strip ${state.kind}`} role={state.kind === 'wrong' ? 'alert' : 'status'}>
      {state.text} <Link to={buildCompetitionPath(chOID, 'site')}>{t('copy.see')}</Link>
    </p>
  );
}
