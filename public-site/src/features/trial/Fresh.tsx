import { secondsTime } from '../../components/page/dates.ts';
import { useText } from '../../locales/use-text.ts';

/** «mis à jour à 14:32:10», in the stadium's time; it is not a live region. */
export function Fresh({ updated, tz }: { readonly updated: string; readonly tz: string }) {
  const { t } = useText();
  return (
    <span className="fresh">
      {t('fresh')} <time dateTime={updated}>{secondsTime(updated, tz)}</time>
    </span>
  );
}
