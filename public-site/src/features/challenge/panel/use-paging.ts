import { type RefObject, useEffect, useState } from 'react';

const TURN_MS = 10_000;

export interface Turning {
  readonly page: number;
  readonly pages: number;
  readonly paused: boolean;
  readonly setPaused: (paused: boolean) => void;
}

/** In full screen, shows the next page of a long panel every ten seconds; it can be paused (WCAG 2.2.2). */
export function useTurning(place: RefObject<HTMLElement | null>, on: boolean): Turning {
  const [paused, setPaused] = useState(false);
  const [{ page, pages }, setWhere] = useState({ page: 1, pages: 1 });
  useEffect(() => {
    const element = place.current;
    if (!on || element === null) return undefined;
    const look = (step: number) => {
      const count = Math.max(1, Math.ceil((element.scrollHeight - 1) / element.clientHeight));
      const now = Math.round(element.scrollTop / element.clientHeight);
      const next = (now + step) % count;
      element.scrollTo({ top: next * element.clientHeight });
      setWhere({ page: next + 1, pages: count });
    };
    look(0);
    if (paused) return undefined;
    const timer = setInterval(() => look(1), TURN_MS);
    return () => clearInterval(timer);
  }, [place, on, paused]);
  return { page, pages, paused, setPaused };
}
