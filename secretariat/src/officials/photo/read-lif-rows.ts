import {
  type EventRef,
  findStatusOfWord,
  isMarkError,
  MARK_STATUS,
  parseCsvLine,
  parseMark,
  parseWind,
  removeInvisible,
} from 'shared-domain';
import type { DeviceTrial, PhotoRow } from 'shared-domain/live-input';

/** What a file of a photo finish says of a heat. */
export interface PhotoFile {
  readonly name: string;
  readonly wind: number | undefined;
  readonly rows: readonly PhotoRow[];
  /** Lines of nobody in the start list, or without anything that can be read: a person looks at them. */
  readonly left: readonly string[];
}

/** Columns of a result line (FinishLynx `.lif`). */
const [PLACE, ID, LANE, LAST, FIRST, TIME, REACTION] = [0, 1, 2, 3, 4, 6, 9];
const PLACE_TEXT = /^[=T]?\s*([1-9]\d{0,2})$/i;

/** ms of a time; a fourth decimal, which some cameras write, is rounded up. */
function parseTime(written: string, event: EventRef): number | undefined {
  const [, upToThousandths = '', fourth = ''] = /^(.*[.,]\d{3})(\d)$/.exec(written) ?? [];
  const mark = parseMark(upToThousandths === '' ? written : upToThousandths, event, 'ms');
  if (isMarkError(mark) || mark.v === undefined || mark.v <= 0) return undefined;
  return mark.v + (fourth === '' || fourth === '0' ? 0 : 1);
}

/** The time that somebody typed, ms. */
export const parsePhotoTime = parseTime;

/** Reads a `.lif` file of one heat for the rows of its start list; undefined for a text that is none. */
export function readLifRows(text: string, starts: DeviceTrial['rows'], event: EventRef): PhotoFile | undefined {
  const [head, ...lines] = text
    .split(/\r\n|\r|\n/)
    .map((line) => removeInvisible(line))
    .filter((line) => line.trim() !== '' && !line.startsWith(';'))
    .map((line) => parseCsvLine(line).map((cell) => cell.trim()));
  if (head === undefined || !head.slice(0, 3).some((cell) => /^\d{1,9}$/.test(cell))) return undefined;
  const rows: PhotoRow[] = [];
  const left: string[] = [];
  for (const cells of lines) {
    const cell = (column: number) => cells[column] ?? '';
    const start =
      starts.find(({ bib }) => bib !== undefined && bib === cell(ID)) ??
      (cell(ID) === '' ? starts.find(({ lane }) => lane !== undefined && String(lane) === cell(LANE)) : undefined);
    const place = PLACE_TEXT.exec(cell(PLACE))?.[1];
    const st = findStatusOfWord(cell(PLACE)) ?? findStatusOfWord(cell(TIME));
    const v = st === undefined ? parseTime(cell(TIME), event) : undefined;
    if (start === undefined || (st === undefined && v === undefined)) {
      if ([ID, LAST, FIRST, TIME].some((column) => cell(column) !== '')) left.push(cells.filter(Boolean).join(' '));
      continue;
    }
    const reaction = /^-?\d(?:\.\d{1,3})?$/.test(cell(REACTION))
      ? Math.round(Number(cell(REACTION)) * 1000)
      : undefined;
    rows.push({
      row: start.row,
      st: st ?? MARK_STATUS.mark,
      ...(v === undefined ? {} : { v }),
      ...(v === undefined || place === undefined ? {} : { place: Number(place) }),
      ...(reaction === undefined ? {} : { reaction }),
    });
  }
  return {
    name: head[3] ?? '',
    wind: /^(NWI)?$/i.test(head[4] ?? '') ? undefined : parseWind(head[4] ?? ''),
    rows,
    left,
  };
}
