import { type CSSProperties, memo, type ReactNode, useEffect, useMemo } from 'react';
import { findStartTime } from 'shared-domain';
import {
  type BoardOptions,
  type BoardView,
  chooseLanguage,
  chooseTrial,
  chooseView,
  type Freeze,
  findFreeze,
  findNextTrial,
  fold,
  formatEventName,
} from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { BoardFrame, formatHour } from './BoardFrame.tsx';
import { type BoardForm, findMaxWholeScale, findWholeUnit, useBoardForm } from './board-form.ts';
import { ClockBoard } from './ClockBoard.tsx';
import { CodeBoard } from './CodeBoard.tsx';
import { ContestBoard } from './ContestBoard.tsx';
import { CountdownBoard } from './CountdownBoard.tsx';
import { applyCue, findCue, findHeldInstant, holdSeen } from './cue.ts';
import { LapBoard } from './LapBoard.tsx';
import { ListsBoard } from './ListsBoard.tsx';
import { MessageBoard } from './MessageBoard.tsx';
import { MixBoard } from './MixBoard.tsx';
import { MultiBoard } from './MultiBoard.tsx';
import { OverlayBoard } from './OverlayBoard.tsx';
import { PixelWords } from './PixelWords.tsx';
import { SponsorBoard } from './SponsorBoard.tsx';
import { SHOWN_PICTURES } from './shown-pictures.ts';
import { BoardContext, useBoard, useBoardClock, useBoardText } from './use-board.ts';
import { useCaspar } from './use-caspar.ts';
import { WalkBoard } from './WalkBoard.tsx';

/** Nothing is underway: what comes next, and when. */
function EmptyBoard() {
  const { seen, address } = useBoard();
  const form = useBoardForm(address);
  const { t, language } = useBoardText();
  const { at } = useBoardClock();
  const known = seen();
  const next = known === undefined ? undefined : findNextTrial(known, address, at);
  if (address.isPixelFont === true) {
    const hour = next && formatHour(Date.parse(findStartTime(next)), known?.challenge.tz, language);
    const words =
      next === undefined ? [t('board.nothing')] : [t('board.nextTrial'), `${hour} ${formatEventName(next, language)}`];
    return <PixelWords form={form} blocks={[{ text: words.join('\n'), share: 1 }]} />;
  }
  return (
    <section className="board-empty">
      <h1>{known?.challenge.name ?? t('app')}</h1>
      {next === undefined ? (
        <p>{t('board.nothing')}</p>
      ) : (
        <p>
          {t('board.nextTrial')} <b>{formatHour(Date.parse(findStartTime(next)), known?.challenge.tz, language)}</b>{' '}
          {formatEventName(next, language)}
        </p>
      )}
    </section>
  );
}

/** An open report: nothing of the result is certain. */
function AwaitingReferee() {
  const { t } = useBoardText();
  return (
    <p className="board-referee" role="status">
      {t('board.referee')}
    </p>
  );
}

interface DrawnProps {
  readonly view: BoardView;
  readonly folded: FoldedTrialView | undefined;
  readonly freeze: Freeze | undefined;
  readonly form: BoardForm;
}

/** The picture of a view. */
function Drawn({ view, folded, freeze, form }: DrawnProps): ReactNode {
  const { seen, address } = useBoard();
  const { text, countdownTo } = address;
  switch (view.kind) {
    case 'clock':
      return <ClockBoard folded={folded} form={form} />;
    case 'multi':
      return <MultiBoard form={form} />;
    case 'mix':
      return <MixBoard form={form} />;
    case 'sponsor':
      return (seen()?.pictures ?? []).length === 0 ? <EmptyBoard /> : <SponsorBoard />;
    case 'message':
      if (countdownTo !== undefined) return <CountdownBoard to={countdownTo} text={text ?? ''} />;
      return text === undefined ? <EmptyBoard /> : <MessageBoard text={text} />;
    default:
      break;
  }
  if (folded === undefined || freeze === undefined) return view.kind === 'overlay' ? null : <EmptyBoard />;
  switch (view.kind) {
    case 'overlay':
      return <OverlayBoard folded={folded} freeze={freeze} />;
    case 'laps':
      return <LapBoard folded={folded} />;
    case 'walk':
      return <WalkBoard folded={folded} form={form} isAwaited={freeze.isAwaited} />;
    case 'list':
      return <ListsBoard layout={view.layout} folded={folded} freeze={freeze} form={form} />;
    default:
      return <ContestBoard folded={folded} freeze={freeze} />;
  }
}

/** A strip over a picture is as large as the picture, whatever its shape. */
const findOverlayUnit = ({ width, height }: BoardForm, scale = 1): number =>
  scale * Math.min(width / 1920, height / 1080);

/** Pictures that have fewer rows where their letters are larger; every other one is whole. */
const WALLS: readonly BoardView['kind'][] = ['list', 'walk', 'multi', 'mix', 'message', 'sponsor'];

/** The classes and the unit of a board by what it draws, and the largest `scale` that it follows. */
function findDrawing({ kind }: BoardView, form: BoardForm, { isPixelFont = false, scale }: BoardOptions) {
  if (kind === 'overlay') return { className: 'board-of-overlay', unit: findOverlayUnit(form, scale) };
  if (isPixelFont || WALLS.includes(kind)) {
    // What a wall shows by turns has as many rows whatever its letters are.
    const isFull = kind === 'mix' && form.shape !== 'strip';
    const unit = isFull ? form.unit / Math.max(1, scale ?? 1) : form.unit;
    const className = `board-of-contest board-of-list of-${form.shape}`;
    return { className, unit, maxScale: isFull && !isPixelFont ? 1 : undefined };
  }
  return {
    className: kind === 'clock' ? 'board-of-clock' : 'board-of-contest',
    unit: findWholeUnit(form, scale),
    maxScale: findMaxWholeScale(form),
  };
}

/** What the address and the competition say that this screen shows. */
function Picture() {
  const { address, seen, fault, caspar } = useBoard();
  const form = useBoardForm(address);
  const known = seen();
  if (known === undefined || fault() !== undefined) return <CodeBoard />;
  const trial = chooseTrial(known, address);
  const folded = trial === undefined ? undefined : fold(trial, known);
  const view = chooseView(address, folded);
  const freeze = folded === undefined || view.kind === 'clock' ? undefined : findFreeze(folded, known, SHOWN_PICTURES);
  const isOut = view.kind === 'overlay' && caspar?.isShown === false;
  const isOfTrial = !['multi', 'mix', 'message', 'sponsor', 'overlay'].includes(view.kind);
  const { className, unit, maxScale } = findDrawing(view, form, address);
  return (
    <BoardFrame
      className={`${className}${isOut ? ' out' : ''}`}
      style={{ '--u': `${unit}px`, '--row': `${form.row}px`, '--head': `${form.head}px` } as CSSProperties}
      isOverlay={view.kind === 'overlay'}
      maxScale={maxScale}
    >
      <Drawn
        // Another picture, or another event, fades in.
        key={`${view.kind === 'list' ? view.layout : view.kind} ${isOfTrial || view.kind === 'overlay' ? trial?.oid : ''}`}
        view={view}
        folded={folded}
        freeze={freeze}
        form={form}
      />
      {isOfTrial && freeze?.isAwaited === true && <AwaitingReferee />}
    </BoardFrame>
  );
}

const MemoPicture = memo(Picture);

/** Nothing: black, and over the picture of a camera that picture alone. */
const Black = ({ isOverlay }: { readonly isOverlay: boolean }) => (
  <BoardFrame className={isOverlay ? 'board-of-overlay' : 'board-black'} isOverlay={isOverlay} />
);

/** The screen of this page: what it is told to show, else what its address asks for, in the language of now. */
export function BoardApp() {
  const board = useBoard();
  const { at } = useBoardClock();
  const known = board.seen();
  const caspar = useCaspar(board.address);
  const cue = findCue(board.order(), board.address, at);
  // A frozen picture does not change its language either.
  const language = chooseLanguage(board.address, board.language, findHeldInstant(cue) ?? at);
  const held = useMemo(() => holdSeen(known, cue), [known, cue]);
  const address = useMemo(() => applyCue(caspar.address, cue), [caspar.address, cue]);
  const { layout, theme = layout === 'incrustation' ? 'alpha' : undefined } = address;
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    if (theme === undefined) delete root.dataset.board;
    else root.dataset.board = theme;
  }, [language, theme]);
  const told = useMemo(
    () => ({ ...board, language, address, caspar, seen: () => held, heldAt: findHeldInstant(cue) }),
    [board, language, address, caspar, held, cue],
  );
  return (
    <BoardContext value={told}>
      {cue?.act === 'black' ? <Black isOverlay={layout === 'incrustation'} /> : <MemoPicture />}
    </BoardContext>
  );
}
