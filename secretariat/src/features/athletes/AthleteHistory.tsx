import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeGroup } from '../../api/programme-groups.ts';
import { type Athlete, useAthleteLogQuery } from '../../api/register.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { formatActSentence } from '../../components/journal/act-sentence.ts';
import { formatActor } from '../../components/journal/act-text.ts';
import { formatToSecond } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly challenge: Challenge;
  readonly athlete: Athlete;
  readonly groups: readonly ProgrammeGroup[];
}

/** The changes to an athlete's rows, newest first: when, who, what, in which event. */
export function AthleteHistory({ challenge, athlete, groups }: Props) {
  const { t, language } = useText();
  const rows = athlete.entries.map(({ trial, row }) => `${trial}~${row}`);
  const log = useAthleteLogQuery({ chOID: challenge.oid, rows }, { refetchOnMountOrArgChange: true });
  const findEventName = (trial: unknown): string =>
    groups.find(({ oid, trials }) => oid === trial || trials.some((one) => one.oid === trial))?.name ?? '';
  return (
    <QueryState query={log}>
      {(lines) =>
        lines.length === 0 ? (
          <p className="muted">{t('athletes.history.none')}</p>
        ) : (
          <ol className="athlete-history">
            {lines.map((line) => (
              <li key={line.oid}>
                <time dateTime={line.at}>{formatToSecond(line.at, challenge.tz, language)}</time>
                <span>
                  <b>{formatActor(line, t)}</b> · {formatActSentence(line, { t, language })}{' '}
                  {findEventName(line.detail.trial)}
                </span>
              </li>
            ))}
          </ol>
        )
      }
    </QueryState>
  );
}
