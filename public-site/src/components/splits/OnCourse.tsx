import {
  type EventRef,
  findDistance,
  findLastSplit,
  formatPassageTime,
  formatSplitName,
  isOnCourse,
  projectFinish,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';

interface OnCourseProps {
  readonly row: ResultRow;
  readonly event: EventRef;
  /** Only the projected finish. */
  readonly isShort?: boolean;
}

/** A runner on the way: the last passage, and the finish that is to be expected at this pace («≈ 2:10:05»). */
export function OnCourse({ row, event, isShort = false }: OnCourseProps) {
  const { t, language } = useText();
  const last = findLastSplit(row);
  if (last === undefined || !isOnCourse(row)) return null;
  const projected = projectFinish(row, findDistance(event));
  const point = formatSplitName(last, event, language);
  return (
    <span className="on-course">
      {!isShort && (
        <span>
          <span className="sr">{t('splits.onCourse', { point })}</span>
          <small aria-hidden="true">{point}</small> <b>{formatPassageTime(last.t, last.d, event)}</b>
        </span>
      )}
      {projected !== undefined && (
        <span className="projected" title={t('splits.projected.long')}>
          <span aria-hidden="true">≈&nbsp;</span>
          {formatPassageTime(projected.t, findDistance(event), event)}
          <span className="sr">, {t('splits.projected.long')}</span>
        </span>
      )}
    </span>
  );
}
