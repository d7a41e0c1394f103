import { formatLocalTime } from 'shared-domain';
import type { LogLine } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { buildCompetitionPath } from '../../../components/page/paths.ts';
import { formatTrialName } from '../../../components/trial/trial-name.ts';
import type { TextKey } from '../../../locales/fr.ts';
import { useText } from '../../../locales/use-text.ts';
import { useRecentLogsQuery } from '../challenges-endpoints.ts';

/** Actions of the journal that are shown as incidents. */
const INCIDENT_TEXTS: Readonly<Record<string, TextKey>> = {
  'remark added': 'day.act.remark',
  'results deleted': 'day.act.resultsDeleted',
  'trials deleted': 'day.act.trialsDeleted',
  'groups deleted': 'day.act.trialsDeleted',
  undone: 'day.act.undone',
};

const MAX_INCIDENTS = 8;

const formatReasons = ({ detail }: LogLine): string =>
  [detail.text, detail.rule, detail.reason].filter((text) => typeof text === 'string').join(' · ');

/** A change with a reason is a correction of official results; other changes of results are no incidents. */
const findIncidentText = ({ action, detail }: LogLine): TextKey | undefined =>
  INCIDENT_TEXTS[action] ?? (typeof detail.reason === 'string' ? 'day.act.corrected' : undefined);

/** The last remarks, corrections with their reason, and deletions. */
export function Incidents({
  chOID,
  tz,
  programme,
}: {
  readonly chOID: string;
  /** Time zone of the competition. */
  readonly tz: string;
  readonly programme: readonly ProgrammeTrial[];
}) {
  const { t, language } = useText();
  const { data = [], error, refetch } = useRecentLogsQuery(chOID);
  const trials = new Map(programme.map((trial) => [trial.oid, trial]));
  const incidents = data.flatMap((line) => {
    const key = findIncidentText(line);
    return key === undefined ? [] : [{ line, key }];
  });
  if (error !== undefined) return <CallAlert error={error} onRetry={() => void refetch()} />;
  if (incidents.length === 0) return <p className="muted">{t('day.incidents.none')}</p>;
  return (
    <ul className="day-list">
      {incidents.slice(0, MAX_INCIDENTS).map(({ line, key }) => {
        const trial = trials.get(String(line.detail.trial ?? ''));
        return (
          <li key={line.oid}>
            <time dateTime={line.at}>{formatLocalTime(line.at, tz)}</time> <b>{t(key)}</b>{' '}
            {trial !== undefined && (
              <Link className="link" to={buildCompetitionPath(chOID, 'results', [trial.oid])}>
                {formatTrialName(trial, language)}
              </Link>
            )}{' '}
            {formatReasons(line)}
            {line.who?.email !== undefined && <span className="muted">{line.who.email}</span>}
          </li>
        );
      })}
    </ul>
  );
}
