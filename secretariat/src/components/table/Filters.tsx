import type { ReactNode } from 'react';
import { useText } from '../../locales/use-text.ts';
import { useMediaQuery } from '../use-media-query.ts';
import './table.css';

/** The row of filters above a table; folded on a phone, so that the table comes first. */
export function Filters({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  const row = <div className="bar-filters">{children}</div>;
  if (!useMediaQuery('(max-width: 599px)')) return row;
  return (
    <details className="table-filters">
      <summary>{t('table.filters')}</summary>
      {row}
    </details>
  );
}
