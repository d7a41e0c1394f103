import { useState } from 'react';
import type { LiveAnswer } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { useAnnouncements } from './use-announcements.ts';

/** A boolean stored on this device. */
function useStoredChoice(name: string): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => readChoice(name));
  const set = (next: boolean) => {
    setIsOn(next);
    storeChoice(name, next);
  };
  return [isOn, set];
}

function readChoice(name: string): boolean {
  try {
    return typeof localStorage !== 'undefined' && localStorage.getItem(name) === 'true';
  } catch {
    return false;
  }
}

function storeChoice(name: string, isOn: boolean): void {
  try {
    localStorage.setItem(name, String(isOn));
  } catch {
    return;
  }
}

/** Announces new results to screen readers, if the reader has turned it on; the cards themselves are not live regions. */
export function Announcements({ answer }: { readonly answer: LiveAnswer | undefined }) {
  const { t } = useText();
  const [isOn, setIsOn] = useStoredChoice('foulee.announcements');
  const log = useAnnouncements(answer, isOn);
  return (
    <section className="announcements" aria-label={t('panel.announced')}>
      <label className="announce-switch">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby="announce-help"
          onChange={(event) => setIsOn(event.target.checked)}
        />
        {t('panel.announcements')}
      </label>
      <p id="announce-help" className="sub">
        {t('panel.announcements.help')}
      </p>
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={t('panel.announced')}>
        {isOn && log.length === 0 && <p className="sub">{t('panel.announced.first')}</p>}
        {log.map(({ nth, text }) => (
          <p key={nth}>{text}</p>
        ))}
      </div>
    </section>
  );
}
