import { useSearchParams } from 'shared-domain/platform';
import { useProgrammeQuery } from '../../api/programme.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { Segments } from '../../components/form/Segments.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { useText } from '../../locales/use-text.ts';
import { Relays } from './relays/Relays.tsx';
import { Teams } from './teams/Teams.tsx';
import './teams.css';

const VIEWS = ['teams', 'relays'] as const;

/** The ranking of clubs and teams with their members (P10.9), and all relays with their runners (P10.7). */
export function TeamsPage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((value) => value === params.get('v')) ?? 'teams';
  const programme = useProgrammeQuery(chOID);
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => (
        <>
          <PageTitle>{t('screen.teams')}</PageTitle>
          <Segments<(typeof VIEWS)[number]>
            className="teams-views"
            aria-label={t('teams.views')}
            value={view}
            options={VIEWS.map((value) => ({ value, label: t(`teams.view.${value}`) }))}
            onChange={(value) => setParams({ v: value }, { replace: true })}
          />
          <QueryState query={programme}>
            {(trials) =>
              view === 'teams' ? (
                <Teams challenge={challenge} canWrite={canWrite} programme={trials} />
              ) : (
                <Relays challenge={challenge} canWrite={canWrite} programme={trials} />
              )
            }
          </QueryState>
        </>
      )}
    </OwnCompetition>
  );
}
