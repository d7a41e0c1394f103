import { useState } from 'react';
import type { LiveAnswer } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { useAnnouncements } from './use-announcements.ts';

/** A boolean stored on this device. */
function useKeptChoice(name: string): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => read(name));
  const set = (next: boolean) => {
    setOn(next);
    keep(name, next);
  };
  return [on, set];
}

function read(name: string): boolean {
  try {
    return typeof localStorage !== 'undefined' && localStorage.getItem(name) === 'true';
  } catch {
    return false;
  }
}

function keep(name: string, on: boolean): void {
  try {
    localStorage.setItem(name, String(on));
  } catch {
    return;
  }
}

/** Announces new results to screen readers, if the reader has turned it on; the cards themselves are not live regions. */
export function Announcements({ answer }: { readonly answer: LiveAnswer | undefined }) {
  const { t } = useText();
  const [on, setOn] = useKeptChoice('foulee.announcements');
  const log = useAnnouncements(answer, on);
  return (
    <section className="announcements" aria-label={t('panel.announced')}>
      <label className="announce-switch">
        <input
          type="checkbox"
          checked={on}
          aria-describedby="announce-help"
          onChange={(event) => setOn(event.target.checked)}
        />
        {t('panel.announcements')}
      </label>
      <p id="announce-help" className="sub">
        {t('panel.announcements.help')}
      </p>
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={t('panel.announced')}>
        {on && log.length === 0 && <p className="sub">{t('panel.announced.first')}</p>}
        {log.map(({ nth, text }) => (
          <p key={nth}>{text}</p>
        ))}
      </div>
    </section>
  );
}
