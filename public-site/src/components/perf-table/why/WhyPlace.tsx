import type { EventRef } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { selectAdjoining } from './adjoining-rows.ts';
import { useWhyText } from './use-why-text.ts';
import { explainPlace } from './why-place.ts';

interface WhyPlaceProps {
  readonly row: ResultRow;
  readonly rows: readonly ResultRow[];
  readonly listLength: number;
  readonly event: EventRef;
}

/** Explains a row's rank by the rules that decided it; of a part of a long race only the rows next to it are compared. */
export function WhyPlace({ row, rows, listLength, event }: WhyPlaceProps) {
  const { t } = useWhyText();
  const isPart = rows.length < listLength;
  const compared = isPart ? selectAdjoining(rows, row) : rows;
  const sentences = explainPlace(row, { rows: compared, listLength, event, t });
  return (
    <ul className="why">
      {(sentences.length === 0 ? [t(isPart ? 'why.notShown' : 'why.alone')] : sentences).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
