import { type EventRef, formatBest } from 'shared-domain';
import type { StartRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';

interface Props {
  readonly bests: StartRow['pe'];
  readonly event: EventRef;
  /** Whether wide screens have a column for the season's best. */
  readonly hasSeasonColumn?: boolean;
}

/** The personal best and, where it has no column of its own, the season's best marked as such. */
export function BestMark({ bests, event, hasSeasonColumn = false }: Props) {
  const { t } = useText();
  const season = bests?.sb !== undefined && (
    <span className={bests.pb === undefined ? undefined : 'season'}>
      {formatBest(bests.sb, event)} <abbr title={t('starts.best.season.long')}>{t('starts.best.season')}</abbr>
    </span>
  );
  return (
    <>
      {bests?.pb !== undefined && formatBest(bests.pb, event)}
      {hasSeasonColumn ? season && <span className="narrow-only">{season}</span> : bests?.pb === undefined && season}
    </>
  );
}
