import type { ReactNode } from 'react';
import { useText } from '../../locales/use-text.ts';
import { useMediaQuery } from '../use-media-query.ts';
import './table.css';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The row of filters above a table; folded on a phone, so that the table comes first. */
export function Filters({ className = '', children }: Props) {
  const { t } = useText();
  const row = <div className={`bar-filters ${className}`.trim()}>{children}</div>;
  if (!useMediaQuery('(max-width: 599px)')) return row;
  return (
    <details className="table-filters">
      <summary>{t('table.filters')}</summary>
      {row}
    </details>
  );
}
