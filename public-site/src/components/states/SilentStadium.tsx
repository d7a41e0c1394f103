import { formatLocalTime } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import './states.css';

/** Says that the stadium which holds the competition has been silent, and since when. */
export function SilentStadium({ challenge }: { readonly challenge: Challenge | undefined }) {
  const { t } = useText();
  const site = challenge?.site;
  if (challenge === undefined || site?.role !== 'copy' || site.silentSince === undefined) return null;
  return (
    <div className="stale" role="status">
      <div className="wrap">{t('stadium.silent', { time: formatLocalTime(site.silentSince, challenge.tz) })}</div>
    </div>
  );
}
