import {
  findCategory,
  findListType,
  needsWind,
  parseVariant,
  readEvent,
  readHorizontalRules,
  type VerticalAttempt,
} from 'shared-domain';
import type { SheetAnswer } from 'shared-domain/contract';
import { listParticipations, makeLines } from '../../../../components/sheet/line.ts';
import { makeColumns } from '../bars/bar-columns.ts';
import { hasNetTimes } from './net-time.ts';
import type { Grid } from './row-edit.ts';

const isSeries = (type: string) => type === 'horizontal' || type === 'throw';

/** The rules of a series for the lines of its sheet. */
function readSeriesRules(sheet: SheetAnswer) {
  const lines = makeLines(sheet);
  return readHorizontalRules(
    sheet.trial,
    lines.map(({ category }) => category),
    listParticipations(lines),
  );
}

/** The grid of a trial; `typedColumns` are the ids of bars typed or added on this page, `typedWind` the wind of the heat (null: taken back). */
export function makeGrid(sheet: SheetAnswer, typedColumns: readonly string[], typedWind?: number | null): Grid {
  const event = readEvent(sheet.trial, sheet.kind);
  const type = findListType(event);
  const { heights = [], penaltyZone, wind: storedWind } = sheet.trial.dets;
  const rules = isSeries(type) ? readSeriesRules(sheet) : undefined;
  const maxStoredAttempts = Math.max(0, ...sheet.results.map(({ attempts }) => attempts?.length ?? 0));
  const isWalk = parseVariant(event.g1)?.kind === 'walk';
  return {
    event,
    sex: findCategory(sheet.trial.category)?.sex,
    kind: type === 'vertical' ? 'bars' : isSeries(type) ? 'series' : 'mark',
    attemptCount: rules === undefined ? 0 : Math.max(rules.attemptCount, maxStoredAttempts),
    ...(rules !== undefined && { rules }),
    isWalk,
    hasNet: hasNetTimes(event, isWalk, sheet.results),
    penaltyMs: penaltyZone,
    hasWinds: isSeries(type) && needsWind(event),
    wind: (typedWind === undefined ? storedWind : typedWind) ?? undefined,
    columns:
      type === 'vertical'
        ? makeColumns(
            heights,
            sheet.results.map(({ attempts }) => (attempts ?? []) as readonly VerticalAttempt[]),
            typedColumns,
          )
        : [],
  };
}
