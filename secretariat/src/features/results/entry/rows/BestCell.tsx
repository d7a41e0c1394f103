import { formatBest } from 'shared-domain';
import type { Line } from '../../../../components/sheet/line.ts';
import type { Grid } from '../model/row-edit.ts';

/** The athlete's personal best from the entry. */
export function BestCell({ line: { best }, grid: { event } }: { readonly line: Line; readonly grid: Grid }) {
  return <td className="p2 r num muted own-best">{best !== undefined && formatBest(best, event)}</td>;
}
