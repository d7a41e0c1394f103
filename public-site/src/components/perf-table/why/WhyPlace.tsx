import type { EventRef } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { useWhyText } from './use-why-text.ts';
import { explainPlace } from './why-place.ts';

interface WhyPlaceProps {
  readonly row: ResultRow;
  readonly rows: readonly ResultRow[];
  readonly listLength: number;
  readonly event: EventRef;
}

/** Explains a row's rank by the rules that decided it. */
export function WhyPlace({ row, rows, listLength, event }: WhyPlaceProps) {
  const { t } = useWhyText();
  const sentences = explainPlace(row, { rows, listLength, event, t });
  return (
    <ul className="why">
      {(sentences.length === 0 ? [t('why.alone')] : sentences).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
