import { readEvent } from 'shared-domain';
import type { Challenge, CpesAnswer, PesAnswer, TopPerformance } from 'shared-domain/contract';
import { RecordChip } from '../../../components/chips/RecordChip.tsx';
import { formatPreviousBest } from '../../../components/previous-best.ts';
import { formatEventText } from '../../../components/trial-title.ts';
import { useText } from '../../../locales/use-text.ts';
import { MarkLine } from './MarkLine.tsx';

interface RecordsProps {
  readonly challenge: Challenge;
  readonly pes: PesAnswer;
  /** Clubs by the number of bests that their athletes beat. */
  readonly clubs: CpesAnswer['clubs'];
}

/** Personal and season's bests set here: their number, and those with most points. */
export function Records({ challenge, pes, clubs }: RecordsProps) {
  const { t } = useText();
  if (pes.pes.length === 0) return null;
  return (
    <section aria-labelledby="records">
      <h2 id="records">
        {t('records')} <span className="aside">{t('records.count', { count: pes.total })}</span>
      </h2>
      <ol className="rows">
        {pes.pes.map((mark) => (
          <MarkLine key={`${mark.trialOID} ${mark.last} ${mark.first}`} challenge={challenge} mark={mark}>
            <PreviousBest mark={mark} kind={challenge.kind} /> <RecordChip record={mark.pe} />
          </MarkLine>
        ))}
      </ol>
      {clubs.length > 1 && (
        <p className="sub clubs">
          {t('records.clubs', { clubs: clubs.map(({ club, count }) => `${club}\u00a0${count}`).join(' · ') })}
        </p>
      )}
    </section>
  );
}

/** The event and the previous best: «100 m · avant 11.67 (−0.09)». */
function PreviousBest({ mark, kind }: { readonly mark: TopPerformance; readonly kind: Challenge['kind'] }) {
  const { t, language } = useText();
  const name = formatEventText(mark, language, kind);
  const before = formatPreviousBest(mark, readEvent(mark, kind));
  return before === undefined ? name : t('records.before', { event: name, mark: before });
}
