import type { ReactNode } from 'react';
import { useText } from '../../locales/use-text.ts';
import { useMedia } from '../use-media.ts';
import './table.css';

/** The row of filters over a table; on a phone it is folded, so that the table comes first. */
export function Filters({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  const row = <div className="bar-filters">{children}</div>;
  if (!useMedia('(max-width: 599px)')) return row;
  return (
    <details className="table-filters">
      <summary>{t('table.filters')}</summary>
      {row}
    </details>
  );
}
