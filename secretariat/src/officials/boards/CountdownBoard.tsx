import { formatHour } from './BoardFrame.tsx';
import { useBoardForm } from './board-form.ts';
import { findMessageSize } from './message-size.ts';
import { PixelWords } from './PixelWords.tsx';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

const SECOND_MS = 1000;
/** When the last seconds begin, ms. */
const LAST_MS = 15_000;
/** The part of a picture in which its letters are, and the shares of its height of figures and words. */
const ROOM = { width: 0.92, height: 0.9 } as const;
const SHARES = { figures: 0.66, words: 0.34 } as const;
/** Width of a figure by its height. */
const FIGURE = 0.6;

/** What is left until an hour: «1:05:09», «4:59», «0:00» from then on. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** The time left until an hour, by the server's clock, as large as it can be; over it what happens then. */
export function CountdownBoard({ to, text }: { readonly to: number; readonly text: string }) {
  const { seen, address } = useBoard();
  const { t, language } = useBoardText();
  const { at } = useBoardClock();
  const form = useBoardForm(address);
  const { width, height } = form;
  const left = to - at;
  const figures = formatCountdown(left);
  const isLast = left <= LAST_MS && left > 0;
  if (address.isPixelFont === true) {
    const words = text === '' ? [] : [{ text, share: SHARES.words }];
    const share = text === '' ? 1 : SHARES.figures;
    return <PixelWords form={form} blocks={[...words, { text: figures, share, isYellow: isLast }]} />;
  }
  // The size is that of the most figures it has in its hour, so that they do not grow while one looks.
  const share = text === '' ? 1 : SHARES.figures;
  const size = Math.min(
    (width * ROOM.width) / (Math.max(4, figures.length) * FIGURE),
    height * ROOM.height * share * 0.9,
  );
  const room = { width: width * ROOM.width, height: height * ROOM.height * SHARES.words };
  const hour = t('board.until', { time: formatHour(to, seen()?.challenge.tz, language) });
  return (
    <section className="board-countdown">
      {text !== '' && <p style={{ fontSize: `${findMessageSize(text, room, 0.8) * room.height}px` }}>{text}</p>}
      <b
        role="timer"
        aria-label={`${figures} ${hour}`}
        className={isLast ? 'last' : undefined}
        style={{ fontSize: `${size}px` }}
      >
        {figures}
      </b>
    </section>
  );
}
