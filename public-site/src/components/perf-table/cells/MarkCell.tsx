import { type EventRef, formatGap, isFieldEvent, isMark, isOnCourse } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { Qualified } from '../../chips/Qualified.tsx';
import { RecordChip } from '../../chips/RecordChip.tsx';
import { TouchedRecords } from '../../chips/TouchedRecords.tsx';
import { WalkSigns } from '../../chips/WalkSigns.tsx';
import { WindFigure } from '../../chips/Wind.tsx';
import { formatBestGain } from '../../previous-best.ts';
import { OnCourse } from '../../splits/OnCourse.tsx';
import { Mark } from './Mark.tsx';

/** Marks a published result that was changed; the row's sheet shows when and why. */
function CorrectedSign() {
  const { t } = useText();
  return (
    <abbr className="corr" title={t('corrected.long')}>
      {t('corrected.sign')}
    </abbr>
  );
}

interface MarkCellProps {
  readonly row: ResultRow;
  readonly event: EventRef;
  readonly hasGap?: boolean;
  /** Whether it is in a grid, which has no column of differences at any width. */
  readonly isInGrid?: boolean;
  readonly wind?: number | undefined;
  /** Whether the race is on: who has passages and no mark is on the way. */
  readonly isRunning?: boolean | undefined;
}

/** The mark, with its chips below on a phone and on its left from 600 px. */
export function MarkCell({ row, event, hasGap = false, isInGrid = false, wind, isRunning }: MarkCellProps) {
  return (
    <div className="mkc">
      {isRunning === true && isOnCourse(row) ? (
        <OnCourse row={row} event={event} />
      ) : (
        <Mark prf={row.prf} event={event} rule={row.rule} />
      )}
      <span className="under">
        <Qualified value={row.qualified} isField={isFieldEvent(event.g0)} />
        <TouchedRecords records={row.records} />
        <RecordChip record={row.pe} />
        {row.pe?.prev !== undefined && (
          <span className={isInGrid ? 'imp' : 'imp ph'}>{formatBestGain(row, event)}</span>
        )}
        {row.corrected !== undefined && <CorrectedSign />}
        <WindFigure wind={wind} />
        <WalkSigns walk={row.walk} />
        {hasGap && row.gap !== undefined && row.gap > 0 && isMark(row.prf) && (
          <span className="ph">{formatGap(row.gap, row.prf.u ?? 'ms', event)}</span>
        )}
        {!isMark(row.prf) && row.comment}
      </span>
    </div>
  );
}
