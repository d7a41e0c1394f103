import { findLocalDay, listChallengeDays } from 'shared-domain';
import type { Challenge, TeamsAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useBestPerfsQuery, useCpesQuery, usePesQuery, usePricesQuery } from '../../../api/landing-endpoints.ts';
import { useTeamsQuery } from '../../../api/standings-endpoints.ts';
import { useFreshness } from '../../../components/live-context.ts';
import { useOnce } from '../../../components/states/use-once.ts';
import { useText } from '../../../locales/use-text.ts';
import { BestMarks } from './BestMarks.tsx';
import { EmbedCode } from './EmbedCode.tsx';
import { Prices } from './Prices.tsx';
import { Records } from './Records.tsx';

/** Best marks of each sex, and personal bests, that are requested. */
const SHOWN = 5;

/**
 * Prices, best marks, personal bests and teams. They are shown together once all are loaded, so that none moves another down;
 * those that fail or are empty are left out.
 */
export function More({ challenge }: { readonly challenge: Challenge }) {
  const { oid: chOID } = challenge;
  const { pollingInterval } = useFreshness();
  const asked = { chOID, qty: SHOWN };
  const over = (listChallengeDays(challenge).at(-1) ?? '') < findLocalDay(new Date(), challenge.tz);
  const prices = usePricesQuery(chOID, { skip: over });
  const perfs = useBestPerfsQuery(asked, { pollingInterval });
  const pes = usePesQuery(asked, { pollingInterval });
  const clubs = useCpesQuery(asked, { pollingInterval });
  const teams = useTeamsQuery(chOID, { pollingInterval });
  const ready = useOnce([prices, perfs, pes, clubs, teams].every(({ isLoading }) => !isLoading));
  if (!ready) return null;
  return (
    <>
      {prices.data !== undefined && <Prices prices={prices.data.prices} />}
      {perfs.data !== undefined && <BestMarks chOID={chOID} perfs={perfs.data} />}
      {pes.data !== undefined && <Records chOID={chOID} pes={pes.data} clubs={clubs.data?.clubs ?? []} />}
      {teams.data !== undefined && <TeamsGlance chOID={chOID} teams={teams.data} />}
      <EmbedCode challenge={challenge} />
    </>
  );
}

const MAX_TEAMS = 5;

/** The first teams by points, where at least two have any. */
function TeamsGlance({ chOID, teams }: { readonly chOID: string; readonly teams: TeamsAnswer }) {
  const { t } = useText();
  const ranked = teams.teams.filter(({ points }) => (points ?? 0) > 0);
  if (ranked.length < 2) return null;
  return (
    <section aria-labelledby="teams-glance">
      <h2 id="teams-glance">{t('teams')}</h2>
      <ol className="rows">
        {ranked.slice(0, MAX_TEAMS).map((team) => (
          <li key={team.oid}>
            <Link className="rs" to={`/challenge/${chOID}/teammembers/${encodeURIComponent(team.oid)}`}>
              <span className="ev">{team.title}</span>
              <span className="end">
                <span className="mark">{team.points}</span> <span className="sub">{t('col.points')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <Link className="all" to={`/challenge/${chOID}/teams`}>
        {t('teams.all')}
      </Link>
    </section>
  );
}
