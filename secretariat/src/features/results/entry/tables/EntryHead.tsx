import type { ReactNode } from 'react';
import type { TextKey } from '../../../../locales/fr.ts';
import { useText } from '../../../../locales/use-text.ts';

interface Column {
  readonly text: TextKey;
  /** The full text of the abbreviation. */
  readonly long?: TextKey;
  /** A second line, for what stands there in the rows. */
  readonly under?: TextKey;
  readonly className?: string;
}

/** Columns shared by the tables of marks. */
const COLUMNS = {
  lane: { text: 'results.lane', long: 'results.lane.long', className: 'c' },
  order: { text: 'results.order', long: 'results.order.long', under: 'results.bib', className: 'r ph0' },
  bib: { text: 'results.bib', long: 'results.bib.long', className: 'r ph0' },
  athlete: { text: 'results.athlete', className: 'name-head' },
  team: { text: 'results.team', className: 'name-head' },
  who: { text: 'results.athlete', className: 'who' },
  best: { text: 'results.best', long: 'results.best.long', className: 'p2 r best' },
  reaction: { text: 'results.reaction', long: 'results.reaction.long', className: 'r typed narrow' },
  mark: { text: 'results.mark', className: 'r typed' },
  gun: { text: 'results.gun', className: 'r typed' },
  net: { text: 'results.net', className: 'r typed' },
  read: { text: 'results.read', className: 'says' },
  cards: { text: 'officials.walk', long: 'officials.walk.long', className: 'cards' },
  result: { text: 'results.result', className: 'r result' },
  word: { text: 'results.word', className: 'word-head' },
  failures: { text: 'results.failures', long: 'results.failures.long', className: 'c failures-head' },
  place: { text: 'results.place', long: 'results.place.long', className: 'c place' },
  points: { text: 'results.points', long: 'results.points.long', className: 'r p2' },
  state: { text: 'results.state', className: 'ph0 state-head' },
} as const satisfies Record<string, Column>;

export type EntryColumn = keyof typeof COLUMNS;

/** A column that depends on the event: an attempt, a bar. */
interface EventColumn {
  readonly key: string | number;
  readonly text: ReactNode;
  readonly long?: string | undefined;
  readonly className?: string | undefined;
}

/** The head of a table of marks. */
export function EntryHead({ columns }: { readonly columns: readonly (EntryColumn | EventColumn)[] }) {
  const { t } = useText();
  const resolveColumn = (name: EntryColumn): EventColumn => {
    const { text, long, under, className }: Column = COLUMNS[name];
    const content = under === undefined ? t(text) : [t(text), <small key="under">{t(under)}</small>];
    return { key: name, text: content, long: long && t(long), className };
  };
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { key, text, long, className } = typeof column === 'string' ? resolveColumn(column) : column;
          return (
            <th key={key} scope="col" className={className} abbr={long}>
              {text}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
