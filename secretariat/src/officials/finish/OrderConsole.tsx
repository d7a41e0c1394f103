import { useState } from 'react';
import { readEvent } from 'shared-domain';
import { formatHandTime } from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Keypad } from '../attempts/Keypad.tsx';
import { Key } from '../components/Key.tsx';
import { useAct } from '../contest/use-act.ts';
import { useConsole, useText } from '../use-console.ts';
import type { View } from '../view.ts';
import { FinishPage } from './FinishPage.tsx';
import { createFinishFacts } from './finish-facts.ts';
import { formatOrdinal, formatRunner } from './finish-words.ts';
import { listOwnDevices, type PlaceFact, readFinish } from './read-finish.ts';
import { SlideSheet } from './SlideSheet.tsx';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
}

const MAX_DIGITS = 6;
/** Runners shown while their bib is typed. */
const MAX_SHOWN = 3;

/** The console of the order of finish: bibs, place by place, without times. */
export function OrderConsole({ folded, view }: Props) {
  const { views, log, device } = useConsole();
  const { t, language } = useText();
  const { act, refusal, forget } = useAct(folded);
  const { trial, kind } = folded;
  const [typed, setTyped] = useState('');
  /** A place whose runner is typed anew. */
  const [chosen, setChosen] = useState<number>();
  const event = readEvent(trial, kind);
  const { pairs, order, starts } = readFinish(folded, listOwnDevices(device().id, log.rows(), trial.oid));
  const facts = createFinishFacts(trial.oid);
  const place = chosen ?? (order.at(-1)?.place ?? 0) + 1;
  const name = formatOrdinal(place, language);
  const seen = new Set(order.map(({ row }) => row));
  const left = trial.rows.filter(({ row }) => !seen.has(row));
  const matches = typed === '' ? [] : left.filter(({ bib }) => bib?.startsWith(typed));
  const runner = trial.rows.find(({ bib }) => typed !== '' && bib === typed);
  const isTwice =
    runner !== undefined && seen.has(runner.row) && order.find(({ row }) => row === runner.row)?.place !== place;
  const timesAt = new Map(pairs.map((one) => [one.place, one.times.map(({ v }) => v)]));
  const stateAt = new Map(pairs.map((one) => [one.place, one.state]));
  const timeCount = pairs.filter(({ times }) => times.length > 0).length;

  const say = async (row: string | undefined) => {
    const standing = order.find((one) => one.place === place);
    const fact = standing === undefined ? facts.order({ place, row }) : facts.replace({ ...standing, row });
    if (!(await act([fact]))) return;
    setTyped('');
    setChosen(undefined);
  };
  const sayPlace = (one: PlaceFact) =>
    `${formatOrdinal(one.place, language)} · ${formatRunner(starts.get(one.row ?? '')) || t('order.unknown')}`;
  const who = (
    <>
      <div className="w2 ord-w">
        <b className="bib">{name}</b>
        <output className="nm" aria-label={t('order.bib')}>
          {typed}
          <span className="caret" />
        </output>
        <span className="w3 maybe">
          {(typed === '' ? [] : matches.slice(0, MAX_SHOWN)).map((start) => (
            <span key={start.row}>
              <b>{start.bib}</b> {start.last.toUpperCase()}
              <br />
            </span>
          ))}
        </span>
      </div>
      <p className="w3">{t('order.counts', { times: timeCount, count: order.length })}</p>
    </>
  );
  const list = (
    <ol className="rows taps ord" reversed>
      {order.toReversed().map((one) => {
        const start = starts.get(one.row ?? '');
        const time = (timesAt.get(one.place) ?? [])[0];
        return (
          <li key={one.id} className={one.place === place ? 'here' : ''}>
            <Key className="r" isQuick onPress={() => setChosen(chosen === one.place ? undefined : one.place)}>
              <span className="pl">{one.place}</span>
              <b className="bib">{start?.bib ?? '?'}</b>
              <b>{start === undefined ? t('order.unknown') : start.last.toUpperCase()}</b>
              <span className="nb">
                {stateAt.get(one.place) === 'differs'
                  ? t('order.differs')
                  : time === undefined
                    ? '–'
                    : formatHandTime(time, event)}
              </span>
              <span className="sr">{t('correct')}</span>
            </Key>
          </li>
        );
      })}
    </ol>
  );
  const keys = (
    <div className="keys">
      <Keypad
        onDigit={(digit) => typed.length < MAX_DIGITS && setTyped(`${typed}${digit}`)}
        onErase={() => setTyped(typed.slice(0, -1))}
      >
        <Key className="key w2c q" onPress={() => void say(undefined)}>
          <span>?</span>
          <small>{t('order.unknown')}</small>
        </Key>
      </Keypad>
      <Key className="key ok w6" disabled={runner === undefined || isTwice} onPress={() => void say(runner?.row)}>
        <span>
          {runner === undefined
            ? t(typed === '' || matches.length > 0 ? 'order.wait' : 'order.nobody', { place: name, bib: typed })
            : isTwice
              ? t('order.twice', { bib: typed })
              : t('pair', { name, value: formatRunner(runner) })}
        </span>
      </Key>
    </div>
  );
  return (
    <FinishPage
      folded={folded}
      view={view}
      className="fin ordc"
      act={act}
      refusal={refusal}
      onForget={forget}
      who={who}
      list={list}
      keys={keys}
      more={
        <Key className="btn" disabled={order.length === 0} onPress={() => views.replace({ ...view, sheet: 'slide' })}>
          {t('finish.slide')}
        </Key>
      }
      sheet={
        view.sheet === 'slide' ? (
          <SlideSheet trial={trial.oid} facts={order} of="order" onSay={sayPlace} onAct={act} />
        ) : undefined
      }
    />
  );
}
