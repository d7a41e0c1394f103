import { findLocalDay, listChallengeDays } from 'shared-domain';
import type { Challenge, TeamsAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useBestPerfsQuery, useCpesQuery, usePesQuery, usePricesQuery } from '../../../api/landing-endpoints.ts';
import { useTeamsQuery } from '../../../api/standings-endpoints.ts';
import { useFreshness } from '../../../components/freshness.ts';
import { readNow } from '../../../components/page-clock.ts';
import { useHasBeenTrue } from '../../../components/states/use-has-been-true.ts';
import { useText } from '../../../locales/use-text.ts';
import { BestMarks } from './BestMarks.tsx';
import { EmbedCode } from './EmbedCode.tsx';
import { Prices } from './Prices.tsx';
import { Records } from './Records.tsx';

/** Best marks of each sex, and personal bests, that are requested. */
const MAX_ROWS = 5;

/**
 * Prices, best marks, personal bests and teams. They are shown together once all are loaded, so that none moves another down;
 * those that fail or are empty are left out.
 */
export function MoreSections({ challenge }: { readonly challenge: Challenge }) {
  const { oid: chOID } = challenge;
  const { pollingInterval } = useFreshness();
  const query = { chOID, qty: MAX_ROWS };
  const isOver = (listChallengeDays(challenge).at(-1) ?? '') < findLocalDay(readNow(), challenge.tz);
  const prices = usePricesQuery(chOID, { skip: isOver });
  const perfs = useBestPerfsQuery(query, { pollingInterval });
  const pes = usePesQuery(query, { pollingInterval });
  const clubs = useCpesQuery(query, { pollingInterval });
  const teams = useTeamsQuery(chOID, { pollingInterval });
  const isReady = useHasBeenTrue([prices, perfs, pes, clubs, teams].every(({ isLoading }) => !isLoading));
  if (!isReady) return null;
  return (
    <>
      {prices.data !== undefined && <Prices prices={prices.data.prices} />}
      {perfs.data !== undefined && <BestMarks challenge={challenge} perfs={perfs.data} />}
      {pes.data !== undefined && <Records challenge={challenge} pes={pes.data} clubs={clubs.data?.clubs ?? []} />}
      {teams.data !== undefined && <TopTeams chOID={chOID} teams={teams.data} />}
      <EmbedCode challenge={challenge} />
    </>
  );
}

const MAX_TEAMS = 5;

/** The first teams by points, where at least two have any. */
function TopTeams({ chOID, teams }: { readonly chOID: string; readonly teams: TeamsAnswer }) {
  const { t } = useText();
  const rankedTeams = teams.teams.filter(({ points }) => (points ?? 0) > 0);
  if (rankedTeams.length < 2) return null;
  return (
    <section aria-labelledby="teams-glance">
      <h2 id="teams-glance">{t('teams')}</h2>
      <ol className="rows">
        {rankedTeams.slice(0, MAX_TEAMS).map((team) => (
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
