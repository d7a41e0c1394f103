import { type RefObject, useEffect, useState } from 'react';

const PAGE_INTERVAL_MS = 10_000;

export interface Paging {
  readonly page: number;
  readonly pageCount: number;
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
}

/** In full screen, shows the next page of a long panel every ten seconds; it can be paused (WCAG 2.2.2). */
export function usePaging(panel: RefObject<HTMLElement | null>, isOn: boolean): Paging {
  const [isPaused, setPaused] = useState(false);
  const [{ page, pageCount }, setPosition] = useState({ page: 1, pageCount: 1 });
  useEffect(() => {
    const element = panel.current;
    if (!isOn || element === null) return undefined;
    const scrollPages = (step: number) => {
      const count = Math.max(1, Math.ceil((element.scrollHeight - 1) / element.clientHeight));
      const currentPage = Math.round(element.scrollTop / element.clientHeight);
      const next = (currentPage + step) % count;
      element.scrollTo({ top: next * element.clientHeight });
      setPosition({ page: next + 1, pageCount: count });
    };
    scrollPages(0);
    if (isPaused) return undefined;
    const timer = setInterval(() => scrollPages(1), PAGE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [panel, isOn, isPaused]);
  return { page, pageCount, isPaused, setPaused };
}
