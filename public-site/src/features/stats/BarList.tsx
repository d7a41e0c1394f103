import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useStatsText } from './use-stats-text.ts';

/** One line of a bar list. */
interface BarRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly count: number;
  /** Beside the count, smaller. */
  readonly detail?: string | undefined;
}

interface BarListProps {
  readonly title: string;
  readonly aside?: string;
  readonly rows: readonly BarRow[];
  /** Rows shown before the reader asks for all. */
  readonly maxRows?: number;
}

/** A bar chart as a table, so that it can be printed, copied and read by screen readers. */
export function BarList({ title, aside, rows, maxRows = 8 }: BarListProps) {
  const { t, language } = useStatsText();
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  if (rows.length === 0) return null;
  const maxCount = Math.max(...rows.map(({ count }) => count), 1);
  const hasDetails = rows.some(({ detail }) => detail !== undefined);
  return (
    <section className="sec" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <span className="aside">{aside}</span>}
      </header>
      <table className="bars">
        <caption className="sr">{[title, aside].filter(Boolean).join(', ')}</caption>
        <tbody>
          {(isExpanded ? rows : rows.slice(0, maxRows)).map(({ key, name, count, detail }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                <span
                  className="bar"
                  style={{ '--v': (count / maxCount).toFixed(3) } as CSSProperties}
                  aria-hidden="true"
                />
              </th>
              {hasDetails && <td className="d">{detail}</td>}
              <td className="num">{count.toLocaleString(language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > maxRows && (
        <button
          type="button"
          className="btn quiet"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? t('stats.less') : t('stats.all', { count: rows.length })}
        </button>
      )}
    </section>
  );
}
