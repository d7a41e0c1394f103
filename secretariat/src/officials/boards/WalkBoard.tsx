import { listPostedWalkers } from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { WalkSign } from '../walk/WalkCard.tsx';
import { BoardTop } from './BoardTop.tsx';
import { useBoardText } from './use-board.ts';

/** The posting board of a race walk: red cards by walker, and what the recorder has posted of penalties. */
export function WalkBoard({ folded }: { readonly folded: FoldedTrialView }) {
  const { t } = useBoardText();
  const walkers = listPostedWalkers(folded);
  return (
    <>
      <BoardTop trial={folded.trial} />
      {walkers.length === 0 ? (
        <section className="board-empty">
          <p>{t('board.walk.none')}</p>
        </section>
      ) : (
        <ol className="board-rows walk">
          {walkers.map(({ row, start, cards, isOut, posted }) => (
            <li key={row}>
              <span className="bib">{start.bib}</span>
              <span className="name">
                <b>{start.last.toUpperCase()}</b> {start.first}
              </span>
              <span className="signs">
                {cards
                  .filter(({ what }) => what === 'red')
                  .map(({ symbol, facts }) => (
                    <span key={facts[0]}>
                      <WalkSign symbol={symbol} />
                      <span className="sr">{symbol}</span>
                    </span>
                  ))}
              </span>
              <span className="mark">{isOut ? 'DQ' : posted === undefined ? '' : t('board.walk.zone')}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
