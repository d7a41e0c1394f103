import { findRunningClock } from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { formatHour } from './BoardFrame.tsx';
import { formatTimeLeft, TimeLeft } from './BoardTop.tsx';
import type { BoardForm } from './board-form.ts';
import { PixelWords } from './PixelWords.tsx';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

interface Props {
  readonly folded: FoldedTrialView | undefined;
  readonly form: BoardForm;
}

/** The time that runs for an attempt, else the hour. */
export function ClockBoard({ folded, form }: Props) {
  const { seen, address } = useBoard();
  const { language } = useBoardText();
  const { at } = useBoardClock();
  const clock = folded === undefined ? undefined : findRunningClock(folded);
  const hour = formatHour(at, seen()?.challenge.tz, language);
  if (address.isPixelFont === true) {
    const left = clock === undefined ? 0 : clock.ms - Math.max(0, at - Date.parse(clock.since));
    const isYellow = clock !== undefined && left <= clock.signalMs;
    const text = clock === undefined ? hour : formatTimeLeft(left);
    return <PixelWords form={form} blocks={[{ text, share: 1, isYellow }]} />;
  }
  return (
    <section className="board-clock">
      {clock === undefined ? <span className="board-time">{hour}</span> : <TimeLeft clock={clock} />}
    </section>
  );
}
