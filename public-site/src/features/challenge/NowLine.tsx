import { formatLocalTime } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';

/** Id of the line, to which `NowButton` scrolls. */
export const NOW_LINE_ID = 'maintenant';

/** «15:02 maintenant ———», in the stadium's time. */
export function NowLine({ now, tz }: { readonly now: Date; readonly tz: string }) {
  const { t } = useText();
  return (
    <p className="nowline" id={NOW_LINE_ID}>
      <time dateTime={now.toISOString()}>{formatLocalTime(now, tz)}</time> {t('now')}
    </p>
  );
}
