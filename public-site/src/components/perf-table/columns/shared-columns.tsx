import type { CSSProperties, ReactNode } from 'react';
import type { EventRef } from 'shared-domain';
import {
  findLevelCode,
  findShownPoints,
  formatGap,
  formatMark,
  formatPointsField,
  isMark,
  isRelayEvent,
  type Language,
  type PointsField,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import type { Translate } from '../../../locales/use-text.ts';
import { CategoryChip } from '../../chips/CategoryChip.tsx';
import { Country } from '../../chips/Country.tsx';
import { LevelCode } from '../../chips/LevelCode.tsx';
import { Rank } from '../../chips/Rank.tsx';
import { formatBestGain } from '../../previous-best.ts';
import { AthleteName, findTeamName, formatSecondLine } from '../cells/AthleteName.tsx';
import { ClubName } from '../cells/ClubName.tsx';
import { findGapBarLength } from '../cells/gap-bar.ts';
import { isLongMark } from '../cells/Mark.tsx';
import { MarkCell } from '../cells/MarkCell.tsx';
import { type Column, findClub, hasValue, isInternational, type ListRow } from './column.ts';

/** What the functions that build columns need. */
export interface ColumnContext {
  readonly t: Translate;
  readonly language: Language;
  readonly rows: readonly ResultRow[];
  /** Rows of the whole list, of which `rows` may be a page. */
  readonly listLength: number;
  readonly event: EventRef;
  readonly hasMedals: boolean;
  /** Whether the first three of each category get medals in place of the first three of all. */
  readonly hasCategoryMedals?: boolean;
  /** Whether the race is on, so that runners without a result are on their way. */
  readonly isRunning?: boolean;
  /** Opens a row's sheet; without it names are plain text. */
  readonly onOpen: ((row: ListRow) => void) | undefined;
}

export const buildRankColumn = ({
  t,
  listLength,
  hasMedals,
}: Pick<ColumnContext, 't' | 'listLength' | 'hasMedals'>): Column<ResultRow> => ({
  key: 'rank',
  head: t('col.rank'),
  abbr: t('col.rank.long'),
  className: 'rk',
  cell: (row) => <Rank rank={row.rank} listLength={listLength} hasMedals={hasMedals} />,
  sort: (row) => row.rank,
});

/** The lane, or the start position where there are no lanes. */
export const buildLaneColumn = ({ t }: Pick<ColumnContext, 't'>, hasLanes = true): Column<ResultRow> => ({
  key: 'lane',
  head: t(hasLanes ? 'col.lane' : 'col.position'),
  abbr: t(hasLanes ? 'col.lane.long' : 'col.position.long'),
  className: 'ln',
  cell: (row) => row.lane,
});

interface AthleteColumnOptions {
  readonly head?: string;
  /** Below the name; by default what the columns hidden on a phone would show. */
  readonly renderSecondLine?: (row: ResultRow) => ReactNode;
  /** Below the second line. */
  readonly renderBelow?: (row: ResultRow) => ReactNode;
}

/** The header cell of a row: the name, which opens its sheet, and the lines below. */
export const buildAthleteColumn = (
  { t, language, event, onOpen }: Pick<ColumnContext, 't' | 'language' | 'event' | 'onOpen'>,
  {
    head = t(isRelayEvent(event) ? 'col.team' : 'col.athlete'),
    renderSecondLine = createPhoneLine(language),
    renderBelow,
  }: AthleteColumnOptions = {},
): Column<ResultRow> => ({
  key: 'athlete',
  head,
  abbr: head,
  rowHeader: true,
  sort: (row) => `${row.last} ${row.first}`.trim() || findTeamName(row),
  cell: (row) => (
    <>
      <AthleteName row={row} onOpen={onOpen && (() => onOpen(row))} />
      {renderSecondLine(row)}
      {renderBelow?.(row)}
    </>
  ),
});

const createPhoneLine =
  (language: Language) =>
  (row: ResultRow): ReactNode => <span className="small ph">{formatSecondLine(row, language)}</span>;

export const buildMarkColumn = ({
  t,
  event,
  rows,
  isRunning,
}: Pick<ColumnContext, 't' | 'event' | 'rows' | 'isRunning'>): Column<ResultRow> => ({
  key: 'mark',
  head: t('col.mark'),
  abbr: t('col.mark.long'),
  room: findMarkRoom(rows, event),
  className: 'mk',
  cell: (row) => <MarkCell row={row} event={event} hasGap isRunning={isRunning} />,
  sort: (row) => row.rank,
});

/** By how much marks are better than the personal or season's best of before; an empty array where none is. */
export function buildImprovementColumns({
  t,
  event,
  rows,
}: Pick<ColumnContext, 't' | 'event' | 'rows'>): Column<ResultRow>[] {
  const findImprovement = (row: ResultRow): string => formatBestGain(row, event);
  const improvement: Column<ResultRow> = {
    key: 'improvement',
    head: t('col.improvement'),
    abbr: t('col.improvement.long'),
    priority: 3,
    className: 'r nn',
    cell: (row) => findImprovement(row) || null,
  };
  return hasValue(rows, findImprovement) ? [improvement] : [];
}

const LONG_MARK_ROOM = 12.5;

/** The room of a mark with its chips, rem, and of each record of the event that it beats or equals. */
const MARK_ROOM = 8.5;
const RECORD_ROOM = 2.25;

/** The room of the column of marks, rem, where one is as long as `27:05.17` or touches records of the event. */
export function findMarkRoom(rows: readonly ResultRow[], event: EventRef): number | undefined {
  const isLong = rows.some(({ prf }) => isMark(prf) && isLongMark(formatMark(prf, event)));
  const recordCount = rows.reduce((count, { records = [] }) => Math.max(count, records.length), 0);
  if (recordCount === 0) return isLong ? LONG_MARK_ROOM : undefined;
  return (isLong ? LONG_MARK_ROOM : MARK_ROOM) + RECORD_ROOM * recordCount;
}

/** Columns for bib, nation, club and category, each an empty array where no row has one. */
export function buildIdentityColumns<Row extends ListRow>(t: Translate, rows: readonly Row[]) {
  const bib: Column<Row> = {
    key: 'bib',
    head: t('col.bib'),
    abbr: t('col.bib.long'),
    priority: 2,
    className: 'r nn',
    cell: (row) => row.bib,
  };
  const nation: Column<Row> = {
    key: 'nation',
    head: t('col.nation'),
    abbr: t('col.nation.long'),
    priority: isInternational(rows) ? 2 : 3,
    isUniform: !isInternational(rows),
    cell: (row) => <Country code={row.country} />,
  };
  const club: Column<Row> = {
    key: 'club',
    head: t('col.club'),
    abbr: t('col.club'),
    priority: 2,
    className: 'club',
    cell: (row) => <ClubName row={row} />,
    sort: findClub,
  };
  const category: Column<Row> = {
    key: 'category',
    head: t('col.category'),
    abbr: t('col.category.long'),
    priority: 2,
    cell: (row) => <CategoryChip category={row.category} />,
    sort: (row) => row.category,
  };
  return {
    bib: hasValue(rows, (row) => row.bib) ? [bib] : [],
    nation: hasValue(rows, (row) => row.country) ? [nation] : [],
    club: hasValue(rows, findClub) ? [club] : [],
    category: hasValue(rows, (row) => row.category) ? [category] : [],
  };
}

/** Level and points, where the server could compute them (Q15). */
export function buildPointsColumns({
  t,
  rows,
  language,
}: Pick<ColumnContext, 't' | 'rows' | 'language'>): Column<ResultRow>[] {
  const points: Column<ResultRow> = {
    key: 'points',
    head: formatPointsHead(rows, language),
    priority: 2,
    className: 'r nn pts',
    cell: (row) => findPoints(row),
    sort: (row) => {
      const value = findPoints(row);
      return value === undefined ? undefined : -value;
    },
  };
  const level: Column<ResultRow> = {
    key: 'level',
    head: t('col.level'),
    abbr: t('col.level.long'),
    priority: 3,
    cell: (row) => <LevelCode points={row.pts} />,
  };
  return [...(hasValue(rows, findRowLevel) ? [level] : []), ...(hasValue(rows, findPoints) ? [points] : [])];
}

const POINTS_FIELDS: readonly PointsField[] = ['cmb', 'hun', 'yth'];

/** The field of the points that `findPoints` returns for a list; undefined where no row has points. */
export const findPointsField = (rows: readonly ResultRow[]): PointsField | undefined =>
  POINTS_FIELDS.find((each) => hasValue(rows, (row) => row.pts?.[each]));

/** The name of the points that `findPoints` returns for a list (P9.1). */
export const formatPointsHead = (rows: readonly ResultRow[], language: Language): string =>
  formatPointsField(findPointsField(rows) ?? 'hun', language);

/** The code of a row's level. */
export const findRowLevel = ({ pts }: Pick<ResultRow, 'pts'>): string | undefined => pts && findLevelCode(pts);

export const findPoints = (row: ResultRow): number | undefined => findShownPoints(row.pts);

/** The gap to the leader, with a bar of the last part of the race, up to where the athlete was when the winner finished. */
export const buildGapColumn = (
  { t, event }: Pick<ColumnContext, 't' | 'event'>,
  priority: 2 | 3 = 3,
): Column<ResultRow> => ({
  key: 'gap',
  head: t('col.gap'),
  abbr: t('col.gap.long'),
  priority,
  className: 'r',
  cell: (row) => {
    if (row.gap === undefined || !isMark(row.prf)) return null;
    const isTimed = row.prf.u === 'ms' && row.prf.v !== undefined;
    return (
      <span className={isTimed ? 'gap' : 'gap plain'}>
        <span>{row.gap > 0 && formatGap(row.gap, row.prf.u ?? 'ms', event)}</span>
        {isTimed && <i style={buildGapBarStyle(row)} aria-hidden="true" />}
      </span>
    );
  },
});

const buildGapBarStyle = (row: ResultRow): CSSProperties =>
  ({ '--p': findGapBarLength(row.prf.v ?? 0, row.gap ?? 0).toFixed(3) }) as CSSProperties;

/** The bar of the gap column, below the name on a phone, where that column is hidden. */
export function GapBar({ row }: { readonly row: ResultRow }) {
  if (row.gap === undefined || !isMark(row.prf) || row.prf.u !== 'ms') return null;
  return <i className="gap-bar" style={buildGapBarStyle(row)} aria-hidden="true" />;
}
