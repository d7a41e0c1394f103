import type { StadiumCell } from 'shared-domain/board';
import { EventTitle } from './EventTitle.tsx';
import { Raised } from './Raised.tsx';
import { useBoardText } from './use-board.ts';
import { useCellWords, useStadium } from './use-stadium.ts';

/** Who is at it or leads, or when it is called, in one line: of its parts only the name is cut where there is no room. */
function Line({ cell }: { readonly cell: StadiumCell }) {
  const { before, name, after } = useCellWords().sayCell(cell);
  return (
    <small>
      {before !== '' && (
        <span>
          {before}
          {name !== '' && ' '}
        </span>
      )}
      {name !== '' && <span className="shrinking">{name}</span>}
      {after !== '' && (
        <span>
          <Raised text={after} />
        </span>
      )}
    </small>
  );
}

/** The bar, the leading mark, the time that runs, the hour of the start. */
function Figure({ cell }: { readonly cell: StadiumCell }) {
  const { sayFigure, sayRecord } = useCellWords();
  const { kind, record, since } = cell;
  if (kind === 'running' && since !== undefined) return <b role="timer">{sayFigure(cell)}</b>;
  return (
    <b>
      {sayFigure(cell)}
      {record !== undefined && <i className={`chip record ${record.state}`}>{sayRecord(cell)}</i>}
    </b>
  );
}

interface Props {
  /** How many events. */
  readonly count: number;
  readonly className: string;
}

/** The events of the stadium: who is at it, who leads, what comes next and when it is called. */
export function StadiumCells({ count, className }: Props) {
  const { t } = useBoardText();
  const cells = useStadium(count);
  if (cells.length === 0) return <p className="board-none">{t('board.nothing')}</p>;
  return (
    <ol className={`stadium ${className}`}>
      {cells.map((cell) => {
        const { trial } = cell;
        return (
          <li key={trial.oid} className={cell.kind}>
            <EventTitle as="h2" trial={trial} isShort={className === 'in-lines'} />
            <Figure cell={cell} />
            <Line cell={cell} />
          </li>
        );
      })}
    </ol>
  );
}
