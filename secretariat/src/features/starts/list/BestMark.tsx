import { type EventRef, formatBest } from 'shared-domain';
import type { StartRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';

interface Props {
  readonly bests: StartRow['pe'];
  readonly event: EventRef;
}

/** The personal best, or the season's best marked as such when only that is known. */
export function BestMark({ bests, event }: Props) {
  const { t } = useText();
  if (bests?.pb !== undefined) return formatBest(bests.pb, event);
  if (bests?.sb === undefined) return null;
  return (
    <>
      {formatBest(bests.sb, event)} <abbr title={t('starts.best.season.long')}>{t('starts.best.season')}</abbr>
    </>
  );
}
