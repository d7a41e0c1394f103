import { type EventRef, formatValue } from 'shared-domain';
import type { StartRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';

interface Props {
  readonly pe: StartRow['pe'];
  readonly event: EventRef;
}

/** The personal best, or the season's best marked as such when only that is known. */
export function BestMark({ pe, event }: Props) {
  const { t } = useText();
  if (pe?.pb !== undefined) return formatValue(pe.pb, event);
  if (pe?.sb === undefined) return null;
  return (
    <>
      {formatValue(pe.sb, event)} <abbr title={t('starts.best.season.long')}>{t('starts.best.season')}</abbr>
    </>
  );
}
