import type { HomeAnswer } from 'shared-domain/contract';
import { Link, useLocation } from 'shared-domain/platform';
import { ChallengeRow } from '../../components/ChallengeRow.tsx';
import { Icon } from '../../components/Icon.tsx';
import { shiftDay, shortDay, today } from '../../components/page/dates.ts';
import { Seg, withParam } from '../../components/page/Seg.tsx';
import { useParam } from '../../components/page/use-param.ts';
import { Empty } from '../../components/states/Empty.tsx';
import { useText } from '../../locales/use-text.ts';
import { TrialLines } from './TrialLines.tsx';

/** Jour | Résultats | Départs: the meetings of a day, the newest results, the newest start lists. */
export function DayView({ answer }: { readonly answer: HomeAnswer }) {
  const { t, language } = useText();
  const { pathname, search } = useLocation();
  const [v] = useParam('v');
  const view = v === 'resultats' || v === 'engages' ? v : '';
  const toDay = (days: number) => {
    const day = shiftDay(answer.md, days);
    return pathname + withParam(search, 'j', day === today() ? undefined : day);
  };
  return (
    <section className="sec" aria-label={t('home.views')}>
      <Seg
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
          <div className="day-nav">
            <Link className="icon-btn" to={toDay(-1)} replace preventScrollReset aria-label={t('day.previous')}>
              <Icon name="back" />
            </Link>
            <strong>{shortDay(answer.md, language)}</strong>
            <Link className="icon-btn" to={toDay(1)} replace preventScrollReset aria-label={t('day.next')}>
              <Icon name="next" />
            </Link>
          </div>
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
          <TrialLines trials={answer.commitments} starts />
        ))}
    </section>
  );
}
