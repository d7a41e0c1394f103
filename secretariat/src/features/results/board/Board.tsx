import { matchesEvent } from 'shared-domain';
import { Link, useNavigate, useSearchParams } from 'shared-domain/platform';
import { useProgrammeQuery } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { MakeOfficial } from '../../../components/official/MakeOfficial.tsx';
import { Empty } from '../../../components/page/Empty.tsx';
import { EntriesLink } from '../../../components/page/NextStep.tsx';
import { buildCompetitionPath } from '../../../components/page/paths.ts';
import { useSelection } from '../../../components/table/use-selection.ts';
import { formatTrialName } from '../../../components/trial/trial-name.ts';
import { useText } from '../../../locales/use-text.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import { BoardTable } from './BoardTable.tsx';
import { findStage, STAGES, type Stage } from './stages.ts';

export interface BoardProps {
  readonly chOID: string;
  readonly tz: string;
  /** Kind of the competition. */
  readonly kind: string;
  readonly canWrite: boolean;
}

/** All trials with the stage of their results, filtered by the page's address and selected by checkboxes. */
export function Board({ chOID, tz, kind, canWrite }: BoardProps) {
  const { t, language } = useText();
  const query = useProgrammeQuery(chOID);
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const selection = useSelection();
  const { chosen } = selection;
  const stage = params.get('v') ?? '';
  const search = params.get('q') ?? '';
  const makeParams = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return next;
  };
  const makeStageLink = (one: string) => `?${makeParams('v', one)}`;
  return (
    <QueryState query={query}>
      {(trials) => {
        const matchingTrials = trials.filter((trial) =>
          matchesEvent(`${formatTrialName(trial, language)} ${trial.group}`, search),
        );
        const shownTrials = matchingTrials.filter((trial) => stage === '' || findStage(trial) === stage);
        const chosenTrials = shownTrials.filter(({ oid }) => chosen.has(oid));
        if (trials.length === 0) {
          return (
            <Empty title={t('results.none')} help={t('results.none.help')}>
              <EntriesLink isMain chOID={chOID} />
            </Empty>
          );
        }
        return (
          <>
            <div className="bar-filters">
              <nav className="seg" aria-label={t('results.stage')}>
                {['', ...STAGES].map((one) => (
                  <Link key={one} to={makeStageLink(one)} replace aria-current={stage === one ? 'true' : undefined}>
                    {t(one === '' ? 'results.stage.all' : `results.stage.${one as Stage}`)}{' '}
                    <span className="num muted">
                      {one === ''
                        ? matchingTrials.length
                        : matchingTrials.filter((trial) => findStage(trial) === one).length}
                    </span>
                  </Link>
                ))}
              </nav>
              <input
                type="search"
                className="in"
                placeholder={t('results.search')}
                aria-label={t('results.search')}
                value={search}
                onChange={({ target }) => setParams(makeParams('q', target.value), { replace: true })}
              />
            </div>
            <p className="sr" role="status">
              {t('results.count', { count: shownTrials.length })}
            </p>
            <BoardTable
              chOID={chOID}
              selection={selection}
              tz={tz}
              trials={shownTrials}
              onOpen={(oid) => navigate(buildCompetitionPath(chOID, 'results', [oid]))}
            />
            <div className="savebar split">
              <span>{t('results.chosen', { count: chosenTrials.length })}</span>
              <div className="btns">
                {canWrite && <ImportButton chOID={chOID} kind={kind} trials={trials} />}
                <Button
                  disabled={chosenTrials.length === 0}
                  onClick={() =>
                    navigate(
                      buildCompetitionPath(
                        chOID,
                        'results',
                        chosenTrials.map(({ oid }) => oid),
                      ),
                    )
                  }
                >
                  {t('results.enter', { count: chosenTrials.length })}
                </Button>
                {canWrite && (
                  <MakeOfficial
                    chOID={chOID}
                    trials={chosenTrials.length > 0 ? chosenTrials : shownTrials}
                    isChosen={chosenTrials.length > 0}
                  />
                )}
              </div>
            </div>
          </>
        );
      }}
    </QueryState>
  );
}
