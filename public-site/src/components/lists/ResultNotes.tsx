import { findListType, isOfficial, isWindLegal, isWindMissing, readEvent, readOptions } from 'shared-domain';
import type { Challenge, ResultList } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { readDistanceAttempts } from '../perf-table/attempts/attempts.ts';
import { findPointsField } from '../perf-table/columns/shared-columns.tsx';
import { formatRemarks } from '../perf-table/why/corrections.tsx';
import { QualifyingRule } from '../QualifyingRule.tsx';
import { POINTS_NOTES } from './points-notes.ts';

interface ResultNotesProps {
  readonly list: ResultList;
  readonly challenge?: Pick<Challenge, 'kind' | 'flag'> | undefined;
  /** Whether the title of the page already says how athletes qualify. */
  readonly isRuleInTitle?: boolean;
}

/** Notes under a list: its symbols, the qualifying rule, that it is unofficial, missing wind readings and remarks. */
export function ResultNotes({ list, challenge, isRuleInTitle = false }: ResultNotesProps) {
  const { t } = useText();
  const event = readEvent(list, challenge?.kind);
  const requiresWind = challenge !== undefined && readOptions(challenge.flag).isWindRequired;
  const type = findListType(event);
  const pointsField = findPointsField(list.rows);
  const hasAssistedWind = list.rows.some((row) =>
    readDistanceAttempts(row).some(({ w }) => w !== undefined && !isWindLegal(w)),
  );
  return (
    <>
      {type === 'vertical' && (
        <div className="legend">
          <span>
            <span className="try">
              <span className="o">o</span>
            </span>{' '}
            {t('legend.cleared')}
          </span>
          <span>
            <span className="try">x</span> {t('legend.failure')}
          </span>
          <span>
            <span className="try">–</span> {t('attempt.pass')}
          </span>
          <span>
            <span className="try">r</span> {t('attempt.retired')}
          </span>
        </div>
      )}
      {(type === 'horizontal' || type === 'throw') && list.rows.some((row) => readDistanceAttempts(row).length > 0) && (
        <div className="legend">
          {hasAssistedWind && (
            <span>
              <span className="flag" aria-hidden="true">
                ⚑
              </span>
              {t('legend.wind')}
            </span>
          )}
          <span>X {t(type === 'throw' ? 'attempt.foul.throw' : 'attempt.foul')}</span>
          <span>– {t('attempt.pass')}</span>
        </div>
      )}
      <div className="note">
        {!isRuleInTitle && <QualifyingRule rule={list.dets.qualifying} event={event} />}
        {!isOfficial(list.status) && <p>{t('note.unofficial')}</p>}
        {list.underProtest === true && <p>{t('note.protest')}</p>}
        {list.dets.firstPlace === 'shared' && type === 'vertical' && <p>{t('note.firstPlaceShared')}</p>}
        {list.rows.some((row) => row.implement !== undefined) && <p>{t('note.implements')}</p>}
        {list.rows.some((row) => row.walk !== undefined) && <p>{t('note.walk')}</p>}
        {requiresWind && isWindMissing(list.rows, list.dets.wind, event) && <p>{t('note.wind')}</p>}
        {type === 'vertical' && <p>{t('note.countback')}</p>}
        {type === 'combined' && list.rows.some((row) => row.cells !== undefined) && (
          <p>
            {t('note.combined')}{' '}
            {list.pointsEdition === undefined
              ? t('note.combined.2001')
              : t('note.combined.points', { edition: list.pointsEdition })}
          </p>
        )}
        {type !== 'combined' && pointsField !== undefined && (
          <p>
            {list.pointsEdition === undefined
              ? t(POINTS_NOTES[pointsField])
              : t('note.combined.points', { edition: list.pointsEdition })}
          </p>
        )}
        {list.dets.comment !== undefined && <p>{list.dets.comment}</p>}
        {list.remarks !== undefined && list.remarks.length > 0 && <p>{formatRemarks(list.remarks)}</p>}
      </div>
    </>
  );
}
