import { timeOf } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';

/** «15:02 maintenant ———», in the stadium's time. */
export function NowLine({ now, tz }: { readonly now: Date; readonly tz: string }) {
  const { t } = useText();
  return (
    <p className="nowline">
      <time dateTime={now.toISOString()}>{timeOf(now, tz)}</time> {t('now')}
    </p>
  );
}
