import type { ReactNode } from 'react';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import '../form/fields.css';
import './table.css';
import './bulk-bar.css';

interface Props {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** What may be done with the rows chosen; it stays in sight while there are any. */
export function BulkBar({ count, onClear, children }: Props) {
  const { t } = useText();
  if (count === 0) return null;
  return (
    <section className="savebar bulk board" aria-label={t('table.bulk')}>
      <b className="nb" role="status">
        {t('table.chosen', { count })}
      </b>
      <div className="btns">
        {children}
        <Button onClick={onClear}>{t('table.chosen.clear')}</Button>
      </div>
    </section>
  );
}
