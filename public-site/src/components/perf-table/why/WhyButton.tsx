import { useState } from 'react';
import type { EventRef } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { lazyPage } from 'shared-domain/platform';
import { useText } from '../../../locales/use-text.ts';

/** Loaded on demand: the rules of rankings are much code. */
const WhyPlace = lazyPage(() => import('./WhyPlace.tsx'));

interface WhyButtonProps {
  readonly row: ResultRow;
  readonly rows: readonly ResultRow[];
  /** Rows of the whole list, of which `rows` may be a page. */
  readonly listLength: number;
  readonly event: EventRef;
}

/** «Pourquoi cette place ?», with the answer below when it is opened. */
export function WhyButton({ row, rows, listLength, event }: WhyButtonProps) {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(false);
  if (row.rank === undefined) return null;
  return (
    <details className="why-box" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('why')}</summary>
      {isOpen && <WhyPlace row={row} rows={rows} listLength={listLength} event={event} />}
    </details>
  );
}
