import { useSyncExternalStore } from 'react';
import { useText } from '../locales/use-text.ts';
import { dateAndTime } from './printed-time.ts';
import './print.css';

let printedAt = Date.now();

function onPrint(tell: () => void) {
  const note = () => {
    printedAt = Date.now();
    tell();
  };
  window.addEventListener('beforeprint', note);
  return () => window.removeEventListener('beforeprint', note);
}

/** On paper only: when the page was printed, and its URL. */
export function PrintedAt() {
  const { t, language } = useText();
  const when = useSyncExternalStore(
    onPrint,
    () => printedAt,
    () => undefined,
  );
  if (when === undefined) return null;
  return (
    <p className="printed">
      {t('print.at', { when: dateAndTime(when, language) })} · {window.location.href}
    </p>
  );
}
