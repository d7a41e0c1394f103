import { memo, useMemo, useState } from 'react';
import { findStartTime, makeDateFormat } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useCompetitionListsQuery } from '../../../api/competition-lists.ts';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { formatTrialName, formatTrialTime } from '../../../components/trial/trial-name.ts';
import { useText } from '../../../locales/use-text.ts';
import {
  type Conflict,
  chooseMoved,
  findAthleteConflicts,
  findFreeShift,
  findVenueConflicts,
  listMovedHeats,
} from './find-conflicts.ts';

interface Props {
  readonly challenge: Challenge;
  readonly programme: readonly ProgrammeTrial[];
  /** Opens a trial; absent where nothing may be changed. */
  readonly onOpen?: ((oid: string) => void) | undefined;
  /** Asks by how many minutes trials are moved, beginning with what is free. */
  readonly onMove?: ((oids: readonly string[], minutes: number) => void) | undefined;
}

/** Conflicts listed; the summary counts all. */
const MAX_LISTED = 100;

function Panel({ challenge, programme, onOpen, onMove }: Props) {
  const { t, language } = useText();
  const [isOpen, setOpen] = useState(false);
  const venues = useMemo(() => findVenueConflicts(programme), [programme]);
  const lists = useCompetitionListsQuery(challenge.oid, { skip: !isOpen });
  const athletes = useMemo(
    () => (lists.data === undefined ? [] : findAthleteConflicts(programme, lists.data.startlists)),
    [programme, lists.data],
  );
  const conflictCount = venues.length + athletes.length;
  const move = (conflict: Conflict) => {
    const oids = listMovedHeats(conflict, programme).map(({ oid }) => oid);
    onMove?.(oids, findFreeShift(conflict, programme, lists.data?.startlists ?? {}) ?? 0);
  };
  return (
    <details className="conflicts" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {venues.length > 0 && <Icon name="warning" />}
        <b>{t('trials.conflicts')}</b>
        <span className="muted">
          {isOpen && lists.isFetching
            ? t('trials.conflicts.reading')
            : t(isOpen ? 'trials.conflicts.found' : 'trials.conflicts.venues', {
                count: isOpen ? conflictCount : venues.length,
              })}
        </span>
      </summary>
      <CallAlert error={lists.error} onRetry={() => void lists.refetch()} />
      {conflictCount > 0 && (
        <ul>
          {[...athletes, ...venues].slice(0, MAX_LISTED).map((conflict) => (
            <li
              key={`${conflict.kind} ${getConflictName(conflict)} ${conflict.trials.map(({ oid }) => oid).join(' ')}`}
            >
              <ConflictLine conflict={conflict} challenge={challenge} onOpen={onOpen} />{' '}
              {onMove !== undefined && (
                <Button isSmall onClick={() => move(conflict)}>
                  {t('trials.conflicts.move', { event: formatTrialName(chooseMoved(conflict), language) })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** Venues used twice at a time, and athletes with two events at a time; start lists are read only when it is opened. */
export const ConflictsPanel = memo(Panel);

const getConflictName = (conflict: Conflict): string =>
  conflict.kind === 'venue' ? conflict.venue : (conflict.names[0] ?? '');

/** Athletes named in a conflict; the others are counted. */
const MAX_NAMED = 6;

interface LineProps {
  readonly conflict: Conflict;
  readonly challenge: Challenge;
  readonly onOpen: Props['onOpen'];
}

/** A conflict: the athletes or the venue, the two trials, and the minutes between them. */
function ConflictLine({ conflict, challenge: { tz, duration }, onOpen }: LineProps) {
  const { t, language } = useText();
  const day = makeDateFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: tz });
  const [first, second] = conflict.trials.map((trial) => {
    const name = `${formatTrialTime(trial, tz)} ${formatTrialName(trial, language)}`;
    if (onOpen === undefined) return name;
    return (
      <Button key={trial.oid} kind="link" onClick={() => onOpen(trial.oid)}>
        {name}
      </Button>
    );
  });
  const { apart } = conflict;
  const dayText = duration > 1 ? day.format(new Date(findStartTime(conflict.trials[0]))) : '';
  const names = conflict.kind === 'athlete' ? conflict.names : [t(`trials.venue.${conflict.venue}`)];
  const others = names.length - MAX_NAMED;
  return (
    <>
      <b>{names.slice(0, MAX_NAMED).join(', ')}</b>
      {others > 0 && ` ${t('trials.conflicts.others', { count: others })}`}
      <br />
      {dayText !== '' && `${dayText} · `}
      {first} · {second} ·{' '}
      <span className="state late apart">
        {t(apart < 0 ? 'trials.conflicts.overlap' : 'trials.conflicts.apart', { minutes: Math.abs(apart) })}
      </span>
    </>
  );
}
