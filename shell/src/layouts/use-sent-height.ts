import { type RefObject, useEffect } from 'react';
import { EMBED_HEIGHT, type EmbedHeightMessage } from 'shared-domain/contract';

/**
 * Tells the page around this frame how high the framed part is, so that it can give the frame that height. Any site may frame a
 * competition's page: it is told the height and nothing else.
 */
export function useSentHeight(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (element === null || window.parent === window) return undefined;
    let sentHeight = 0;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.getBoundingClientRect().bottom + window.scrollY);
      if (height === sentHeight) return;
      sentHeight = height;
      window.parent.postMessage({ type: EMBED_HEIGHT, height } satisfies EmbedHeightMessage, '*');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [part]);
}
