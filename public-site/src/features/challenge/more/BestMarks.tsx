import type { Challenge, PerfsAnswer, TopPerformance } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { formatEventText } from '../../../components/trial-title.ts';
import { useText } from '../../../locales/use-text.ts';
import { MarkLine } from './MarkLine.tsx';

const MAX_MARKS = 5;

/** The five best marks of women and of men over all events. */
export function BestMarks({ challenge, perfs }: { readonly challenge: Challenge; readonly perfs: PerfsAnswer }) {
  const { t } = useText();
  if (perfs.women.length + perfs.men.length === 0) return null;
  return (
    <section aria-labelledby="top-five">
      <h2 id="top-five">{t('nav.top')}</h2>
      <BestMarksOfSex challenge={challenge} title={t('women')} marks={perfs.women} />
      <BestMarksOfSex challenge={challenge} title={t('men')} marks={perfs.men} />
      <Link className="all" to={`/challenge/${challenge.oid}/topperfs`}>
        {t('top.all')}
      </Link>
    </section>
  );
}

interface BestMarksOfSexProps {
  readonly challenge: Challenge;
  readonly title: string;
  readonly marks: readonly TopPerformance[];
}

function BestMarksOfSex({ challenge, title, marks }: BestMarksOfSexProps) {
  const { language } = useText();
  if (marks.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ol className="rows">
        {marks.slice(0, MAX_MARKS).map((mark) => (
          <MarkLine key={`${mark.trialOID} ${mark.last} ${mark.first}`} challenge={challenge} mark={mark}>
            {formatEventText(mark, language, challenge.kind)}
          </MarkLine>
        ))}
      </ol>
    </>
  );
}
