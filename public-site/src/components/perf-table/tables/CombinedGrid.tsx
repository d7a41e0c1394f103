import { comparePerformances, formatDiscipline, formatDisciplineShort, formatMark, isMark } from 'shared-domain';
import type { CombinedPart, ResultRow } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../../locales/use-text.ts';
import { AthleteName } from '../cells/AthleteName.tsx';
import { Mark } from '../cells/Mark.tsx';
import type { ListRow } from '../columns/column.ts';
import { formatGridLine } from '../columns/place-columns.tsx';
import type { KeyedRow } from './PerfTable.tsx';
import './grid.css';

/** The best mark of one discipline, formatted; undefined while nobody has one. */
function findBestOfPart(rows: readonly ResultRow[], index: number, part: CombinedPart): string | undefined {
  const marks = rows.flatMap((row) => {
    const cell = row.cells?.[index];
    return cell != null && isMark(cell.prf) ? [cell] : [];
  });
  const [best] = marks.sort((a, b) => comparePerformances(a.prf, b.prf));
  return best === undefined ? undefined : formatMark(best.prf, { ...part, hand: best.hand });
}

interface CombinedGridProps {
  readonly caption: string;
  readonly chOID: string;
  readonly rows: readonly KeyedRow<ResultRow>[];
  /** Rows of the whole list, of which `rows` may be those followed. */
  readonly listLength: number;
  readonly parts: readonly CombinedPart[];
  readonly event: { readonly g0: number; readonly g1: string };
  readonly findRowClass: (keyed: KeyedRow<ResultRow>) => string;
  readonly renderRank: (row: ResultRow) => React.ReactNode;
  readonly onOpen: (row: ListRow) => void;
}

/** P10.6, «Par épreuve»: a column for each discipline, with the points below the mark; the total stays in view. */
export function CombinedGrid({
  caption,
  chOID,
  rows,
  listLength,
  parts,
  event,
  findRowClass,
  renderRank,
  onOpen,
}: CombinedGridProps) {
  const { t, language } = useText();
  const bestMarks = parts.map((part, index) =>
    findBestOfPart(
      rows.map(({ row }) => row),
      index,
      part,
    ),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard (P10.6)
    <section className="scroller" tabIndex={0} aria-label={t('grid.parts')}>
      <table className="grid">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th className="stick-l" scope="col">
              <span className="pa">
                <abbr title={t('col.rank.long')}>{t('col.rank')}</abbr>
                <span>{t('col.athlete')}</span>
              </span>
            </th>
            {parts.map((part) => {
              const name = formatDiscipline(part, language);
              const text = (
                <>
                  <span className="only-phone">{formatDisciplineShort(part, language)}</span>
                  <span className="only-mid">{name}</span>
                </>
              );
              const [oid] = part.oids;
              return (
                <th key={part.code} scope="col" abbr={name}>
                  {oid === undefined ? (
                    text
                  ) : (
                    <Link className="link" to={`/challenge/${chOID}/trial-${oid}`} title={name}>
                      {text}
                    </Link>
                  )}
                </th>
              );
            })}
            <th className="stick-r" scope="col">
              {t('col.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((keyed) => {
            const { key, row } = keyed;
            return (
              <tr key={key} className={findRowClass(keyed) || undefined}>
                <th className="stick-l" scope="row">
                  <span className="pa">
                    <span className="n">{renderRank(row)}</span>
                    <span>
                      <AthleteName row={row} onOpen={() => onOpen(row)} />
                      <span className="small">{formatGridLine(row, listLength, language)}</span>
                    </span>
                  </span>
                </th>
                {parts.map((part, index) => {
                  const cell = row.cells?.[index];
                  if (cell === undefined || cell === null) {
                    return (
                      <td key={part.code} className="todo">
                        <span className="sr">{t('combined.todo')}</span>
                      </td>
                    );
                  }
                  const cellEvent = { ...part, hand: cell.hand };
                  const isBest =
                    isMark(cell.prf) && cell.pts > 0 && bestMarks[index] === formatMark(cell.prf, cellEvent);
                  return (
                    <td key={part.code} className={isBest ? 'pts best' : 'pts'}>
                      <Mark prf={cell.prf} event={cellEvent} className="cell" />
                      <small>{cell.pts}</small>
                    </td>
                  );
                })}
                <td className="stick-r">
                  <Mark prf={row.prf} event={event} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
