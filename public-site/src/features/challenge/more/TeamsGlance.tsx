import type { TeamsAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../../locales/use-text.ts';

const SHOWN = 5;

/** The first teams by the points of their athletes, where there are teams with points. */
export function TeamsGlance({ chOID, teams }: { readonly chOID: string; readonly teams: TeamsAnswer }) {
  const { t } = useText();
  const ranked = teams.teams.filter(({ points }) => (points ?? 0) > 0);
  if (ranked.length < 2) return null;
  return (
    <section aria-labelledby="teams-glance">
      <h2 id="teams-glance">{t('teams')}</h2>
      <ol className="rows">
        {ranked.slice(0, SHOWN).map((team) => (
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
