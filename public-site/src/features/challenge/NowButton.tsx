import { useEffect, useState } from 'react';
import { useText } from '../../locales/use-text.ts';
import { NOW } from './NowLine.tsx';

/** Brings the reader to the line of the present time, while that line is out of sight. */
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

/** Whether there is such a line, above or below what is in sight; looked at again when the page is drawn anew. */
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
