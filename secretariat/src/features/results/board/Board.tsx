import { foldText } from 'shared-domain';
import { Link, useNavigate, useSearchParams } from 'shared-domain/platform';
import { useProgrammeQuery } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { MakeOfficial } from '../../../components/official/MakeOfficial.tsx';
import { Empty } from '../../../components/page/Empty.tsx';
import { competitionPath } from '../../../components/page/paths.ts';
import { useSelection } from '../../../components/table/use-selection.ts';
import { trialName } from '../../../components/trial/trial-name.ts';
import { useText } from '../../../locales/use-text.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import { BoardTable } from './BoardTable.tsx';
import { findStage, STAGES, type Stage } from './stages.ts';

export interface BoardProps {
  readonly chOID: string;
  readonly tz: string;
  /** Of the competition. */
  readonly kind: string;
  readonly mayWrite: boolean;
}

/** The board: every trial by what it waits for, filtered by the address, chosen by its boxes. */
export function Board({ chOID, tz, kind, mayWrite }: BoardProps) {
  const { t, language } = useText();
  const query = useProgrammeQuery(chOID);
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const selection = useSelection();
  const { chosen } = selection;
  const stage = params.get('v') ?? '';
  const search = params.get('q') ?? '';
  const changed = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return next;
  };
  const linkTo = (one: string) => `?${changed('v', one)}`;
  return (
    <QueryState query={query}>
      {(trials) => {
        const found = trials.filter((trial) =>
          foldText(`${trialName(trial, language)} ${trial.group}`).includes(foldText(search)),
        );
        const shown = found.filter((trial) => stage === '' || findStage(trial) === stage);
        const picked = shown.filter(({ oid }) => chosen.has(oid));
        if (trials.length === 0) {
          return (
            <Empty title={t('results.none')} help={t('results.none.help')}>
              <Link className="btn main" to={competitionPath(chOID, 'entries')}>
                {t('results.none.act')}
              </Link>
            </Empty>
          );
        }
        return (
          <>
            <div className="bar-filters">
              <nav className="seg" aria-label={t('results.stage')}>
                {['', ...STAGES].map((one) => (
                  <Link key={one} to={linkTo(one)} replace aria-current={stage === one ? 'true' : undefined}>
                    {t(one === '' ? 'results.stage.all' : `results.stage.${one as Stage}`)}{' '}
                    <span className="num muted">
                      {one === '' ? found.length : found.filter((trial) => findStage(trial) === one).length}
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
                onChange={({ target }) => setParams(changed('q', target.value), { replace: true })}
              />
            </div>
            <p className="sr" role="status">
              {t('results.count', { count: shown.length })}
            </p>
            <BoardTable
              chOID={chOID}
              selection={selection}
              tz={tz}
              trials={shown}
              onOpen={(oid) => navigate(competitionPath(chOID, 'results', [oid]))}
            />
            <div className="savebar">
              <span>{t('results.chosen', { count: picked.length })}</span>
              <div className="btns">
                {mayWrite && <ImportButton chOID={chOID} kind={kind} trials={trials} />}
                <Button
                  disabled={picked.length === 0}
                  onClick={() =>
                    navigate(
                      competitionPath(
                        chOID,
                        'results',
                        picked.map(({ oid }) => oid),
                      ),
                    )
                  }
                >
                  {t('results.enter', { count: picked.length })}
                </Button>
                {mayWrite && (
                  <MakeOfficial
                    chOID={chOID}
                    trials={picked.length > 0 ? picked : shown}
                    isChosen={picked.length > 0}
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
