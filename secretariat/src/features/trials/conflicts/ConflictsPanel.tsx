import { memo, useMemo, useState } from 'react';
import { makeDateFormat } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useCompetitionListsQuery } from '../../../api/competition-lists.ts';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { trialName, trialTime } from '../../../components/trial/trial-name.ts';
import { useText } from '../../../locales/use-text.ts';
import { athleteConflicts, type Conflict, venueConflicts } from './find-conflicts.ts';

interface Props {
  readonly challenge: Challenge;
  readonly programme: readonly ProgrammeTrial[];
}

/** As many are listed; the count says how many there are. */
const LISTED = 100;

function Panel({ challenge, programme }: Props) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const venues = useMemo(() => venueConflicts(programme), [programme]);
  const lists = useCompetitionListsQuery(challenge.oid, { skip: !open });
  const athletes = useMemo(
    () => (lists.data === undefined ? [] : athleteConflicts(programme, lists.data.startlists)),
    [programme, lists.data],
  );
  const found = venues.length + athletes.length;
  return (
    <details className="conflicts" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {venues.length > 0 && <Icon name="late" />}
        {t('trials.conflicts')}
        <span className="muted">
          {open && lists.isFetching
            ? t('trials.conflicts.reading')
            : t(open ? 'trials.conflicts.found' : 'trials.conflicts.venues', { count: open ? found : venues.length })}
        </span>
      </summary>
      <CallAlert error={lists.error} onRetry={() => void lists.refetch()} />
      {found > 0 && (
        <ul>
          {[...athletes, ...venues].slice(0, LISTED).map((conflict) => (
            <li key={`${conflict.kind} ${nameOf(conflict)} ${conflict.trials.map(({ oid }) => oid).join(' ')}`}>
              <ConflictLine conflict={conflict} challenge={challenge} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** Places used twice and athletes in two places. The start lists are read when it is opened. */
export const ConflictsPanel = memo(Panel);

const nameOf = (conflict: Conflict): string => (conflict.kind === 'venue' ? conflict.venue : (conflict.names[0] ?? ''));

/** Of many athletes these are named, the rest counted. */
const NAMED = 6;

interface LineProps {
  readonly conflict: Conflict;
  readonly challenge: Challenge;
}

/** Who or what, the two trials, and how many minutes they are apart. */
function ConflictLine({ conflict, challenge: { tz, duration } }: LineProps) {
  const { t, language } = useText();
  const day = makeDateFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: tz });
  const [first, second] = conflict.trials.map((trial) => `${trialTime(trial, tz)} ${trialName(trial, language)}`);
  const { apart } = conflict;
  const on = duration > 1 ? day.format(new Date(conflict.trials[0].date)) : '';
  const names = conflict.kind === 'athlete' ? conflict.names : [t(`trials.venue.${conflict.venue}`)];
  const others = names.length - NAMED;
  return (
    <>
      <b>{names.slice(0, NAMED).join(', ')}</b>
      {others > 0 && ` ${t('trials.conflicts.others', { count: others })}`}
      <br />
      {on !== '' && `${on} · `}
      {first} · {second} ·{' '}
      <span className="state late apart">
        {t(apart < 0 ? 'trials.conflicts.overlap' : 'trials.conflicts.apart', { minutes: Math.abs(apart) })}
      </span>
    </>
  );
}
