import { PROTEST_STAGES, type ProtestStage } from 'shared-domain';
import type { Challenge, ProtestsAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { type ProgrammeTrial, useProgrammeQuery } from '../../api/programme.ts';
import { useProtestsQuery } from '../../api/protests.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { OpenFilter, useIsOnlyOpen } from '../../components/open-filter/OpenFilter.tsx';
import { Empty } from '../../components/page/Empty.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { buildCompetitionPath } from '../../components/page/paths.ts';
import { Section } from '../../components/page/Section.tsx';
import { ProtestItem } from '../../components/protests/ProtestItem.tsx';
import { findProtestClock, isLodgedLate } from '../../components/protests/protest-clock.ts';
import { formatTimeOrDay } from '../../components/time/format-instant.ts';
import { useMinute } from '../../components/time/use-minute.ts';
import { formatTrialName } from '../../components/trial/trial-name.ts';
import { useText } from '../../locales/use-text.ts';
import { LodgeSection } from './LodgeSection.tsx';
import { RunningClocks } from './RunningClocks.tsx';
import '../../components/form/fields.css';
import '../../components/protests/protests.css';

/** The register of protests of a competition: open ones, times to protest, and decisions (TR 8). */
export default function ProtestsPage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const query = useProtestsQuery(chOID);
  const { data: trials = [] } = useProgrammeQuery(chOID);
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => (
        <>
          <PageTitle>{t('screen.protests')}</PageTitle>
          <QueryState query={query}>
            {(register) => <Register register={register} challenge={challenge} trials={trials} canWrite={canWrite} />}
          </QueryState>
        </>
      )}
    </OwnCompetition>
  );
}

interface Props {
  readonly register: ProtestsAnswer;
  readonly challenge: Challenge;
  readonly trials: readonly ProgrammeTrial[];
  readonly canWrite: boolean;
}

/** Protests that wait for an answer come first. */
const rankStage = (stage: ProtestStage): number =>
  stage === 'open' || stage === 'appealed' ? 0 : PROTEST_STAGES.indexOf(stage);

function Register({ register, challenge, trials, canWrite }: Props) {
  const { t, language } = useText();
  const now = useMinute();
  const isOnlyOpen = useIsOnlyOpen();
  const { oid: chOID, tz } = challenge;
  const formatTime = (at: string | number) => formatTimeOrDay(new Date(at).toISOString(), tz, language, new Date(now));
  const trialByOid = new Map(trials.map((trial) => [trial.oid, trial]));
  const protestsWithStage = register.protests
    .map((protest) => ({ protest, ...findProtestClock(protest, now) }))
    .toSorted((a, b) => rankStage(a.stage) - rankStage(b.stage) || (a.protest.lodged < b.protest.lodged ? 1 : -1));
  const openProtests = protestsWithStage.filter(({ stage }) => stage !== 'closed');
  const shownProtests = isOnlyOpen ? openProtests : protestsWithStage;
  return (
    <>
      <OpenFilter list="protests" all={protestsWithStage.length} open={openProtests.length} />
      {shownProtests.length === 0 ? (
        <Empty title={t('protests.none')} help={t('protests.none.help')} />
      ) : (
        <ul className="protests">
          {shownProtests.map(({ protest }) => {
            const trial = trialByOid.get(protest.trial);
            return (
              <ProtestItem
                key={protest.oid}
                chOID={chOID}
                protest={protest}
                isLate={isLodgedLate(register, protest)}
                now={now}
                formatTime={formatTime}
                canWrite={canWrite}
                resultsPath={buildCompetitionPath(chOID, 'results', [protest.trial])}
                about={
                  <>
                    <Link to={buildCompetitionPath(chOID, 'results', [protest.trial])}>
                      {trial === undefined ? t('protests.trial') : formatTrialName(trial, language)}
                    </Link>
                    {protest.row?.startsWith('bib:') && ` · ${t('protests.bib', { bib: protest.row.slice(4) })}`}
                  </>
                }
              />
            );
          })}
        </ul>
      )}
      <RunningClocks chOID={chOID} trials={trials} register={register} now={now} formatTime={formatTime} />
      {canWrite && (
        <Section id="lodge" title={t('protests.new')} help={t('protests.new.help')}>
          <LodgeSection chOID={chOID} trials={trials} register={register} now={now} formatTime={formatTime} />
        </Section>
      )}
    </>
  );
}
