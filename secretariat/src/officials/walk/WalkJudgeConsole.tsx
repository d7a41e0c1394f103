import { useState } from 'react';
import type { WalkSymbol } from 'shared-domain';
import { formatEventName } from 'shared-domain/board';
import { type FoldedTrialView, readWalkers, type Walker } from 'shared-domain/live-input';
import { Keypad } from '../attempts/Keypad.tsx';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Strip } from '../components/Strip.tsx';
import { JudgingPage, useCanJudge } from '../contest/JudgingPage.tsx';
import { useAct } from '../contest/use-act.ts';
import { useLocalSeconds, useLocalTime } from '../contest/use-local-time.ts';
import { useWakeLock } from '../contest/use-wake-lock.ts';
import { formatBib } from '../contest/words.ts';
import { useRowState } from '../desk/row-state.ts';
import type { WalkJudge } from '../log/device.ts';
import { useConsole, useNow, useText } from '../use-console.ts';
import type { View } from '../view.ts';
import { ReachedNotices } from './ReachedNotices.tsx';
import { WalkCard, WalkSign } from './WalkCard.tsx';
import { createWalkFacts } from './walk-facts.ts';
import { sayWalkJudge } from './walk-judge.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
}

const SYMBOLS: readonly WalkSymbol[] = ['~', '>'];
const MAX_DIGITS = 5;

/** The metres in which the chief judge may disqualify alone, as proposed (TR 54.4.1). */
const PROPOSED_TO_GO = '100';

/** A walk judge, who judges alone: a bib, a sign, a paddle or a red card. The chief judge disqualifies in the last 100 m. */
export function WalkJudgeConsole({ folded, view }: Props) {
  const { views, device } = useConsole();
  const { place, id, walkJudge } = device();
  const { t, language } = useText();
  const formatTime = useLocalTime();
  const { trial, facts } = folded;
  const { act, refusal, forget } = useAct(folded);
  const [typed, setTyped] = useState('');
  const [row, setRow] = useRowState<string | undefined>(trial, undefined);
  useWakeLock(useCanJudge(folded));
  const walkers = readWalkers(folded);
  const isChief = walkJudge === 'chief';
  const judge = isChief ? undefined : walkJudge;
  const called = walkJudge === undefined ? undefined : sayWalkJudge(walkJudge, t);
  const own = new Set(facts.filter((one) => one.device === id).map(({ fact }) => fact.id));
  const mine = walkers.flatMap((walker) =>
    walker.cards.filter((card) => card.facts.some((fact) => own.has(fact))).map((card) => ({ walker, card })),
  );
  const walker = walkers.find((one) => one.row === row);
  const found = walkers.find(({ start }) => start.bib === typed);
  const write = createWalkFacts(trial.oid);
  const again = () => {
    setRow(undefined);
    setTyped('');
  };
  const choose = (one: Walker | undefined) => {
    setRow(one?.row);
    setTyped('');
    forget();
  };
  const paddle = async (symbol: WalkSymbol) => {
    if (row === undefined || judge === undefined) return;
    if (await act([write.card('paddle', { row, symbol, judge })])) again();
  };
  const ask = (symbol: WalkSymbol) => {
    if (row === undefined) return;
    const sheet = isChief ? 'walkChief' : 'walkRed';
    views.open({ ...view, sheet, about: { row, at: SYMBOLS.indexOf(symbol) } });
  };

  const who = (
    <section className="who" aria-label={walker === undefined ? t('walk.bib') : walker.start.last}>
      {walker === undefined ? (
        <>
          <div className="w2">
            <output className="bib typedbib">
              {typed}
              <span className="caret" />
            </output>
            <h2 className="now nm">
              {found === undefined ? (
                t(typed === '' ? 'walk.bib' : 'walk.nobody')
              ) : (
                <>
                  {found.start.last.toUpperCase()} <span>{found.start.first}</span>
                </>
              )}
            </h2>
          </div>
          <p className="w3">{t(isChief ? 'walk.chief.only' : 'walk.alone')}</p>
        </>
      ) : (
        <>
          <div className="w2">
            <b className="bib">{formatBib(walker)}</b>
            <h2 className="now nm">
              {walker.start.last.toUpperCase()} <span>{walker.start.first}</span>
            </h2>
          </div>
          <p className="w3">
            {[walker.start.clubName ?? walker.start.club, t('walk.ofYou')].filter(Boolean).join(' · ')}{' '}
            <b>{sayOwn(walker, mine)}</b>
          </p>
        </>
      )}
    </section>
  );

  function sayOwn(one: Walker, all: typeof mine): string {
    const cards = all.filter((card) => card.walker.row === one.row).map(({ card }) => card);
    const paddles = cards.filter(({ what }) => what === 'paddle');
    const red = cards.find(({ what }) => what === 'red');
    return [
      ...paddles.map(({ symbol, at }) => t('walk.own.paddle', { symbol, time: formatTime(at) })),
      red === undefined ? t('walk.own.noRed') : t('walk.own.red', { symbol: red.symbol, time: formatTime(red.at) }),
    ].join(', ');
  }

  const keys =
    walkJudge === undefined ? (
      <Strip action={t('walk.judge.choose')} onPress={() => views.open({ name: 'task' })}>
        {t('walk.judge.unknown')}
      </Strip>
    ) : walker === undefined ? (
      <div className="keys">
        <Keypad
          onDigit={(digit) => typed.length < MAX_DIGITS && setTyped(`${typed}${digit}`)}
          onErase={() => setTyped(typed.slice(0, -1))}
        />
        <Key className="key main w6" disabled={found === undefined} onPress={() => choose(found)}>
          {found === undefined ? (
            t(typed === '' ? 'walk.bib' : 'walk.nobody')
          ) : (
            <span>
              {formatBib(found)} {found.start.last.toUpperCase()}
            </span>
          )}
        </Key>
      </div>
    ) : (
      <>
        <div className="signs">
          <span className="hdc">{t('walk.contact.short')}</span>
          <span className="hdc">{t('walk.knee.short')}</span>
          {judge !== undefined &&
            SYMBOLS.map((symbol) => (
              <Key key={symbol} className="key xl pal" onPress={() => void paddle(symbol)}>
                <WalkSign symbol={symbol} />
                <span className="sr">{t(symbol === '~' ? 'walk.contact' : 'walk.knee')}</span>
                <small>{t('walk.paddle')}</small>
              </Key>
            ))}
          {SYMBOLS.map((symbol) => (
            <Key key={symbol} className="key xl red" disabled={walker.isOut} onPress={() => ask(symbol)}>
              <WalkSign symbol={symbol} />
              <span className="sr">{t(symbol === '~' ? 'walk.contact' : 'walk.knee')}</span>
              <small>{t(isChief ? 'walk.chief.key' : 'walk.red.key')}</small>
            </Key>
          ))}
        </div>
        <div className="keys under">
          <Key className="key m w6" onPress={again}>
            {t('walk.other')}
          </Key>
        </div>
      </>
    );

  return (
    <JudgingPage
      folded={folded}
      view={view}
      className={walker === undefined ? 'walking bibs' : 'walking'}
      title={[called, place === called ? undefined : place].filter(Boolean).join(' · ') || t('task.walk')}
      subtitle={formatEventName(trial, language)}
      act={act}
      refusal={refusal}
      onForget={forget}
      who={who}
      keys={keys}
      sheet={<CardSheet folded={folded} view={view} judge={walkJudge} onAct={act} onWritten={again} />}
      list={
        <>
          {isChief && <ReachedNotices walkers={walkers} penaltyMs={trial.dets.penaltyZone} />}
          <div className="hx">
            <h2>{t('walk.mine')}</h2>
            <span>{mine.length}</span>
          </div>
          <ol className="rows cards">
            {mine
              .toSorted((a, b) => (a.card.at < b.card.at ? 1 : -1))
              .map(({ walker: one, card }) => (
                <li key={card.facts[0]}>
                  <Key className="r" isQuick onPress={() => choose(one)}>
                    <b className="bib">{formatBib(one)}</b>
                    <b className="nm">{one.start.last.toUpperCase()}</b>
                    <WalkCard what={card.what} symbol={card.symbol} />
                    <span className="s">{formatTime(card.at)}</span>
                  </Key>
                </li>
              ))}
          </ol>
          {mine.length === 0 && <p className="pad">{t('walk.mine.none')}</p>}
        </>
      }
    />
  );
}

interface SheetProps extends Props {
  readonly judge: WalkJudge | undefined;
  readonly onAct: ReturnType<typeof useAct>['act'];
  readonly onWritten: () => void;
}

/** Asks before a red card, or before the chief judge disqualifies: whom, for what, and when it was seen. */
function CardSheet({ folded, view, judge, onAct, onWritten }: SheetProps) {
  const { t } = useText();
  const formatSeconds = useLocalSeconds();
  const now = useNow();
  const [toGo, setToGo] = useState(PROPOSED_TO_GO);
  const walker = readWalkers(folded).find(({ row }) => row === view.about?.row);
  const symbol = SYMBOLS[view.about?.at ?? 0] ?? '~';
  if (walker === undefined || judge === undefined) return null;
  const write = createWalkFacts(folded.trial.oid);
  const name = `${formatBib(walker)} ${walker.start.last.toUpperCase()}`;
  const fault = t(symbol === '~' ? 'walk.contact' : 'walk.knee');
  const send = async () => {
    const fact =
      judge === 'chief'
        ? write.chief(walker.row, symbol, Number(toGo))
        : write.card('red', { row: walker.row, symbol, judge });
    if (await onAct([fact])) onWritten();
  };
  return judge === 'chief' ? (
    <Sheet
      title={t('walk.chief.title', { name })}
      text={t('walk.chief.text', { fault })}
      action={t('walk.chief.do')}
      colour="no"
      isReady={/^\d{1,3}$/.test(toGo)}
      onConfirm={() => void send()}
    >
      <Field
        label={t('walk.chief.toGo')}
        className="in"
        inputMode="numeric"
        value={toGo}
        maxLength={3}
        onText={setToGo}
      />
    </Sheet>
  ) : (
    <Sheet
      title={t('walk.red.title', { name })}
      text={t('walk.red.text', { fault, time: formatSeconds(now) })}
      action={t('walk.red.do')}
      colour="no"
      onConfirm={() => void send()}
    />
  );
}
