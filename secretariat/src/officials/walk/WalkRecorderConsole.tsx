import { formatEventName } from 'shared-domain/board';
import {
  countReds,
  type FoldedTrialView,
  listAlarms,
  listJudges,
  readWalkers,
  type Walker,
} from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { JudgingPage, useCanJudge } from '../contest/JudgingPage.tsx';
import { useAct } from '../contest/use-act.ts';
import { useLocalSeconds, useLocalTime } from '../contest/use-local-time.ts';
import { useWakeLock } from '../contest/use-wake-lock.ts';
import { formatBib } from '../contest/words.ts';
import { StatusKey } from '../presence/StatusKey.tsx';
import { useConsole, useText } from '../use-console.ts';
import type { View } from '../view.ts';
import { SilentJudges } from './SilentJudges.tsx';
import { WalkAlarms } from './WalkAlarms.tsx';
import { WalkCard } from './WalkCard.tsx';
import { WalkRecorderSheet } from './WalkRecorderSheet.tsx';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
}

/** The recorder of a race walk: every card that has come, what it calls for, the penalty zone, paper slips. */
export function WalkRecorderConsole({ folded, view }: Props) {
  const { views, seen } = useConsole();
  const { t, language } = useText();
  const formatTime = useLocalTime();
  const formatSeconds = useLocalSeconds();
  const { act, refusal, forget } = useAct(folded);
  useWakeLock(useCanJudge(folded));
  const walkers = readWalkers(folded);
  const judges = listJudges(walkers);
  const arrivals = new Map((seen()?.facts ?? []).map(({ fact, arrived }) => [fact.id, arrived]));
  const sorted = walkers.toSorted((a, b) => countReds(b) - countReds(a) || b.cards.length - a.cards.length);
  const lastCard = walkers
    .flatMap((walker) => walker.cards.map((card) => ({ walker, card, arrived: arrivals.get(card.facts[0] ?? '') })))
    .filter(({ arrived }) => arrived !== undefined)
    .toSorted((a, b) => ((a.arrived ?? '') < (b.arrived ?? '') ? 1 : -1))[0];

  const drawCards = (walker: Walker, judge: string) =>
    walker.cards
      .filter((card) => card.judge === judge)
      .map(({ what, symbol, at, facts }) => {
        const arrived = facts.map((id) => arrivals.get(id)).find((one) => one !== undefined);
        const isLate = arrived !== undefined && formatTime(arrived) !== formatTime(at);
        return (
          <span key={facts[0]} className="cell">
            <WalkCard what={what} symbol={symbol}>
              {formatTime(at)}
            </WalkCard>
            {isLate && <small>{t('walk.received', { time: formatTime(arrived) })}</small>}
            {facts.length > 1 && <small>{t('walk.twice')}</small>}
          </span>
        );
      });

  return (
    <JudgingPage
      folded={folded}
      view={view}
      className="recording"
      title={t('task.walkRecorder')}
      subtitle={formatEventName(folded.trial, language)}
      act={act}
      refusal={refusal}
      onForget={forget}
      who={
        <section className="who" aria-label={t('task.walkRecorder')}>
          <p className="w3">
            {lastCard === undefined
              ? t('walk.none')
              : t('walk.last', {
                  time: formatSeconds(lastCard.arrived ?? ''),
                  judge: lastCard.card.judge,
                  bib: formatBib(lastCard.walker),
                  card: t(`walk.${lastCard.card.what}`).toLowerCase(),
                  symbol: lastCard.card.symbol,
                  seen: formatSeconds(lastCard.card.at),
                })}
          </p>
          <WalkAlarms walkers={listAlarms(walkers)} view={view} folded={folded} onAct={act} />
        </section>
      }
      list={
        <table className="wt">
          <caption className="sr">{t('walk.table')}</caption>
          <thead>
            <tr>
              <th className="l" scope="col">
                {t('walk.column.walker')}
              </th>
              <th scope="col">{t('walk.column.reds')}</th>
              {judges.map((judge) => (
                <th key={judge} scope="col">
                  {t('walk.column.judge', { judge })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((walker) => (
              <tr key={walker.row} className={walker.isOut ? 'out' : ''}>
                <th className="l" scope="row">
                  <b className="bib">{formatBib(walker)}</b> {walker.start.last.toUpperCase()}
                  {walker.isOut && <small>DQ {walker.rules.join(' ')}</small>}
                  {walker.posted !== undefined && <small>{walker.posted}</small>}
                </th>
                <td className="n">{countReds(walker) || ''}</td>
                {judges.map((judge) => (
                  <td key={judge}>{drawCards(walker, judge)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      }
      keys={
        <>
          <SilentJudges />
          <div className="keys kauto">
            <Key className="key m" onPress={() => views.open({ ...view, sheet: 'walkSlip', about: undefined })}>
              {t('walk.slip')}
            </Key>
            <StatusKey
              folded={folded}
              className="key m q"
              onPress={() => views.open({ ...view, sheet: 'status', about: undefined })}
            />
          </div>
        </>
      }
      sheet={<WalkRecorderSheet folded={folded} view={view} onAct={act} />}
    />
  );
}
