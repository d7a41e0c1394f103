import { Sheet } from '../components/Sheet.tsx';
import { useExtraText } from '../texts/extra-texts.ts';
import { useConsole, useNow } from '../use-console.ts';
import { formatHolder } from './holder-words.ts';

const MINUTE_MS = 60_000;

/** Asks before a trial is taken from another device, with how long nothing has been heard of it. */
export function TakeOverSheet({ trial }: { readonly trial: string }) {
  const { findHolder, takeTrial, seen } = useConsole();
  const { t } = useExtraText();
  const now = useNow(10_000);
  const holder = findHolder(trial);
  if (holder === undefined) return null;
  const who = formatHolder(holder, t);
  const minutes = Math.floor((now - Date.parse(holder.last)) / MINUTE_MS);
  const count = (seen()?.facts ?? []).filter(
    ({ device, fact }) => device === holder.device && (fact as { trialOID?: string }).trialOID === trial,
  ).length;
  return (
    <Sheet
      title={t('takeOver.title', { who })}
      text={
        <>
          <b>
            {minutes < 1 ? t('takeOver.heardNow') : t('takeOver.silent', { count: minutes })}{' '}
            {t('takeOver.facts', { count })}
          </b>{' '}
          {t('takeOver.text', { who })}
        </>
      }
      action={t('takeOver.do')}
      colour="no"
      onConfirm={() => void takeTrial(trial, true)}
    />
  );
}
