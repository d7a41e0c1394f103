import type { CSSProperties, ReactNode } from 'react';
import { isDrawnAsStrip, useBoardForm } from './board-form.ts';
import { isIdentified } from './cue.ts';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

/** Silence after which a dot says that what is shown may be old, and after which its age is said, ms. */
const SILENT_MS = 10_000;
const OLD_MS = 60_000;
/** What stays free at the edges of a picture that is laid over another one, in hundredths. */
const OVERLAY_SAFE = 5;
/** How long the number of this screen is shown after it was opened, ms. */
const NUMBER_SHOWN_MS = 10_000;

const OPENED = performance.now();

/** The hour at the stadium: «14:32». */
export const formatHour = (ms: number, tz: string | undefined, language: 'fr' | 'en'): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: tz }).format(ms);

/** How long the server has not been heard, ms; 0 as long as it answers. */
function useSilence(): number {
  const { link, seen } = useBoard();
  const { now } = useBoardClock();
  const { isOnline, heard } = link();
  // Before the first answer of this page, what it shows is as old as what is stored.
  return isOnline ? 0 : now - (heard === 0 ? (seen()?.read ?? now) : heard);
}

/** Says how old a picture is as soon as the server is not heard any more. */
function Silence() {
  const { seen, clock } = useBoard();
  const { t, language } = useBoardText();
  const silentMs = useSilence();
  if (silentMs < SILENT_MS) return null;
  return (
    <p className="board-silent" role="status">
      {silentMs < OLD_MS ? (
        <span className="sr">{t('board.silent')}</span>
      ) : (
        t('board.age', { time: formatHour(clock.at() - silentMs, seen()?.challenge.tz, language) })
      )}
    </p>
  );
}

interface Props {
  readonly className: string;
  readonly style?: CSSProperties;
  /** Over the picture of a camera nothing is said of the screen: without a server for a minute it is gone. */
  readonly isOverlay?: boolean;
  /** The largest `scale` that this picture follows: where its address asks for more, that is said beside the number of the screen. */
  readonly maxScale?: number | undefined;
  readonly children?: ReactNode;
}

/** The picture of a board, as large as its address asks for, else its window, and what is said over every picture. */
export function BoardFrame({ className, style, isOverlay = false, maxScale, children }: Props) {
  const { id, order, clock, address, isPreview = false } = useBoard();
  const { t } = useBoardText();
  useBoardClock();
  const form = useBoardForm(address);
  const isNew = !isOverlay && !isPreview && performance.now() - OPENED < NUMBER_SHOWN_MS;
  const isLost = useSilence() >= OLD_MS;
  const { width, height, safe = isOverlay ? OVERLAY_SAFE : 0 } = address;
  const size = {
    '--safe': safe / 100,
    ...(width === undefined ? {} : { '--w': `${width}px` }),
    ...(height === undefined ? {} : { '--h': `${height}px` }),
    ...style,
  } as CSSProperties;
  const classes = [
    className,
    isDrawnAsStrip(form) && 'as-strip',
    (address.scale ?? 1) > 1 && 'is-large',
    isOverlay && isLost && 'lost',
  ].filter(Boolean);
  return (
    <main className={`board ${classes.join(' ')}`} style={size}>
      {children}
      {!isOverlay && <Silence />}
      {(isNew || isIdentified(order(), clock.at())) && (
        <p className="board-id">
          {t('board.id', { id: id.slice(-4).toUpperCase() })}
          {maxScale !== undefined && (address.scale ?? 1) > maxScale && (
            <small>{t('board.maxScale', { scale: maxScale })}</small>
          )}
        </p>
      )}
    </main>
  );
}
