import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { useText } from '../../../locales/use-text.ts';
import { useOpenCodesQuery } from '../challenges-endpoints.ts';

/** Which officials have a code that opens something now. The codes themselves stand on their own screen. */
export function CodesInUse({ chOID }: { readonly chOID: string }) {
  const { t, language } = useText();
  const { data = [], error, refetch } = useOpenCodesQuery(chOID);
  const end = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const open = data.filter(({ expires }) => Date.parse(expires) > Date.now());
  if (error !== undefined) return <CallAlert error={error} onRetry={() => void refetch()} />;
  if (open.length === 0) return <p className="muted">{t('day.codes.none')}</p>;
  return (
    <ul className="day-list">
      {open.map(({ code, kind, expires }) => (
        <li key={code}>
          <b>{t(`trials.lock.${kind}`)}</b>
          <span className="muted">{t('day.held.until', { time: end.format(new Date(expires)) })}</span>
        </li>
      ))}
    </ul>
  );
}
