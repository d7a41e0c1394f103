import { useSyncExternalStore } from 'react';
import { useText } from '../locales/use-text.ts';
import { formatDateAndTime } from './date-and-time.ts';
import './print.css';

let printedAt = Date.now();

function subscribeToPrint(onChange: () => void) {
  const onBeforePrint = () => {
    printedAt = Date.now();
    onChange();
  };
  window.addEventListener('beforeprint', onBeforePrint);
  return () => window.removeEventListener('beforeprint', onBeforePrint);
}

/** On paper only: what the page belongs to, where its title does not say it, when it was printed, and its URL. */
export function PrintedAt({ about = '' }: { readonly about?: string }) {
  const { t, language } = useText();
  const when = useSyncExternalStore(
    subscribeToPrint,
    () => printedAt,
    () => undefined,
  );
  if (when === undefined) return null;
  return (
    <p className="printed wrap">
      {about}
      {about !== '' && <br />}
      {t('print.at', { when: formatDateAndTime(when, language) })} · {window.location.href}
    </p>
  );
}
