import type { CSSProperties, ReactNode } from 'react';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

/** Silence after which a dot says that what is shown may be old, and after which its age is said, ms. */
const SILENT_MS = 10_000;
const OLD_MS = 60_000;
/** How long the number of this screen is shown after it was opened, ms. */
const NUMBER_SHOWN_MS = 10_000;

const OPENED = performance.now();

/** The hour at the stadium: «14:32». */
export const formatHour = (ms: number, tz: string | undefined, language: 'fr' | 'en'): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: tz }).format(ms);

/** Says how old a picture is as soon as the server is not heard any more. */
function Silence() {
  const { link, seen } = useBoard();
  const { t, language } = useBoardText();
  const { at, now } = useBoardClock();
  const { isOnline, heard } = link();
  const known = seen();
  // Before the first answer of this page, what it shows is as old as what is stored.
  const silentMs = now - (heard === 0 ? (known?.read ?? now) : heard);
  if (isOnline || silentMs < SILENT_MS) return null;
  return (
    <p className="board-silent" role="status">
      {silentMs < OLD_MS ? (
        <span className="sr">{t('board.silent')}</span>
      ) : (
        t('board.age', { time: formatHour(at - silentMs, known?.challenge.tz, language) })
      )}
    </p>
  );
}

interface Props {
  readonly className: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** The picture of a board, in units of 1/1920 of its width, and what is said over every picture. */
export function BoardFrame({ className, style, children }: Props) {
  const { id } = useBoard();
  const { t } = useBoardText();
  useBoardClock();
  return (
    <main className={`board ${className}`} style={style}>
      {children}
      <Silence />
      {performance.now() - OPENED < NUMBER_SHOWN_MS && (
        <p className="board-id">{t('board.id', { id: id.slice(-4).toUpperCase() })}</p>
      )}
    </main>
  );
}
