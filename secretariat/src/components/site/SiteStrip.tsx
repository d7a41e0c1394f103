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

/** On the screens of no competition, in a stadium: how old the public copy of each that is held here is. */
export function SiteStrips() {
  const { data: challenges = [] } = useMyChallengesQuery();
  const held = challenges.filter(({ site }) => site?.role === 'stadium');
  return held.map(({ oid, tz, name }) => <Strip key={oid} chOID={oid} tz={tz} name={name} />);
}

interface StripProps {
  readonly chOID: string;
  readonly tz: string;
  /** Of the competition, where the screen does not say it. */
  readonly name?: string;
}

function Strip({ chOID, tz, name }: StripProps) {
  const { t, language } = useText();
  const { data } = useSiteQuery(chOID, { pollingInterval: SITE_POLL_MS });
  const state = data && describeCopy(data, t, { tz, language });
  if (state === undefined) return null;
  return (
    <p className={`site-strip ${state.kind}`} role={state.kind === 'wrong' ? 'alert' : 'status'}>
      {name !== undefined && `${name} – `}
      {state.text} <Link to={buildCompetitionPath(chOID, 'site')}>{t('copy.see')}</Link>
    </p>
  );
}
