import { useEffect, useState } from 'react';
import { useText } from '../../locales/use-text.ts';
import { NOW } from './NowLine.tsx';

/** Scrolls to the line of the current time; shown while that line is out of view. */
export function NowButton() {
  const { t } = useText();
  const away = useNowAway();
  if (!away) return null;
  return (
    <button type="button" className="pill-new now-button" onClick={toNow}>
      {t('programme.now')}
    </button>
  );
}

/** Whether that line exists and is out of view; observed anew after each render, which may have moved it. */
function useNowAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const line = document.getElementById(NOW);
    if (line === null || !('IntersectionObserver' in window)) return setAway(false);
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(line);
    return () => observer.disconnect();
  });
  return away;
}

function toNow(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(NOW)?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
}
