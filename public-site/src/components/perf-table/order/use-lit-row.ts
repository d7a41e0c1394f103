import { useEffect } from 'react';
import { useLocation } from 'shared-domain/platform';

type LitRow = { readonly auid?: string | undefined };

function decodeKey(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Finds the row that the address names after `#`, and scrolls to it once it is there. */
export function useLitRow(rows: readonly LitRow[]): (row: LitRow) => boolean {
  const key = decodeKey(useLocation().hash);
  const isLit = ({ auid }: LitRow) => key !== '' && auid === key;
  const hasRow = rows.some(isLit);
  useEffect(() => {
    if (hasRow && key !== '') document.querySelector('tr.lit')?.scrollIntoView?.({ block: 'center' });
  }, [hasRow, key]);
  return isLit;
}
