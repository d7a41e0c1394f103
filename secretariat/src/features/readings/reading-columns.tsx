import { findUnit, formatDecimal, formatGap, formatLocalTime, formatMark, readEvent } from 'shared-domain';
import { Button } from '../../components/Button.tsx';
import type { Column } from '../../components/table/column.ts';
import { formatTrialName, joinWords } from '../../components/trial/trial-name.ts';
import type { Translate } from '../../locales/use-text.ts';
import type { ReadingRow } from './reading-rows.ts';

interface ColumnContext {
  readonly t: Translate;
  readonly language: 'fr' | 'en';
  readonly tz: string;
  /** The kind of the competition. */
  readonly kind: string;
  readonly rows: readonly ReadingRow[];
  /** How many races are compared; a single one is named in the filter already. */
  readonly races: number;
  readonly onOpen: (row: ReadingRow) => void;
}

/** To the second, so that two readings can be told apart. */
const formatClockSeconds = (at: string | undefined, tz: string): string =>
  at === undefined ? '' : `${formatLocalTime(at, tz)}:${new Date(at).toISOString().slice(17, 19)}`;

/** The columns of the readings. When each came, and how far it is from its result, are columns only where one of them says so. */
export function buildColumns(context: ColumnContext): readonly Column<ReadingRow>[] {
  const { t, language, tz, kind, rows, races, onOpen } = context;
  const column = (key: string, text: (row: ReadingRow) => string, more: Partial<Column<ReadingRow>> = {}) => ({
    key,
    title: t(`readings.col.${key}` as Parameters<Translate>[0]),
    cell: text,
    text,
    ...more,
  });
  const formatCurrent = ({ current, trial }: ReadingRow) =>
    current === undefined ? '' : formatMark(current, readEvent(trial, kind));
  const formatRead = ({ read, readBy, error, doubt }: ReadingRow) =>
    [
      formatMark(read, readBy),
      error === undefined ? '' : t('readings.error', { seconds: formatDecimal((error / 1000).toFixed(2), language) }),
      doubt === true ? t('readings.doubt') : '',
    ]
      .filter(Boolean)
      .join(' ');
  const formatWho = ({ who, place }: ReadingRow) =>
    place === undefined || who === `${place}.` ? who : `${place}. ${who}`;
  const formatRowGap = ({ gap, trial }: ReadingRow) =>
    gap === undefined || gap === 0 ? '' : formatGap(gap, findUnit(readEvent(trial, kind)), readEvent(trial, kind));
  const formatTrial = ({ trial }: ReadingRow) => formatTrialName(trial, language);
  const renderMono = (text: (row: ReadingRow) => string) => (row: ReadingRow) => (
    <span className="mono">{text(row)}</span>
  );
  const formatBibLane = ({ bib, lane }: ReadingRow) =>
    [bib, lane === undefined ? '' : t('readings.lane', { lane })].filter(Boolean).join(' · ');
  const formatTime = (row: ReadingRow) => formatClockSeconds(row.at, tz);
  const isSaid = (text: (row: ReadingRow) => string) => rows.some((row) => text(row) !== '');
  return [
    ...(isSaid(formatTime) ? [column('at', formatTime, { cell: renderMono(formatTime), minScreen: 'desktop' })] : []),
    column('device', ({ by }) => t(by === undefined ? 'readings.device.upload' : `kind.code.${by}`), {
      minScreen: 'desktop',
    }),
    column('trial', formatTrial, {
      cell: (row) => joinWords(formatTrial(row)),
      minScreen: races > 1 ? 'tablet' : 'desktop',
    }),
    column('bib', formatBibLane, { cell: (row) => <span className="nb">{formatBibLane(row)}</span> }),
    column('athlete', formatWho, { isRowHeading: true }),
    column('raw', formatRead, { cell: renderMono(formatRead), align: 'end' }),
    column('current', formatCurrent, { cell: renderMono(formatCurrent), align: 'end' }),
    ...(isSaid(formatRowGap)
      ? [column('gap', formatRowGap, { cell: renderMono(formatRowGap), align: 'end', minScreen: 'desktop' })]
      : []),
    column('verdict', ({ verdict }) => t(`readings.verdict.${verdict}`), {
      cell: ({ verdict }) => <span className={`verdict ${verdict}`}>{t(`readings.verdict.${verdict}`)}</span>,
    }),
    {
      key: 'json',
      title: t('readings.json'),
      isTitleHidden: true,
      cell: (row) => (
        <Button kind="quiet" isSmall onClick={() => onOpen(row)}>
          JSON<span className="sr"> {row.who}</span>
        </Button>
      ),
    },
  ];
}
