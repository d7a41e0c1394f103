import { type RefObject, useEffect, useRef, useState } from 'react';

const PAGE_INTERVAL_MS = 10_000;

export interface Paging {
  readonly page: number;
  readonly pageCount: number;
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
}

interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** Where each page of a screen of this height begins, so that every card is whole on one of them unless it is taller. */
export function listPageTops(cards: readonly Box[], height: number): number[] {
  const end = Math.max(0, ...cards.map(({ bottom }) => bottom));
  const tops = [0];
  for (let top = 0; top + height < end; ) {
    const cutTops = cards.filter((card) => card.bottom > top + height && card.top > top).map((card) => card.top);
    top = Math.min(top + height, ...cutTops);
    tops.push(top);
  }
  return tops;
}

/** Places of the cards in the scrolled panel. */
function measureCards(panel: HTMLElement): Box[] {
  const origin = panel.getBoundingClientRect().top - panel.scrollTop;
  return [...panel.querySelectorAll('.panel-card')].map((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return { top: top - origin, bottom: bottom - origin };
  });
}

/** In full screen, shows the next page of a long panel every ten seconds; it can be paused (WCAG 2.2.2). */
export function usePaging(panel: RefObject<HTMLElement | null>, isOn: boolean): Paging {
  const pageIndex = useRef(0);
  const [isPaused, setPaused] = useState(false);
  const [{ page, pageCount }, setPosition] = useState({ page: 1, pageCount: 1 });
  useEffect(() => {
    const element = panel.current;
    if (!isOn || element === null) return undefined;
    const scrollPages = (step: number) => {
      const tops = listPageTops(measureCards(element), element.clientHeight);
      // The last page cannot be scrolled to its top, so the scroll position does not say which page is shown.
      const next = (pageIndex.current + step) % tops.length;
      pageIndex.current = next;
      element.scrollTo({ top: tops[next] ?? 0 });
      setPosition({ page: next + 1, pageCount: tops.length });
    };
    scrollPages(0);
    if (isPaused) return undefined;
    const timer = setInterval(() => scrollPages(1), PAGE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [panel, isOn, isPaused]);
  return { page, pageCount, isPaused, setPaused };
}
