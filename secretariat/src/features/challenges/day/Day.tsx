import { type ReactNode, useId } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { Link, useNavigate } from 'shared-domain/platform';
import { useAsideFactsQuery } from '../../../api/aside-facts.ts';
import { type ProgrammeTrial, useProgrammeQuery } from '../../../api/programme.ts';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { Empty } from '../../../components/page/Empty.tsx';
import { buildCompetitionPath } from '../../../components/page/paths.ts';
import { formatLastDay, formatTimeOrDay } from '../../../components/time/format-instant.ts';
import { CheckCards } from '../../../components/trial/CheckCards.tsx';
import { formatHolder } from '../../../components/trial/holder.ts';
import { formatTrialName } from '../../../components/trial/trial-name.ts';
import { useText } from '../../../locales/use-text.ts';
import { useAccessCodesQuery } from '../challenges-endpoints.ts';
import { HourTable } from './HourTable.tsx';
import { Incidents } from './Incidents.tsx';
import './day.css';

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
}

/** P11.5: what is left to do, progress by hour, who holds which trial, incidents, and officials' codes. */
export function Day({ challenge, canWrite }: Props) {
  const { t } = useText();
  const { oid, tz } = challenge;
  const navigate = useNavigate();
  const query = useProgrammeQuery(oid);
  return (
    <QueryState query={query}>
      {(programme) =>
        programme.length === 0 ? (
          <Empty title={t('day.empty')} help={t(canWrite ? 'day.empty.help' : 'trials.none.reader')}>
            {canWrite && (
              <>
                <Link className="btn main" to={buildCompetitionPath(oid, 'trials')}>
                  {t('trials.build')}
                </Link>
                <Link className="btn" to={buildCompetitionPath(oid, 'entries')}>
                  {t('day.import')}
                </Link>
              </>
            )}
          </Empty>
        ) : (
          <>
            <CheckCards
              trials={programme}
              challenge={challenge}
              now={Date.now()}
              onChosen={(check) => void navigate(`${buildCompetitionPath(oid, 'trials')}?c=${check}`)}
            />
            <div className="day-grid">
              <Part title={t('day.progress')}>
                <HourTable programme={programme} tz={tz} />
              </Part>
              <div>
                <AsideFacts chOID={oid} programme={programme} />
                <Part title={t('day.held')}>
                  <HeldTrials programme={programme} tz={tz} />
                </Part>
                <Part title={t('day.incidents')}>
                  <Incidents chOID={oid} tz={tz} programme={programme} />
                </Part>
                <Part title={t('day.codes')}>
                  <ValidCodes chOID={oid} tz={tz} />
                </Part>
              </div>
            </div>
          </>
        )
      }
    </QueryState>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="day-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Events with facts of officials that count for nothing until somebody decides; nothing where there are none. */
function AsideFacts({ chOID, programme }: { readonly chOID: string; readonly programme: readonly ProgrammeTrial[] }) {
  const { t, language } = useText();
  const { data = [] } = useAsideFactsQuery(chOID);
  const waiting = Map.groupBy(
    data.filter(({ isTaken }) => isTaken === undefined),
    ({ trialOID }) => trialOID,
  );
  const trials = programme.filter(({ oid }) => waiting.has(oid));
  if (trials.length === 0) return null;
  return (
    <Part title={t('day.aside')}>
      <ul className="day-list">
        {trials.map((trial) => (
          <li key={trial.oid}>
            <b>{formatTrialName(trial, language)}</b>{' '}
            <Link className="link" to={buildCompetitionPath(chOID, 'reports')}>
              {t('day.aside.count', { count: waiting.get(trial.oid)?.length ?? 0 })}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The kinds of officials' codes that are valid now. */
function ValidCodes({ chOID, tz }: { readonly chOID: string; readonly tz: string }) {
  const { t, language } = useText();
  const { data = [], error, refetch } = useAccessCodesQuery(chOID);
  const validCodes = data.filter(({ expires }) => Date.parse(expires) > Date.now());
  if (error !== undefined) return <CallAlert error={error} onRetry={() => void refetch()} />;
  if (validCodes.length === 0) return <p className="muted">{t('day.codes.none')}</p>;
  return (
    <ul className="day-list">
      {validCodes.map(({ code, kind, expires }) => (
        <li key={code}>
          <b>{t(`trials.lock.${kind}`)}</b>
          <span className="muted">{t('day.codes.until', { day: formatLastDay(expires, tz, language) })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Who holds which trial, and until when. */
function HeldTrials({ programme, tz }: { readonly programme: readonly ProgrammeTrial[]; readonly tz: string }) {
  const { t, language } = useText();
  const heldTrials = programme.flatMap((trial) => (trial.hold === undefined ? [] : [{ trial, hold: trial.hold }]));
  if (heldTrials.length === 0) return <p className="muted">{t('day.held.none')}</p>;
  return (
    <ul className="day-list">
      {heldTrials.map(({ trial, hold }) => (
        <li key={trial.oid}>
          <b>{formatHolder(hold, t)}</b> {formatTrialName(trial, language)}
          <span className="muted">{t('day.held.until', { time: formatTimeOrDay(hold.expires, tz, language) })}</span>
        </li>
      ))}
    </ul>
  );
}
