import { findListType, formatHeight } from 'shared-domain';
import type { ResultList } from 'shared-domain/contract';
import { useLiveQuery } from '../../api/challenge-endpoints.ts';
import { useFreshness } from '../../components/freshness.ts';
import { AroundTurn, Outlook } from '../../components/live-board/Outlook.tsx';
import { speakTurn } from '../../components/live-board/outlook-text.ts';
import { findTurnTextKey } from '../../components/live-board/turn-text.ts';
import { readBars } from '../../components/perf-table/attempts/attempts.ts';
import { useText } from '../../locales/use-text.ts';
import './turn-board.css';

/** The state of a field event in progress: current height, whose turn it is, and what the attempt can bring. In a chunk of its own. */
export function TurnBoard({ list }: { readonly list: ResultList }) {
  const text = useText();
  const { t } = text;
  const { pollingInterval } = useFreshness();
  const live = useLiveQuery(list.chOID, { pollingInterval });
  const event = live.data?.fieldEvents.find(({ oid }) => oid === list.oid);
  if (event === undefined) return null;
  const { athlete, bar, state, attempt } = event;
  const row = list.rows.find(({ last, first }) => last === athlete?.last && first === athlete?.first);
  const attemptsAtBar = row === undefined ? '' : (readBars(row).find(({ h }) => h === bar)?.r ?? '');
  const isVertical = findListType(list) === 'vertical';
  return (
    <section className="board turn" aria-label={t('turn')}>
      {athlete !== undefined && <p className="sr">{speakTurn(event, text)}</p>}
      {isVertical && bar !== undefined && (
        <div aria-hidden={athlete !== undefined}>
          <span className="lab">{t(state === 'bar' ? 'field.bar' : 'turn.bar')}</span>
          <div className="barh">
            {formatHeight(bar)}
            <span className="u"> m</span>
          </div>
        </div>
      )}
      <div className="who" aria-hidden={athlete !== undefined}>
        <span className="lab">{t(athlete === undefined ? `field.${state}` : findTurnTextKey(state))}</span>
        {athlete !== undefined && (
          <b>
            {athlete.last} {athlete.first}
          </b>
        )}
        {isVertical && athlete !== undefined && (
          <span className="tries">
            {[0, 1, 2].map((index) => (
              <i key={index} className={index === attemptsAtBar.length ? 'cur' : undefined}>
                {attemptsAtBar.charAt(index)}
              </i>
            ))}
          </span>
        )}
        {attempt !== undefined && <span className="sub">{t('col.attempt.long', { n: attempt })}</span>}
        <Outlook event={event} />
      </div>
      <AroundTurn event={event} />
    </section>
  );
}
