import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { isFieldEvent, isPublished, isVerticalJump, type Language } from 'shared-domain';
import { Field } from '../components/Field.tsx';
import type { FoldedTrialView } from '../contest/fold-trial.ts';
import { formatEventName } from '../trials/trial-names.ts';
import { AttemptsBoard } from './AttemptsBoard.tsx';
import { BarsBoard } from './BarsBoard.tsx';
import { BoardFrame, formatHour } from './BoardFrame.tsx';
import { BoardTop, TimeLeft } from './BoardTop.tsx';
import { type BoardForm, useBoardForm } from './board-form.ts';
import { chooseBeside, chooseTrial, findNextTrial } from './choose-trial.ts';
import { type Freeze, findFreeze, fold } from './freeze.ts';
import { LapBoard } from './LapBoard.tsx';
import { ListBoard } from './ListBoard.tsx';
import { describeList, isListShown, type ListLayout } from './list-picture.ts';
import { findRunningClock } from './running-clock.ts';
import { BoardContext, useBoard, useBoardClock, useBoardText } from './use-board.ts';
import { WalkBoard } from './WalkBoard.tsx';

/** Where the code of a board is typed, once. */
function CodeBoard() {
  const { fault, retryMinutes, enterCode } = useBoard();
  const { t } = useBoardText();
  const [typed, setTyped] = useState('');
  const why = fault();
  return (
    <BoardFrame className="board-code">
      <h1>{t('board.code')}</h1>
      <Field
        label={t('code.label')}
        className="in code"
        value={typed}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="ABCD-2345"
        onText={(text) => setTyped(text.toUpperCase())}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && typed.trim() !== '') void enterCode(typed);
        }}
      />
      <p role="status">
        {why === undefined || why === 'none' ? t('board.enter') : t(`board.fault.${why}`, { minutes: retryMinutes() })}
      </p>
    </BoardFrame>
  );
}

/** Nothing is underway: what comes next, and when. */
function EmptyBoard() {
  const { seen, address } = useBoard();
  const { t, language } = useBoardText();
  const { at } = useBoardClock();
  const known = seen();
  const next = known === undefined ? undefined : findNextTrial(known, address, at);
  return (
    <section className="board-empty">
      <h1>{known?.challenge.name ?? t('app')}</h1>
      {next === undefined ? (
        <p>{t('board.nothing')}</p>
      ) : (
        <p>
          {t('board.nextTrial')} <b>{formatHour(Date.parse(next.date), known?.challenge.tz, language)}</b>{' '}
          {formatEventName(next, language)}
        </p>
      )}
    </section>
  );
}

/** The time that runs for an attempt, else the hour. */
function ClockBoard({ folded }: { readonly folded: FoldedTrialView | undefined }) {
  const { seen } = useBoard();
  const { language } = useBoardText();
  const { at } = useBoardClock();
  const clock = folded === undefined ? undefined : findRunningClock(folded);
  return (
    <section className="board-clock">
      {clock === undefined ? (
        <span className="board-time">{formatHour(at, seen()?.challenge.tz, language)}</span>
      ) : (
        <TimeLeft clock={clock} />
      )}
    </section>
  );
}

function PausedBoard({ folded }: { readonly folded: FoldedTrialView }) {
  const { seen } = useBoard();
  const { t, language } = useBoardText();
  const { until, text } = folded.sheet.live?.pause ?? {};
  const tz = seen()?.challenge.tz;
  return (
    <>
      <BoardTop trial={folded.trial} />
      <section className="board-empty">
        <h2>
          {until === undefined
            ? t('board.pause')
            : t('board.pauseUntil', { time: formatHour(Date.parse(until), tz, language) })}
        </h2>
        {text !== undefined && <p>{text}</p>}
      </section>
    </>
  );
}

/** A field event as far as it is: paused, or with an athlete at the pit. */
function ContestBoard({ folded, freeze }: { readonly folded: FoldedTrialView; readonly freeze: Freeze }) {
  const { sheet, trial } = folded;
  if (sheet.live?.pause !== undefined) return <PausedBoard folded={folded} />;
  return isVerticalJump(trial.g0) ? (
    <BarsBoard folded={folded} freeze={freeze} />
  ) : (
    <AttemptsBoard folded={folded} freeze={freeze} />
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
      freeze={findFreeze(foldedBeside, known)}
      form={half}
    />
  );
  return layout === 'depart' ? [own, other] : [other, own];
}

/** What one trial has to show by the layout of the address. */
function TrialBoard({ folded, freeze, form }: Omit<ListProps, 'layout'>) {
  const { layout } = useBoard().address;
  const isRace = !isFieldEvent(folded.trial.g0);
  if (layout === 'marche') return <WalkBoard folded={folded} />;
  if (layout === 'tours') return <LapBoard folded={folded} />;
  const isOver = isPublished(folded.trial.status) || folded.sheet.state.contest?.state.phase === 'end';
  if (isListShown(layout)) {
    return form.shape === 'double' ? (
      <DoubleBoard layout={layout} folded={folded} freeze={freeze} form={form} />
    ) : (
      <List layout={layout} folded={folded} freeze={freeze} form={form} />
    );
  }
  if (isRace || isOver) return <List layout="concours" folded={folded} freeze={freeze} form={form} />;
  return <ContestBoard folded={folded} freeze={freeze} />;
}

/** How long a board is in one of its languages, ms. */
const LANGUAGE_MS = 16_000;

/** The language of now, where a board has several. */
function useTurn(): Language {
  const { address, language } = useBoard();
  const { at } = useBoardClock();
  const { languages = [] } = address;
  return (
    languages[Math.floor(at / (address.pageMs === undefined ? LANGUAGE_MS : 2 * address.pageMs)) % languages.length] ??
    language
  );
}

/** What the address and the competition say that this screen shows. */
function Picture() {
  const { address, seen, fault } = useBoard();
  const form = useBoardForm(address);
  const known = seen();
  if (known === undefined || fault() !== undefined) return <CodeBoard />;
  const trial = chooseTrial(known, address);
  const folded = trial === undefined ? undefined : fold(trial, known);
  const { layout } = address;
  const isClock = layout === 'horloge';
  const freeze = folded === undefined || isClock ? undefined : findFreeze(folded, known);
  const isList =
    folded !== undefined &&
    (isListShown(layout) || !isFieldEvent(folded.trial.g0)) &&
    layout !== 'marche' &&
    layout !== 'tours';
  const size = {
    '--unit': `${form.unit}px`,
    '--row': `${form.row}px`,
    '--head': `${form.head}px`,
    '--scale': address.scale ?? 1,
    '--safe': (address.safe ?? 0) / 100,
    ...(address.width === undefined ? {} : { width: `${address.width}px` }),
    ...(address.height === undefined ? {} : { height: `${address.height}px` }),
  } as CSSProperties;
  return (
    <BoardFrame
      className={`${isClock ? 'board-of-clock' : 'board-of-contest'}${isList ? ` board-of-list of-${form.shape}` : ''}`}
      style={size}
    >
      {isClock ? (
        <ClockBoard folded={folded} />
      ) : folded === undefined || freeze === undefined ? (
        <EmptyBoard />
      ) : (
        <TrialBoard folded={folded} freeze={freeze} form={form} />
      )}
      {freeze?.isAwaited === true && <AwaitingReferee />}
    </BoardFrame>
  );
}

/** The screen of this page, in the language of now. */
export function BoardApp() {
  const board = useBoard();
  const language = useTurn();
  const { theme } = board.address;
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    if (theme !== undefined) root.dataset.board = theme;
  }, [language, theme]);
  const spoken = useMemo(() => ({ ...board, language }), [board, language]);
  return (
    <BoardContext value={spoken}>
      <Picture />
    </BoardContext>
  );
}
