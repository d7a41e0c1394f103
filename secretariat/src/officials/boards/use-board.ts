import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createTranslate, type Translate } from '../use-console.ts';
import type { Board } from './open-board.ts';

export const BoardContext = createContext<Board | undefined>(undefined);

/** The board of this page, read again at each change. */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (board === undefined) throw new Error('a board is drawn in its context');
  useSyncExternalStore(board.subscribe, board.version);
  return board;
}

export function useBoardText(): { readonly t: Translate; readonly language: 'fr' | 'en' } {
  const { language } = useBoard();
  return { t: createTranslate(language), language };
}

/** How often a picture looks at the clock, ms. */
const TICK_MS = 200;

/** The server's time or the instant of a held picture, and this computer's count, both in ms, read again five times a second. */
export function useBoardClock(): { readonly at: number; readonly now: number } {
  const { clock, heldAt } = useBoard();
  const [time, setTime] = useState(() => ({ at: clock.at(), now: clock.now() }));
  useEffect(() => {
    const timer = setInterval(() => setTime({ at: clock.at(), now: clock.now() }), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return heldAt === undefined ? time : { ...time, at: heldAt };
}
