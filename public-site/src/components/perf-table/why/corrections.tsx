import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { dateAndTime } from '../../printed-time.ts';

/** When a published result was changed, and why when the officials said so. */
export function Corrected({ corrected: { at, why } }: { readonly corrected: NonNullable<ResultRow['corrected']> }) {
  const { language } = useText();
  return (
    <>
      <time dateTime={at}>{dateAndTime(Date.parse(at), language)}</time>
      {why !== undefined && <> – {why}</>}
    </>
  );
}

/** Remarks of the officials, each with its rules: `TR17.3.1, gêné au 8e obstacle`. */
export function remarksText(remarks: ResultRow['remarks']): string | undefined {
  if (remarks === undefined || remarks.length === 0) return undefined;
  return remarks.map(({ text, rules = [] }) => [...rules, text].filter(Boolean).join(', ')).join(' · ');
}
