import { findFieldState, findListType, formatHeight, isFieldEvent, TRIAL_STATUS } from 'shared-domain';
import type { ResultList } from 'shared-domain/contract';
import { useStartsQuery } from '../../api/challenge-endpoints.ts';
import { findTurnTextKey } from '../../components/live-board/turn-text.ts';
import { readBars } from '../../components/perf-table/attempts/attempts.ts';
import { useText } from '../../locales/use-text.ts';
import './turn-board.css';

/** The state of a field event in progress: current height, whose turn it is, and the attempt. */
export function TurnBoard({ list }: { readonly list: ResultList }) {
  const { t } = useText();
  const running = list.status === TRIAL_STATUS.running && isFieldEvent(list.g0);
  const starts = useStartsQuery({ chOID: list.chOID, trialOIDs: [list.oid] }, { skip: !running });
  if (!running) return null;
  const order = starts.data?.starts.find(({ oid }) => oid === list.oid)?.rows ?? [];
  const now = findFieldState(list, order, list.rows);
  const row = list.rows.find(({ last, first }) => last === now.athlete?.last && first === now.athlete?.first);
  const tried = row === undefined ? '' : (readBars(row).find(({ h }) => h === now.bar)?.r ?? '');
  const vertical = findListType(list) === 'vertical';
  return (
    <section className="board turn" aria-label={t('turn')}>
      {vertical && now.bar !== undefined && (
        <div>
          <span className="lab">{t(now.state === 'bar' ? 'field.bar' : 'turn.bar')}</span>
          <div className="barh">
            {formatHeight(now.bar)}
            <span className="u"> m</span>
          </div>
        </div>
      )}
      <div className="who">
        <span className="lab">{t(now.athlete === undefined ? `field.${now.state}` : findTurnTextKey(now.state))}</span>
        {now.athlete !== undefined && (
          <b>
            {now.athlete.last} {now.athlete.first}
          </b>
        )}
        {vertical && now.athlete !== undefined && (
          <span className="tries" aria-hidden="true">
            {[0, 1, 2].map((index) => (
              <i key={index} className={index === tried.length ? 'cur' : undefined}>
                {tried.charAt(index)}
              </i>
            ))}
          </span>
        )}
        {now.attempt !== undefined && <span className="sub">{t('col.attempt.long', { n: now.attempt })}</span>}
      </div>
    </section>
  );
}
