import { findStartTime, findTrialState, formatLocalTime, formatRound } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useChallengeQuery } from '../../api/challenge-endpoints.ts';
import { TrialState } from '../../components/chips/TrialState.tsx';
import { buildTrialPath } from '../../components/page/challenge-paths.ts';
import { useText } from '../../locales/use-text.ts';

/** The heats of a round as small links, each with its number, its time and whether it runs or has its results. */
export function HeatChips({ heats }: { readonly heats: readonly Trial[] }) {
  const { t, language } = useText();
  const tz = useChallengeQuery(heats[0]?.chOID ?? '').data?.tz ?? 'UTC';
  return (
    <ul className="heat-chips" aria-label={t('heats')}>
      {heats.map((heat) => (
        <li key={heat.oid}>
          <Link className={`heat-chip ${findTrialState(heat)}`} to={buildTrialPath(heat.chOID, heat.oid)}>
            <span className="sr">{formatRound(heat, language)}, </span>
            <b aria-hidden="true">{heat.heat}</b> {formatLocalTime(findStartTime(heat), tz)}
            <span className="sr">
              , <TrialState trial={heat} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
