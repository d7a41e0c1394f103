import { MAX_PRINTED_ROWS, type Trial } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { buildPdfUrl } from '../toolbar/list-files.ts';
import { useLinkOrigin } from '../use-link-origin.ts';

interface PrintedPartProps {
  readonly race: Trial;
  readonly shownCount: number;
  readonly totalCount: number;
}

/** On paper only: the rows of a long race that are printed, and where the whole list is as PDF, above its limit by parts. */
export function PrintedPart({ race, shownCount, totalCount }: PrintedPartProps) {
  const { t, language } = useText();
  const origin = useLinkOrigin();
  if (shownCount >= totalCount) return null;
  const partCount = Math.ceil(race.results / MAX_PRINTED_ROWS);
  const addresses = Array.from({ length: partCount }, (_, index) => {
    const part = partCount > 1 ? index + 1 : undefined;
    return origin + buildPdfUrl({ chOID: race.chOID, trialOID: race.oid, part }, 'results', language);
  });
  return (
    <p className="race-printed">
      {t('race.printed', { shown: shownCount, total: totalCount })} {addresses.join(' · ')}
    </p>
  );
}
