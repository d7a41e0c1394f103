import { useState } from 'react';
import { checkRaise, hasWinner, POLE_VAULT } from 'shared-domain';
import type { BarsView, FoldedTrialView } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { CallSheet, CloseSheet } from '../contest/ContestSheets.tsx';
import { ReopenSheet, UndoSheet } from '../contest/TakeBackSheets.tsx';
import type { Act } from '../contest/use-act.ts';
import { formatBib } from '../contest/words.ts';
import { GiveKey } from '../handover/GiveKey.tsx';
import { AwaySheet } from '../presence/AwaySheet.tsx';
import { PresenceSheet } from '../presence/PresenceSheet.tsx';
import { StatusKey } from '../presence/StatusKey.tsx';
import { listAsideFacts } from '../tenure/aside-facts.ts';
import { useExtraText } from '../texts/extra-texts.ts';
import { useConsole } from '../use-console.ts';
import type { View } from '../view.ts';
import { listAnnouncedPasses, listStillIn } from './announced-passes.ts';
import { createBarsFacts } from './bars-facts.ts';
import { formatBar } from './bars-words.ts';
import { CorrectSheet } from './CorrectSheet.tsx';
import { HeightsSheet } from './HeightsSheet.tsx';
import { OpeningSheet } from './OpeningSheet.tsx';
import { UprightsSheet } from './UprightsSheet.tsx';

interface Props {
  readonly bars: BarsView;
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
  readonly onAct: Act;
}

/** The sheet that the console is asked for. */
export function BarsSheet(props: Props) {
  switch (props.view.sheet) {
    case 'retire':
      return <RetireSheet {...props} />;
    case 'raise':
      return <RaiseSheet {...props} />;
    case 'other':
      return <OtherSheet {...props} />;
    case 'more':
      return <MoreSheet {...props} />;
    case 'jumpOff':
      return <JumpOffSheet {...props} />;
    case 'jumpOffStart':
      return <JumpOffStartSheet {...props} />;
    case 'close':
      return <EndSheet {...props} />;
    case 'reopen':
      return <ReopenSheet folded={props.folded} onAct={props.onAct} />;
    case 'heights':
      return <HeightsSheet folded={props.folded} onAct={props.onAct} />;
    case 'correct':
      return <CorrectSheet {...props} />;
    case 'setting':
      return <OpeningSheet {...props} />;
    case 'uprights':
      return <UprightsSheet {...props} />;
    case 'away':
      return <AwaySheet {...props} athletes={listStillIn(props.bars)} />;
    case 'presences':
      return <PresenceSheet {...props} athletes={props.bars.athletes} />;
    case 'undo':
      return <UndoSheet folded={props.folded} onAct={props.onAct} />;
    default:
      return null;
  }
}

function RetireSheet({ bars: { called }, folded, onAct, bars }: Props) {
  const { t } = useExtraText();
  if (called === undefined) return null;
  const facts = createBarsFacts(folded.trial.oid);
  const values = { bib: formatBib(called), name: called.start.last.toUpperCase() };
  const hasJumped = (called.standing?.attempts.length ?? 0) > 0;
  return hasJumped ? (
    <Sheet
      title={t('retire.title', values)}
      text={t('retire.text')}
      action={t('retire.do', values)}
      colour="no"
      onConfirm={() => void onAct([facts.attempt(called.row, 'r', bars.contest.bar)])}
    />
  ) : (
    <Sheet
      title={t('absent.title', values)}
      text={t('retire.text')}
      action={t('absent.do')}
      colour="no"
      onConfirm={() => void onAct([facts.absent(called.row)])}
    >
      <RetireKey bib={values.bib} onPress={() => void onAct([facts.attempt(called.row, 'r', bars.contest.bar)])} />
    </Sheet>
  );
}

function RetireKey({ bib, onPress }: { readonly bib: string; readonly onPress: () => void }) {
  const { views } = useConsole();
  const { t } = useExtraText();
  return (
    <Key
      className="btn no"
      onPress={() => {
        views.back();
        onPress();
      }}
    >
      {t('retire.do', { bib })}
    </Key>
  );
}

const CENTIMETRE = 10;

function RaiseSheet({ bars, folded, onAct }: Props) {
  const { t } = useExtraText();
  const { contest, nextHeight } = bars;
  const { rules, bar, lastRaise, series } = contest;
  const [height, setHeight] = useState(nextHeight ?? bar + (lastRaise > 0 ? lastRaise : rules.minRaise));
  const isWon = hasWinner(contest);
  const warning = isWon ? undefined : checkRaise(height - bar, lastRaise, rules);
  const said =
    warning === undefined
      ? t(isWon ? 'raise.won' : series.includes(height) ? 'raise.announced' : 'raise.free')
      : t(`warned.${warning as 'small raise' | 'growing raise' | 'uneven raise'}`);
  const passes = listAnnouncedPasses(bars, folded, height);
  return (
    <Sheet
      title={t('raise.title', { bar: formatBar(height) })}
      text={
        passes.length === 0
          ? said
          : `${said} ${t('passes.next', { count: passes.length, bibs: passes.map(formatBib).join(', ') })}`
      }
      action={
        <>
          {t('raise.do')}
          <small>{t('raise.to', { bar: formatBar(height) })}</small>
        </>
      }
      isReady={height > bar}
      colour={warning === undefined ? 'ok' : 'amber'}
      onConfirm={() => void onAct([createBarsFacts(folded.trial.oid).bar(height)])}
    >
      <div className="seg">
        <Key
          className="btn q"
          isQuick
          aria-label={t('raise.less')}
          onPress={() => setHeight(Math.max(bar + CENTIMETRE, height - CENTIMETRE))}
        >
          − 1 cm
        </Key>
        <output className="btn big">{formatBar(height)}</output>
        <Key className="btn q" isQuick aria-label={t('raise.more')} onPress={() => setHeight(height + CENTIMETRE)}>
          + 1 cm
        </Key>
      </div>
    </Sheet>
  );
}

function OtherSheet({ bars: { athletes, called, contest }, folded, onAct }: Props) {
  const isDone = (letters: string) => /[o-]$/.test(letters);
  const others = athletes.filter(
    ({ row, standing }) =>
      row !== called?.row &&
      standing?.status === 'in' &&
      !isDone(standing.attempts.find(({ h, j }) => h === contest.bar && j !== true)?.r ?? ''),
  );
  return <CallSheet others={others} folded={folded} onAct={onAct} />;
}

function MoreSheet({ bars: { contest, athletes }, view, onAct: _, folded }: Props) {
  const { views, leaveTrial } = useConsole();
  const { t } = useExtraText();
  const hasAside = listAsideFacts(folded).length > 0;
  const go = (sheet: 'paper' | 'close' | 'aside' | 'pause' | 'setting' | 'status' | 'away' | 'uprights') =>
    views.replace({ ...view, sheet, about: undefined });
  const isRunning = contest.phase === 'contest' || contest.phase === 'jumpOff';
  return (
    <Sheet title={t('more')}>
      <Key className="btn" onPress={() => go('paper')}>
        {t('paper.title')}
      </Key>
      {contest.phase === 'contest' && (
        <Key className="btn" onPress={() => go('setting')}>
          {t('passes.ask')}
        </Key>
      )}
      {isRunning && folded.trial.g0 === POLE_VAULT && (
        <Key className="btn" onPress={() => go('uprights')}>
          {t('uprights.ask')}
        </Key>
      )}
      {contest.phase === 'contest' && (
        <Key className="btn" onPress={() => go('away')}>
          {t('away.ask')}
        </Key>
      )}
      {isRunning && folded.sheet.live?.pause === undefined && (
        <Key className="btn" onPress={() => go('pause')}>
          {t('pause.ask')}
        </Key>
      )}
      <StatusKey folded={folded} onPress={() => go('status')} />
      {hasAside && (
        <Key className="btn" onPress={() => go('aside')}>
          {t('aside.show.all')}
        </Key>
      )}
      {isRunning && athletes.some(({ standing }) => (standing?.attempts.length ?? 0) > 0) && (
        <Key className="btn" onPress={() => go('close')}>
          {t('end.early')}
        </Key>
      )}
      <GiveKey trial={folded.trial.oid} />
      <Key
        className="btn"
        onPress={() => {
          views.back();
          void leaveTrial(folded.trial.oid);
        }}
      >
        {t('trial.leave')}
      </Key>
    </Sheet>
  );
}

function JumpOffStartSheet({ bars: { tie }, folded, onAct }: Props) {
  const { t } = useExtraText();
  if (tie === undefined) return null;
  const bar = formatBar(tie.bar);
  return (
    <Sheet
      title={t('tie.jumpTitle', { bar })}
      text={t('jumpOff.text')}
      action={
        <>
          {t('tie.jump')}
          <small>{t('tie.at', { bar })}</small>
        </>
      }
      onConfirm={() => void onAct([createBarsFacts(folded.trial.oid).jumpOff('start')])}
    />
  );
}

function JumpOffSheet({ bars: { contest }, folded, onAct }: Props) {
  const { t } = useExtraText();
  const facts = createBarsFacts(folded.trial.oid);
  const isTie = contest.phase === 'tie';
  return (
    <Sheet
      title={t(isTie ? 'tie.shareTitle' : 'jumpOff.stopTitle')}
      text={isTie ? undefined : t('jumpOff.stopText')}
      action={t(isTie ? 'tie.share' : 'jumpOff.stopDo')}
      colour="no"
      onConfirm={() => void onAct([facts.jumpOff(isTie ? 'not held' : 'stopped')])}
    />
  );
}

function EndSheet({ bars: { contest, athletes }, folded, onAct }: Props) {
  const first = athletes.find(({ standing }) => standing?.rank === 1);
  const firstText =
    first?.standing?.best === undefined
      ? ''
      : `1. ${formatBib(first)} ${first.start.last.toUpperCase()} ${formatBar(first.standing.best)}.`;
  const left = athletes.filter(({ standing, absence }) => standing?.status === 'in' && absence === undefined).length;
  return <CloseSheet folded={folded} onAct={onAct} isEarly={contest.phase !== 'end'} first={firstText} left={left} />;
}
