import type { Line } from '../../../../components/sheet/line.ts';

/** The place of an athlete in the order of a field event, above the bib. */
export function OrderCell({ line: { order, bib } }: { readonly line: Line }) {
  return (
    <td className="r num ph0">
      {order}
      <span className="small muted">{bib}</span>
    </td>
  );
}
