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
  const isRunning = list.status === TRIAL_STATUS.running && isFieldEvent(list.g0);
  const starts = useStartsQuery({ chOID: list.chOID, trialOIDs: [list.oid] }, { skip: !isRunning });
  if (!isRunning) return null;
  const order = starts.data?.starts.find(({ oid }) => oid === list.oid)?.rows ?? [];
  const fieldState = findFieldState(list, order, list.rows);
  const row = list.rows.find(
    ({ last, first }) => last === fieldState.athlete?.last && first === fieldState.athlete?.first,
  );
  const attemptsAtBar = row === undefined ? '' : (readBars(row).find(({ h }) => h === fieldState.bar)?.r ?? '');
  const isVertical = findListType(list) === 'vertical';
  return (
    <section className="board turn" aria-label={t('turn')}>
      {isVertical && fieldState.bar !== undefined && (
        <div>
          <span className="lab">{t(fieldState.state === 'bar' ? 'field.bar' : 'turn.bar')}</span>
          <div className="barh">
            {formatHeight(fieldState.bar)}
            <span className="u"> m</span>
          </div>
        </div>
      )}
      <div className="who">
        <span className="lab">
          {t(fieldState.athlete === undefined ? `field.${fieldState.state}` : findTurnTextKey(fieldState.state))}
        </span>
        {fieldState.athlete !== undefined && (
          <b>
            {fieldState.athlete.last} {fieldState.athlete.first}
          </b>
        )}
        {isVertical && fieldState.athlete !== undefined && (
          <span className="tries" aria-hidden="true">
            {[0, 1, 2].map((index) => (
              <i key={index} className={index === attemptsAtBar.length ? 'cur' : undefined}>
                {attemptsAtBar.charAt(index)}
              </i>
            ))}
          </span>
        )}
        {fieldState.attempt !== undefined && (
          <span className="sub">{t('col.attempt.long', { n: fieldState.attempt })}</span>
        )}
      </div>
    </section>
  );
}
