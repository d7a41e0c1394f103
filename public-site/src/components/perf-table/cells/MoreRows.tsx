import { RACE_PAGE_ROWS } from 'shared-domain';
import { useText } from '../../../locales/use-text.ts';

interface MoreRowsProps {
  readonly shownCount: number;
  readonly totalCount: number;
  readonly onMore: () => void;
}

/** «Afficher 100 de plus – 100 sur 412»; nothing once all are shown. */
export function MoreRows({ shownCount, totalCount, onMore }: MoreRowsProps) {
  const { t } = useText();
  if (shownCount >= totalCount) return null;
  return (
    <p className="more-rows">
      <button type="button" className="btn" onClick={onMore}>
        {t('more', { count: Math.min(RACE_PAGE_ROWS, totalCount - shownCount) })}
      </button>
      <span className="sub">{t('more.of', { shown: shownCount, total: totalCount })}</span>
    </p>
  );
}
