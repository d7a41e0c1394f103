import type { ReactNode } from 'react';
import type { AttemptClock } from 'shared-domain/board';
import type { DeviceTrial } from 'shared-domain/live-input';
import { EventTitle } from './EventTitle.tsx';
import { Raised } from './Raised.tsx';
import { useBoardClock } from './use-board.ts';

/** Time left of an attempt: «0:23», «2:00». */
export const formatTimeLeft = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export function TimeLeft({ clock }: { readonly clock: AttemptClock }) {
  const { at } = useBoardClock();
  const left = clock.ms - Math.max(0, at - Date.parse(clock.since));
  return (
    <span className={left <= clock.signalMs ? 'board-time last' : 'board-time'} role="timer">
      {formatTimeLeft(left)}
    </span>
  );
}

interface Props {
  readonly trial: DeviceTrial;
  readonly note?: string | undefined;
  readonly clock?: AttemptClock | undefined;
  readonly children?: ReactNode;
}

/** Which event it is, a note about it, and the time that runs. */
export function BoardTop({ trial, note, clock, children }: Props) {
  return (
    <header className="board-top">
      <EventTitle trial={trial} />
      <span className="board-right">
        {note !== undefined && (
          <small>
            <Raised text={note} />
          </small>
        )}
        {clock !== undefined && <TimeLeft clock={clock} />}
        {children}
      </span>
    </header>
  );
}
