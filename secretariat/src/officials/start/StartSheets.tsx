import { useState } from 'react';
import { TRIAL_STATUS } from 'shared-domain';
import { type FoldedTrialView, listAthletes } from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { OrderChoice } from '../components/OrderChoice.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { UndoSheet } from '../contest/TakeBackSheets.tsx';
import type { Act } from '../contest/use-act.ts';
import { useRowState } from '../desk/row-state.ts';
import { DnsKeys } from '../presence/DnsKeys.tsx';
import { createPresenceFacts, formatSexed, formatWho, isAbsent, isMissing } from '../presence/presence.ts';
import { StatusKey } from '../presence/StatusKey.tsx';
import { SwapSheet } from '../presence/SwapSheet.tsx';
import { listAsideFacts } from '../tenure/aside-facts.ts';
import { isSharedSheet, TrialSheet } from '../trials/TrialSheet.tsx';
import { useConsole, useText } from '../use-console.ts';
import type { SheetName, View } from '../view.ts';
import { RecallSheet } from './RecallSheet.tsx';
import { createStartFacts } from './start-facts.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
  readonly onAct: Act;
}

/** The sheet of a starter that was asked for. */
export function StartSheet({ folded, view, onAct }: Props) {
  if (isSharedSheet(view.sheet))
    return <TrialSheet sheet={view.sheet} folded={folded} row={view.about?.row} onAct={onAct} />;
  switch (view.sheet) {
    case 'recall':
      return <RecallSheet folded={folded} onAct={onAct} />;
    case 'more':
      return <MoreSheet folded={folded} view={view} onAct={onAct} />;
    case 'absents':
      return <AbsentsSheet folded={folded} onAct={onAct} />;
    case 'gone':
      return <GoneSheet folded={folded} onAct={onAct} />;
    case 'evidence':
      return <SystemSheet folded={folded} onAct={onAct} />;
    case 'swap':
      return <SwapSheet folded={folded} onAct={onAct} />;
    case 'undo':
      return <UndoSheet folded={folded} onAct={onAct} />;
    default:
      return null;
  }
}

/** What a starter does now and then. */
function MoreSheet({ folded, view, onAct }: Props) {
  const { views, device, leaveTrial } = useConsole();
  const { t } = useText();
  const { trial, sheet } = folded;
  const facts = createStartFacts(trial.oid);
  const go = (next: SheetName) => views.replace({ ...view, sheet: next });
  const { status } = sheet.state;
  const isBefore = status === TRIAL_STATUS.planned || status === TRIAL_STATUS.startlist;
  const place = device().place ?? '';
  return (
    <Sheet title={t('more')}>
      {listAthletes(folded).some(isMissing) && (
        <Key className="btn" onPress={() => go('absents')}>
          {t('start.absents')}
        </Key>
      )}
      {(isBefore || status === TRIAL_STATUS.called) && (
        <Key className="btn" onPress={() => go('gone')}>
          {t('start.gone.ask')}
        </Key>
      )}
      {(isBefore || status === TRIAL_STATUS.called) && (
        <Key className="btn" onPress={() => go('swap')}>
          {t('swap.ask')}
        </Key>
      )}
      <StatusKey folded={folded} onPress={() => go('status')} />
      <Key className="btn" onPress={() => go('evidence')}>
        {t('start.system.ask')}
      </Key>
      <Key
        className="btn"
        onPress={() => {
          views.back();
          void onAct([facts.evidence('sign', place === '' ? {} : { by: place })], true);
        }}
      >
        {t('start.sign')}
      </Key>
      {listAsideFacts(folded).length > 0 && (
        <Key className="btn" onPress={() => go('aside')}>
          {t('aside.show.all')}
        </Key>
      )}
      <Key className="btn" onPress={() => void leaveTrial(trial.oid).then(() => views.back())}>
        {t('trial.leave')}
      </Key>
    </Sheet>
  );
}

/** A DNS for those who are not there, each chosen alone; who was said to be absent is chosen already. */
function AbsentsSheet({ folded, onAct }: Omit<Props, 'view'>) {
  const { t } = useText();
  const athletes = listAthletes(folded);
  const [chosen, setChosen] = useRowState<readonly string[]>(folded.trial, () =>
    athletes.filter(isAbsent).map(({ row }) => row),
  );
  const facts = createPresenceFacts(folded.trial.oid);
  const absent = formatSexed('presence.absent', folded.trial.category, t).toLowerCase();
  return (
    <Sheet
      title={t('start.absents.title')}
      text={t('start.absents.text')}
      action={t('start.absents.do', { count: chosen.length })}
      colour="no"
      isReady={chosen.length > 0}
      onConfirm={() => void onAct(chosen.map(facts.absent), true)}
    >
      <DnsKeys
        athletes={athletes.filter(isMissing)}
        chosen={chosen}
        onChoose={setChosen}
        formatName={formatWho}
        findMark={(athlete) => (isAbsent(athlete) ? absent : undefined)}
      />
    </Sheet>
  );
}

const DAY_MS = 86_400_000;
const AHEAD_MS = 60_000;
const TIME = /^([01]?\d|2[0-3])[:h]([0-5]\d)[:.,]?([0-5]\d)$/;

/** When it was this time of day of the stadium last; undefined for what is no time. */
export function readTimeOfDay(typed: string, now: number, timeZone: string): string | undefined {
  const [, hours, minutes, seconds] = TIME.exec(typed.trim()) ?? [];
  if (hours === undefined) return undefined;
  const [h = 0, m = 0, s = 0] = new Date(now).toLocaleTimeString('fr-FR', { timeZone }).split(':').map(Number);
  const ahead = ((Number(hours) - h) * 3600 + (Number(minutes) - m) * 60 + Number(seconds) - s) * 1000;
  // The clocks of a phone and of the start differ a little.
  const back = ahead > AHEAD_MS ? ahead - DAY_MS : ahead;
  return new Date(Math.floor(now / 1000) * 1000 + back).toISOString();
}

/** The race ran, and nobody had said so: when its gun was. */
function GoneSheet({ folded, onAct }: Omit<Props, 'view'>) {
  const { log, seen } = useConsole();
  const { t } = useText();
  const tz = seen()?.challenge.tz ?? 'UTC';
  const [typed, setTyped] = useState(() => new Date(log.clock.at()).toLocaleTimeString('fr-FR', { timeZone: tz }));
  const time = readTimeOfDay(typed, log.clock.at(), tz);
  const facts = createStartFacts(folded.trial.oid);
  return (
    <Sheet
      title={t('start.gone.title')}
      text={t('start.gone.text')}
      action={t('start.gone.do', { time: typed })}
      isReady={time !== undefined}
      onConfirm={() => void onAct([facts.start(), facts.gun(time ?? '')], true)}
    >
      <Field
        label={t('start.gone.label')}
        className="in t"
        value={typed}
        maxLength={8}
        inputMode="numeric"
        onText={setTyped}
      />
    </Sheet>
  );
}

/** The start system was looked at: which one, and whether it is in order. */
function SystemSheet({ folded, onAct }: Omit<Props, 'view'>) {
  const { log } = useConsole();
  const { t } = useText();
  const last = log.rows().findLast(({ fact }) => (fact as { what?: string }).what === 'startSystem')?.fact;
  const [text, setText] = useState((last as { text?: string } | undefined)?.text ?? '');
  const [isFaulty, setFaulty] = useState(false);
  const facts = createStartFacts(folded.trial.oid);
  return (
    <Sheet
      title={t('start.system.title')}
      text={t('start.system.text')}
      action={t(isFaulty ? 'start.system.fault' : 'start.system.do')}
      colour={isFaulty ? 'no' : 'ok'}
      isReady={text.trim() !== ''}
      onConfirm={() => void onAct([facts.evidence('startSystem', { ok: !isFaulty, text: text.trim() })], true)}
    >
      <Field label={t('start.system.label')} className="in t" value={text} maxLength={60} onText={setText} />
      <OrderChoice isFaulty={isFaulty} onChoose={setFaulty} />
    </Sheet>
  );
}
