import { choosePage, listPostedWalkers, listRedCards } from 'shared-domain/board';
import type { FoldedTrialView, Walker } from 'shared-domain/live-input';
import { WalkSign } from '../walk/WalkCard.tsx';
import { formatHour } from './BoardFrame.tsx';
import { formatTimeLeft } from './BoardTop.tsx';
import type { BoardForm } from './board-form.ts';
import { EventTitle } from './EventTitle.tsx';
import { FitName } from './FitName.tsx';
import { PixelWalk } from './PixelWalk.tsx';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

/** What a line of a strip needs, by its height: a bib and a word; a name, and the start of one; a card; an hour. */
const WIDTHS = { others: 3.75, name: 5, start: 2, card: 0.96, hour: 1.3 } as const;

/** How many of a walker's cards have their hour beside them: all where a name has room too, else the last one. */
function countHours({ shape, width, row }: BoardForm, cards: number): number {
  if (shape !== 'strip') return cards;
  const room = width / row - WIDTHS.others - WIDTHS.card * cards;
  if (room >= WIDTHS.name + WIDTHS.hour * cards) return cards;
  return room >= WIDTHS.start + WIDTHS.hour ? 1 : 0;
}

interface ListProps {
  readonly folded: FoldedTrialView;
  readonly walkers: readonly Walker[];
  readonly form: BoardForm;
  readonly isAwaited: boolean;
}

/** The cards of a walker, each with its hour where there is room for all, else the last one. */
function Cards({ walker, form }: { readonly walker: Walker; readonly form: BoardForm }) {
  const { seen } = useBoard();
  const { t, language } = useBoardText();
  const cards = listRedCards(walker);
  const first = cards.length - countHours(form, cards.length);
  return (
    <span className="signs">
      {cards.map(({ symbol, at, key }, index) => (
        <span key={key}>
          <WalkSign symbol={symbol} />
          <span className="sr">{t(symbol === '~' ? 'walk.contact' : 'walk.knee')}</span>
          {index >= first && <time>{formatHour(at, seen()?.challenge.tz, language)}</time>}
        </span>
      ))}
    </span>
  );
}

function WalkList({ folded, walkers, form, isAwaited }: ListProps) {
  const { address, seen } = useBoard();
  const { t, language } = useBoardText();
  const { at } = useBoardClock();
  const { trial } = folded;
  const { penaltyZone } = trial.dets;
  const isStrip = form.shape === 'strip';
  return (
    <div className={`list list-walk ${isStrip ? 'list-strip' : 'list-screen'}`}>
      {(!isStrip || form.head > 0) && (
        <header className="list-top">
          <EventTitle trial={trial} isShort={isStrip} />
        </header>
      )}
      {walkers.length === 0 && <p className="board-none">{t('board.walk.none')}</p>}
      {walkers.length > 0 && (
        <ol className="list-rows walk">
          {walkers.map((walker) => (
            <li key={walker.row}>
              <span className="bib">{walker.start.bib}</span>
              <span className="name">
                <FitName
                  as="span"
                  last={walker.start.last}
                  first={walker.start.first}
                  isShort={address.hasShortNames}
                />
              </span>
              <Cards walker={walker} form={form} />
              <span className="mark">
                {walker.isOut && 'DQ'}
                {!walker.isOut && walker.posted !== undefined && t('board.walk.zone')}
                {!walker.isOut && walker.posted !== undefined && penaltyZone !== undefined && !isStrip && (
                  <small> {formatTimeLeft(penaltyZone)}</small>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      {!isStrip && (
        <footer className="list-foot">
          <span>{!isAwaited && address.hasHour !== false && formatHour(at, seen()?.challenge.tz, language)}</span>
        </footer>
      )}
    </div>
  );
}

interface Props {
  readonly folded: FoldedTrialView;
  readonly form: BoardForm;
  /** A line about the referee takes a row's room. */
  readonly isAwaited: boolean;
}

/** The posting board of a race walk: red cards by walker with their hours, and what the recorder has posted of penalties; a long list in parts. */
export function WalkBoard({ folded, form, isAwaited }: Props) {
  const { address } = useBoard();
  const { at } = useBoardClock();
  const walkers = listPostedWalkers(folded);
  const isDouble = form.shape === 'double' && walkers.length > form.rows;
  const count = form.shape === 'strip' && isAwaited ? Math.max(1, form.rows - 1) : form.rows;
  const shown = choosePage(walkers, isDouble ? 2 * count : count, false, at, address.pageMs);
  if (address.isPixelFont === true) return <PixelWalk trial={folded.trial} walkers={shown} form={form} />;
  const halves = isDouble ? [shown.slice(0, count), shown.slice(count)] : [shown];
  return halves.map((half, index) => (
    <WalkList
      // biome-ignore lint/suspicious/noArrayIndexKey: the left half and the right one
      key={index}
      folded={folded}
      walkers={half}
      form={isDouble ? { ...form, width: form.width / 2 } : form}
      isAwaited={isAwaited}
    />
  ));
}
