import { chooseBeside, describeList, type Freeze, findFreeze, fold, type ListLayout } from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import type { BoardForm } from './board-form.ts';
import { ListBoard } from './ListBoard.tsx';
import { SHOWN_PICTURES } from './shown-pictures.ts';
import { useBoard } from './use-board.ts';

interface ListProps {
  readonly layout: ListLayout;
  readonly folded: FoldedTrialView;
  readonly freeze: Freeze;
  readonly form: BoardForm;
}

function List({ layout, folded, freeze, form }: ListProps) {
  return (
    <ListBoard
      trial={folded.trial}
      picture={describeList(layout, folded, freeze)}
      form={form}
      isAwaited={freeze.isAwaited}
    />
  );
}

/** Two lists side by side: who starts next and what the last race brought, or one list and its second part. */
function DoubleBoard({ layout, folded, freeze, form }: ListProps) {
  const { seen, address } = useBoard();
  const known = seen();
  const picture = describeList(layout, folded, freeze);
  const half = { ...form, width: form.width / 2 };
  if (picture.rows.length > form.rows) {
    const [first, rest] = [picture.rows.slice(0, form.rows), picture.rows.slice(form.rows)];
    const cut = picture.cut !== undefined && picture.cut.after <= form.rows ? picture.cut : undefined;
    const { cut: _, ...uncut } = picture;
    return [
      { ...uncut, rows: first, ...(cut === undefined ? {} : { cut }) },
      { ...uncut, rows: rest },
    ].map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the left half and the right one
      <ListBoard key={at} trial={folded.trial} picture={part} form={half} isAwaited={freeze.isAwaited} />
    ));
  }
  const beside = known === undefined ? undefined : chooseBeside(known, address, folded.trial);
  const own = (
    <List key="own" layout={layout} folded={folded} freeze={freeze} form={beside === undefined ? form : half} />
  );
  if (known === undefined || beside === undefined) return own;
  const foldedBeside = fold(beside.trial, known);
  const other = (
    <List
      key="beside"
      layout={beside.layout}
      folded={foldedBeside}
      freeze={findFreeze(foldedBeside, known, SHOWN_PICTURES)}
      form={half}
    />
  );
  return layout === 'depart' ? [own, other] : [other, own];
}

/** A list of one trial, two of a wall twice as wide. */
export function ListsBoard(props: ListProps) {
  return props.form.shape === 'double' ? <DoubleBoard {...props} /> : <List {...props} />;
}
