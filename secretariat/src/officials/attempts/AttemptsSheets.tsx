import { useState } from 'react';
import { formatDistance, isThrow } from 'shared-domain';
import type { AttemptsView, FoldedTrialView } from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { isRuleNumber, RuleChoice } from '../components/RuleChoice.tsx';
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
import { AttachWindSheet } from '../wind/AttachWindSheet.tsx';
import { CutSheet } from './AttemptsCut.tsx';
import { createAttemptsFacts } from './attempts-facts.ts';
import { CorrectAttempt } from './CorrectAttempt.tsx';

interface Props {
  readonly attempts: AttemptsView;
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
  readonly onAct: Act;
  /** Begins the measurement of a foul that is protested. */
  readonly onMeasureFoul: () => void;
  /** Shows the attempts of a contest that is over, to correct them. */
  readonly onReview: () => void;
}

/** The sheet that the console is asked for. */
export function AttemptsSheet(props: Props) {
  const { folded, onAct, attempts } = props;
  switch (props.view.sheet) {
    case 'retire':
      return <OutSheet {...props} />;
    case 'other':
      return <OtherSheet {...props} />;
    case 'more':
      return <MoreSheet {...props} />;
    case 'setting':
      return <SettingSheet {...props} />;
    case 'close':
      return <EndSheet {...props} />;
    case 'cut':
      return attempts.stage === undefined ? null : (
        <CutSheet attempts={attempts} stage={attempts.stage} folded={folded} onAct={onAct} />
      );
    case 'reopen':
      return <ReopenSheet folded={folded} onAct={onAct} />;
    case 'correct':
      return <CorrectAttempt {...props} />;
    case 'winds':
      return <AttachWindSheet folded={folded} onAct={onAct} />;
    case 'away':
      return (
        <AwaySheet
          {...props}
          athletes={attempts.athletes.filter(
            ({ standing, absence }) => standing?.status === 'in' && absence === undefined,
          )}
        />
      );
    case 'presences':
      return <PresenceSheet {...props} athletes={attempts.athletes} />;
    case 'undo':
      return <UndoSheet folded={folded} onAct={onAct} />;
    default:
      return null;
  }
}

/** How an athlete leaves the contest: nothing is chosen beforehand. */
function OutSheet({ attempts: { called, number, event }, folded, onAct }: Props) {
  const { t } = useExtraText();
  const [choice, setChoice] = useState<'retire' | 'absent' | 'disqualify'>();
  const [rule, setRule] = useState('');
  if (called === undefined) return null;
  const facts = createAttemptsFacts(folded.trial.oid);
  const bib = formatBib(called);
  const hasBegun = called.series.length > 0;
  const choices = (['retire', 'absent', 'disqualify'] as const).filter((one) => one !== 'absent' || !hasBegun);
  const confirm = () => {
    if (choice === 'retire') void onAct([facts.attempt(called.row, number, { r: 'r' })]);
    if (choice === 'absent') void onAct([facts.absent(called.row)]);
    if (choice === 'disqualify') void onAct([facts.disqualified(called.row, rule)]);
  };
  return (
    <Sheet
      title={t('out.title', { bib, name: called.start.last.toUpperCase() })}
      text={t('out.text')}
      action={choice === undefined ? t('out.choose') : t(`out.${choice}.do`, { bib })}
      colour="no"
      isReady={choice !== undefined && (choice !== 'disqualify' || isRuleNumber(rule))}
      onConfirm={confirm}
    >
      <div className="seg">
        {choices.map((one) => (
          <Key
            key={one}
            isQuick
            className={one === choice ? 'btn sel' : 'btn q'}
            aria-pressed={one === choice}
            onPress={() => setChoice(one)}
          >
            {t(`out.${one}`)}
          </Key>
        ))}
      </div>
      {choice === 'disqualify' && <RuleChoice event={event} chosen={rule} onChoose={setRule} />}
    </Sheet>
  );
}

function OtherSheet({ attempts: { athletes, called, contest }, folded, onAct }: Props) {
  const round = Math.min(...contest.order.map((index) => contest.series[index]?.length ?? 0));
  const others = athletes.filter(
    ({ row, standing, absence }) =>
      row !== called?.row &&
      standing?.status === 'in' &&
      absence !== 'scratched' &&
      (standing.attempts.length <= round || absence === 'absent'),
  );
  return <CallSheet others={others} folded={folded} onAct={onAct} />;
}

function MoreSheet({ attempts: { contest, called, event }, view, folded, onMeasureFoul, onReview }: Props) {
  const { views, leaveTrial } = useConsole();
  const { t } = useExtraText();
  const go = (sheet: 'paper' | 'close' | 'other' | 'pause' | 'setting' | 'aside' | 'status' | 'away') =>
    views.replace({ ...view, sheet, about: undefined });
  const isRunning = contest.phase === 'contest';
  return (
    <Sheet title={t('more')}>
      {isRunning && called !== undefined && (
        <>
          <Key className="btn" onPress={() => go('other')}>
            {t('attempts.other')}
          </Key>
          <Key
            className="btn"
            onPress={() => {
              views.back();
              onMeasureFoul();
            }}
          >
            {t('protest.measureDo', { bib: formatBib(called) })}
          </Key>
          <Key className="btn" onPress={() => go('setting')}>
            {t(isThrow(event.g0) ? 'setting.implement' : 'setting.board')}
          </Key>
          <Key className="btn" onPress={() => go('away')}>
            {t('away.ask')}
          </Key>
          <Key className="btn" onPress={() => go('pause')}>
            {t('pause.ask')}
          </Key>
        </>
      )}
      {contest.phase === 'end' && (
        <Key
          className="btn"
          onPress={() => {
            views.back();
            onReview();
          }}
        >
          {t('correct')}…
        </Key>
      )}
      <Key className="btn" onPress={() => go('paper')}>
        {t('paper.title')}
      </Key>
      <StatusKey folded={folded} onPress={() => go('status')} />
      {listAsideFacts(folded).length > 0 && (
        <Key className="btn" onPress={() => go('aside')}>
          {t('aside.show.all')}
        </Key>
      )}
      {isRunning && contest.series.some((series) => series.length > 0) && (
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

const METRE = 1000;

/** The implement of the athlete, or how far the board is from the pit. */
function SettingSheet({ attempts: { called, event }, folded, onAct }: Props) {
  const { t } = useExtraText();
  const [text, setText] = useState('');
  const facts = createAttemptsFacts(folded.trial.oid);
  const isImplement = isThrow(event.g0);
  const metres = Number(text.replace(',', '.'));
  const isReady = text.trim() !== '' && (isImplement || (Number.isFinite(metres) && metres > 0 && metres <= 50));
  return (
    <Sheet
      title={t(isImplement ? 'setting.implement' : 'setting.board')}
      action={t('setting.do')}
      isReady={isReady}
      onConfirm={() =>
        void onAct(
          [
            isImplement
              ? facts.setting({ ...(called !== undefined && { row: called.row }), implement: text.trim() })
              : facts.setting({ board: Math.round(metres * METRE) }),
          ],
          true,
        )
      }
    >
      <Field
        label={t(isImplement ? 'setting.implement.label' : 'setting.board.label')}
        className="in t"
        inputMode={isImplement ? 'text' : 'decimal'}
        maxLength={isImplement ? 60 : 5}
        value={text}
        onText={setText}
      />
    </Sheet>
  );
}

function EndSheet({ attempts: { contest, athletes }, folded, onAct }: Props) {
  const first = athletes.find(({ standing }) => standing?.rank === 1);
  const best = first?.standing?.best;
  const firstText =
    first === undefined || best === undefined
      ? ''
      : `1. ${formatBib(first)} ${first.start.last.toUpperCase()} ${formatDistance(best)}.`;
  const left = athletes.filter(({ standing, absence }) => standing?.status === 'in' && absence === undefined).length;
  return <CloseSheet folded={folded} onAct={onAct} isEarly={contest.phase !== 'end'} first={firstText} left={left} />;
}
