import { useText } from '../../../locales/use-text.ts';
import { PAGE } from '../order/use-pages.ts';

interface MoreRowsProps {
  readonly shown: number;
  readonly total: number;
  readonly onMore: () => void;
}

/** «Afficher 100 de plus – 100 sur 412»; nothing once all are shown. */
export function MoreRows({ shown, total, onMore }: MoreRowsProps) {
  const { t } = useText();
  if (shown >= total) return null;
  return (
    <p className="more">
      <button type="button" className="btn" onClick={onMore}>
        {t('more', { count: Math.min(PAGE, total - shown) })}
      </button>
      <span className="sub">{t('more.of', { shown, total })}</span>
    </p>
  );
}
