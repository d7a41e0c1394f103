import { formatHeight } from 'shared-domain';
import { describeBarsInterval, formatEventShort } from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { AheadBoard } from './AheadBoard.tsx';
import { BoardNext } from './BoardNext.tsx';
import { BoardTop } from './BoardTop.tsx';
import { useBoardForm } from './board-form.ts';
import { PixelContest } from './PixelContest.tsx';
import { useBoard, useBoardText } from './use-board.ts';

/** Names under the bar: the next two, or who are level. */
const MAX_NAMES = { raise: 2, tie: 4 } as const;

/** Beside the uprights while nobody is up: the bar that comes next and who is still in, or who are level for first place. */
export function BarsInterval({ folded }: { readonly folded: FoldedTrialView }) {
  const { address } = useBoard();
  const { t, language } = useBoardText();
  const form = useBoardForm(address);
  const interval = describeBarsInterval(folded);
  if (interval === undefined) return <AheadBoard trial={folded.trial} />;
  const { kind, bar, nextHeight, athletes, best } = interval;
  const isTie = kind === 'tie';
  const height = formatHeight((isTie ? best : nextHeight) ?? bar);
  const note = t(isTie ? 'board.tie' : nextHeight === undefined ? 'board.bar' : 'board.raise');
  const left = t('board.left', { count: athletes.length });
  if (address.isPixelFont === true) {
    const notes = isTie ? [athletes.map(({ start }) => start.bib).join(' ')] : [left];
    return (
      <PixelContest
        form={form}
        clock={undefined}
        words={{
          bib: '',
          last: note,
          first: '',
          event: formatEventShort(folded.trial, language),
          figure: height,
          notes,
        }}
      />
    );
  }
  return (
    <>
      <BoardTop trial={folded.trial} note={note} />
      <section className="board-bar">
        <span className="height">{height}</span>
      </section>
      <BoardNext following={athletes.slice(0, MAX_NAMES[kind])} hasLabel={!isTie}>
        {isTie ? undefined : left}
      </BoardNext>
    </>
  );
}
