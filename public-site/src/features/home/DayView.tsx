import type { HomeAnswer } from 'shared-domain/contract';
import { ChallengeRow } from '../../components/ChallengeRow.tsx';
import { SegmentedLinks } from '../../components/page/SegmentedLinks.tsx';
import { useParam } from '../../components/page/use-param.ts';
import { Empty } from '../../components/states/Empty.tsx';
import { useText } from '../../locales/use-text.ts';
import { DayPicker } from './DayPicker.tsx';
import { TrialLines } from './TrialLines.tsx';

/** «Jour | Résultats | Engagés»: the competitions of a day, the newest results or the newest start lists. */
export function DayView({ answer }: { readonly answer: HomeAnswer }) {
  const { t } = useText();
  const [v] = useParam('v');
  const view = v === 'resultats' || v === 'engages' ? v : '';
  return (
    <section className="sec" aria-label={t('home.views')}>
      <SegmentedLinks
        label={t('home.views')}
        param="v"
        value={view}
        fallback=""
        items={[
          { value: '', label: t('home.day') },
          { value: 'resultats', label: t('tab.results') },
          { value: 'engages', label: t('tab.entries') },
        ]}
      />
      {view === '' && (
        <>
          <DayPicker day={answer.md} />
          {answer.day.length === 0 ? (
            <p className="muted none">{t('home.day.none')}</p>
          ) : (
            <ul className="rows ruled">
              {answer.day.map((challenge) => (
                <ChallengeRow key={challenge.oid} challenge={challenge} />
              ))}
            </ul>
          )}
        </>
      )}
      {view === 'resultats' &&
        (answer.results.length === 0 ? (
          <Empty what="results">{t('empty.results')}</Empty>
        ) : (
          <TrialLines trials={answer.results} />
        ))}
      {view === 'engages' &&
        (answer.commitments.length === 0 ? (
          <Empty what="entries">{t('empty.entries')}</Empty>
        ) : (
          <TrialLines trials={answer.commitments} hasStartLists />
        ))}
    </section>
  );
}
