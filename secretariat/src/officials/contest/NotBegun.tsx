import { findStartTime, formatLocalTime, isToStart, TRIAL_STATUS } from 'shared-domain';
import type { ContestAthlete, FoldedTrialView } from 'shared-domain/live-input';
import { formatHeights } from '../bars/heights-words.ts';
import { Strip } from '../components/Strip.tsx';
import { isExpected } from '../presence/is-expected.ts';
import { useExtraText } from '../texts/extra-texts.ts';
import { useConsole } from '../use-console.ts';
import { formatBib } from './words.ts';

export interface NotBegunProps {
  readonly folded: FoldedTrialView;
  readonly athletes: readonly ContestAthlete[];
  /** Announced heights, mm; none where they are still asked for, under the hour. */
  readonly heights?: readonly number[];
  /** Asks who is there, where this console writes. */
  readonly onPresences: (() => void) | undefined;
}

/** Whether nothing of a field event has taken place: no time that runs, no pause. An attempt that was taken back leaves it running. */
function hasNotBegun({ live, state: { status } }: FoldedTrialView['sheet']): boolean {
  const isIdle = live?.clock === undefined && live?.measuring !== true && live?.pause === undefined;
  const isOpen = isToStart(status) || status === TRIAL_STATUS.running;
  return isOpen && isIdle && live?.state !== 'end';
}

/** Before the first attempt, above the keys that begin the contest: its hour, its heights, and who is noted absent. */
export function NotBegun({ folded, athletes, heights, onPresences }: NotBegunProps) {
  const { seen } = useConsole();
  const { t } = useExtraText();
  if (!hasNotBegun(folded.sheet)) return null;
  const time = formatLocalTime(findStartTime(folded.trial), seen()?.challenge.tz ?? 'UTC');
  const absent = athletes.filter((athlete) => athlete.presence === 'absent' && isExpected(athlete));
  const bibs = absent.map(formatBib).join(', ');
  return (
    <Strip colour="blue" {...(onPresences !== undefined && { action: t('presences.ask'), onPress: onPresences })}>
      {heights?.length !== 0 && (
        <>
          <b>{t('trial.starts', { time })}.</b> {heights !== undefined && `${formatHeights(heights, t)}. `}
        </>
      )}
      {absent.length === 0 ? t('presences.none') : t('presences.absent', { count: absent.length, bibs })}
    </Strip>
  );
}
