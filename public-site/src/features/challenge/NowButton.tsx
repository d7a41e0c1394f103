import { useEffect, useState } from 'react';
import { useText } from '../../locales/use-text.ts';
import { NOW_LINE_ID } from './NowLine.tsx';

/** Scrolls to the line of the current time; shown while that line is out of view. */
export function NowButton() {
  const { t } = useText();
  const isAway = useIsNowLineAway();
  if (!isAway) return null;
  return (
    <button type="button" className="pill-new now-button" onClick={scrollToNow}>
      {t('programme.now')}
    </button>
  );
}

/** Whether that line exists and is out of view; observed anew after each render, which may have moved it. */
function useIsNowLineAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const line = document.getElementById(NOW_LINE_ID);
    if (line === null || !('IntersectionObserver' in window)) return setIsAway(false);
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false));
    observer.observe(line);
    return () => observer.disconnect();
  });
  return isAway;
}

function scrollToNow(): void {
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById(NOW_LINE_ID)
    ?.scrollIntoView({ block: 'center', behavior: isMotionReduced ? 'auto' : 'smooth' });
}
