import {
  findImplementWeight,
  findStartTime,
  formatGrams,
  isCombined,
  isMark,
  MARK_STATUS,
  parseVariant,
  readEvent,
} from 'shared-domain';
import type { Challenge, SheetAnswer } from 'shared-domain/contract';
import { useProgrammeQuery } from '../../../api/programme.ts';
import { countParts } from '../../../components/official/combined-parts.ts';
import { countAbsent } from '../../../components/sheet/line.ts';
import { formatDayTime } from '../../../components/time/format-instant.ts';
import { TrialStatus } from '../../../components/trial/TrialStatus.tsx';
import { useText } from '../../../locales/use-text.ts';
import { HoldNote } from './acts/HoldNote.tsx';
import type { ResultEntry } from './use-result-entry.ts';

interface Props {
  readonly sheet: SheetAnswer;
  readonly entry: ResultEntry;
  readonly zone: Pick<Challenge, 'tz' | 'duration'>;
}

/** Weight in grams that everybody throws in a trial; undefined where each athlete has their own. */
function findCommonGrams({ trial, kind }: SheetAnswer): number | undefined {
  const event = readEvent(trial, kind);
  return parseVariant(event.g1)?.grams ?? findImplementWeight(event, trial.category)?.grams;
}

/** The facts of a sheet in one line: planned start, state, rows entered or parts that are over, the implement of all, who holds it. */
export function SheetFacts({ sheet, entry, zone }: Props) {
  const { t, language } = useText();
  const { trial, hold } = sheet;
  const isWhole = isCombined(trial.g0);
  const { data: programme = [] } = useProgrammeQuery(trial.chOID, { skip: !isWhole });
  const parts = countParts(trial, programme);
  const enteredLines = entry.lines.filter(
    ({ result }) => result !== undefined && (isMark(result.prf) || result.prf.st !== MARK_STATUS.dash),
  );
  const hasOwnImplements = entry.lines.some(({ implement }) => implement !== undefined);
  const grams = hasOwnImplements ? undefined : findCommonGrams(sheet);
  return (
    <div className="facts">
      <span className="num">
        {t('results.startsAt', { time: formatDayTime(findStartTime(trial), zone, language) })}
      </span>
      <TrialStatus status={trial.status} />
      <span className="num">
        {isWhole && parts.all > 0
          ? t('results.partsOver', parts)
          : t('results.entered', { done: enteredLines.length, all: entry.lines.length - countAbsent(entry.lines) })}
      </span>
      {grams !== undefined && (
        <span className="num">{t('results.implement', { weight: formatGrams(grams, language) })}</span>
      )}
      {hold?.own === true && <HoldNote trial={trial.oid} hold={hold} tz={zone.tz} />}
    </div>
  );
}
