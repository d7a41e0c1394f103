import type { ReactNode } from 'react';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { watchBarHeight } from '../page/watch-bar-height.ts';
import '../form/fields.css';
import './table.css';
import './bulk-bar.css';

interface Props {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The actions for the chosen rows, shown while there are any. */
export function BulkBar({ count, onClear, children }: Props) {
  const { t } = useText();
  if (count === 0) return null;
  return (
    <section ref={watchBarHeight} className="savebar bulk board" aria-label={t('table.bulk')}>
      <b className="nb" role="status">
        {t('table.chosen', { count })}
      </b>
      <Button kind="icon" aria-label={t('table.chosen.clear')} title={t('table.chosen.clear')} onClick={onClear}>
        <Icon name="leave" />
      </Button>
      <div className="btns">{children}</div>
    </section>
  );
}
