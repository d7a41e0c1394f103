import { type FocusEvent, useMemo, useRef, useState } from 'react';
import type { Line } from '../../../../components/sheet/line.ts';

export const ROW_ORDERS = ['bib', 'place'] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];

const collator = new Intl.Collator('fr', { numeric: true });

/** By bib as a number; who has none comes last. */
const compareBibs = (a: Line, b: Line): number =>
  Number(a.bib === '') - Number(b.bib === '') || collator.compare(a.bib, b.bib);

const comparePlaces = (a: Line, b: Line): number =>
  (a.result?.rank ?? Number.MAX_SAFE_INTEGER) - (b.result?.rank ?? Number.MAX_SAFE_INTEGER) || compareBibs(a, b);

/** The lines in the order of rows that were shown before; new ones come last. */
function keepOrder(lines: readonly Line[], rows: readonly string[]): Line[] {
  const index = new Map(rows.map((row, position) => [row, position]));
  const find = ({ row }: Line) => index.get(row) ?? rows.length;
  return lines.toSorted((a, b) => find(a) - find(b));
}

/**
 * The lines of a road race by bib or by place. While a cell of the container has the focus, rows stay where they are: a new place would
 * move them away from whoever types.
 */
export function useRowOrder(lines: readonly Line[]) {
  const [chosen, choose] = useState<RowOrder>('bib');
  const [isEditing, setEditing] = useState(false);
  const shown = useRef<readonly string[]>([]);
  const hasPlaces = lines.some(({ result }) => result?.rank !== undefined);
  const order = hasPlaces ? chosen : 'bib';
  const orderedLines = useMemo(() => {
    if (order === 'bib') return lines.toSorted(compareBibs);
    return isEditing ? keepOrder(lines, shown.current) : lines.toSorted(comparePlaces);
  }, [lines, order, isEditing]);
  shown.current = orderedLines.map(({ row }) => row);
  const isCell = (target: EventTarget | null) => target instanceof HTMLInputElement && target.dataset.c !== undefined;
  const focusHandlers = {
    onFocus: ({ target }: FocusEvent) => setEditing(isCell(target)),
    onBlur: ({ relatedTarget }: FocusEvent) => setEditing(isCell(relatedTarget)),
  };
  return { lines: orderedLines, order, choose, hasPlaces, focusHandlers };
}
