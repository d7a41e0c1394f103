import type { ResultRow } from 'shared-domain/contract';
import { useChallengeQuery } from '../../../api/challenge-endpoints.ts';
import { useText } from '../../../locales/use-text.ts';
import { formatDateAndTime } from '../../date-and-time.ts';

interface CorrectedProps {
  readonly chOID: string;
  readonly corrected: NonNullable<ResultRow['corrected']>;
}

/** When a published result was changed, in the stadium's time, and the officials' reason if there is one. */
export function Corrected({ chOID, corrected: { at, why } }: CorrectedProps) {
  const { language } = useText();
  const { data: challenge } = useChallengeQuery(chOID);
  return (
    <>
      {challenge !== undefined && (
        <time dateTime={at}>{formatDateAndTime(Date.parse(at), language, challenge.tz)}</time>
      )}
      {why !== undefined && <> – {why}</>}
    </>
  );
}

/** Formats remarks of the officials with their rules: `TR17.3.1, gêné au 8e obstacle`. */
export function formatRemarks(remarks: ResultRow['remarks']): string | undefined {
  if (remarks === undefined || remarks.length === 0) return undefined;
  return remarks.map(({ text, rules = [] }) => [...rules, text].filter(Boolean).join(', ')).join(' · ');
}
