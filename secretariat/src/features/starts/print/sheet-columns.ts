import { type EventRef, findListType, type ListType } from 'shared-domain';

/** Blank columns that officials write in, by how the event is contested. */
interface SheetColumns {
  readonly marks: readonly string[];
  /** Ends with the best mark and the place, else with the place alone. */
  readonly best: boolean;
  readonly wide: boolean;
}

const SERIES = ['1', '2', '3', '4', '5', '6'];
const BARS = 12;

const BY_TYPE: Readonly<Record<ListType, SheetColumns>> = {
  lanes: { marks: [], best: true, wide: false },
  track: { marks: [], best: true, wide: false },
  road: { marks: [], best: true, wide: false },
  relay: { marks: [], best: true, wide: false },
  combined: { marks: [], best: true, wide: false },
  horizontal: { marks: SERIES, best: true, wide: true },
  throw: { marks: SERIES, best: true, wide: true },
  vertical: { marks: Array.from({ length: BARS }, () => ''), best: true, wide: true },
};

/**
 * The columns of a sheet: six series of a jump or a throw, bars to be filled in of a vertical jump, the mark alone of a race;
 * fewer series where the trial says so.
 */
export function sheetColumns(event: EventRef, tries: number | undefined): SheetColumns {
  const columns = BY_TYPE[findListType(event)];
  return tries !== undefined && columns.marks.length === SERIES.length
    ? { ...columns, marks: Array.from({ length: tries }, (_, at) => String(at + 1)) }
    : columns;
}
