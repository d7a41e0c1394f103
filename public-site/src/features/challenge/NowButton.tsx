import { useEffect, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { useText } from '../../locales/use-text.ts';
import { NOW_LINE_ID } from './NowLine.tsx';

/** Scrolls to the line of the current time, where there is one. It is in the page, above the rows, so that it covers none. */
export function NowButton() {
  const { t } = useText();
  const hasNowLine = useHasNowLine();
  if (!hasNowLine) return null;
  return (
    <button type="button" className="btn quiet now-button" onClick={scrollToNow}>
      <Icon name="clock" />
      {t('programme.now')}
    </button>
  );
}

/** Whether the line is there; looked up after each render of the programme, which may have added or removed it. */
function useHasNowLine(): boolean {
  const [hasNowLine, setHasNowLine] = useState(false);
  useEffect(() => setHasNowLine(document.getElementById(NOW_LINE_ID) !== null));
  return hasNowLine;
}

function scrollToNow(): void {
  // The rows on the way there are laid out first: their heights say how far it is.
  document.documentElement.toggleAttribute('data-laid-out', true);
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById(NOW_LINE_ID)
    ?.scrollIntoView({ block: 'center', behavior: isMotionReduced ? 'auto' : 'smooth' });
}
