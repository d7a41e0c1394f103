import { useEffect, useId, useRef, useState } from 'react';
import { type AccessCodeKind, isFieldEvent } from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import { addTexts } from 'shared-domain/platform';
import { NAMESPACE } from '../../locales/register-texts.ts';
import { twinEn } from '../../locales/twin/en.ts';
import { twinFr } from '../../locales/twin/fr.ts';
import { useText } from '../../locales/use-text.ts';
import { TASKS_BY_CODE } from '../../officials/gate/TaskScreen.tsx';
import type { Task } from '../../officials/log/device.ts';
import type { Seen } from '../../officials/sync/seen.ts';
import { listTaskTrials } from '../../officials/trials/trial-list.ts';
import { TwinScreen } from '../../officials/twin/TwinScreen.tsx';
import { findLastTrial, findWriter, type TwinSubject } from '../../officials/twin/twin-console.ts';
import { createTranslate } from '../../officials/use-console.ts';
import { Button } from '../Button.tsx';
import { CallAlert } from '../call/CallAlert.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { ConsoleFrame } from './ConsoleFrame.tsx';
import { useConsoleState } from './use-console-state.ts';
import './console-twin.css';

/** Whose console is asked for: a device's, or that of whoever writes a trial. */
export type TwinTarget =
  | { readonly trial: string }
  | {
      readonly device: NonNullable<TwinSubject['device']>;
      readonly by: AccessCodeKind;
      readonly task: string | undefined;
      readonly trials: readonly string[];
    };

export interface TwinProps {
  readonly chOID: string;
  readonly target: TwinTarget;
  readonly onClose: () => void;
}

const registerTexts = (): void => addTexts(NAMESPACE, { fr: twinFr, en: twinEn });

const KINDS = Object.keys(TASKS_BY_CODE) as readonly AccessCodeKind[];
const findKind = (task: Task): AccessCodeKind => KINDS.find((kind) => TASKS_BY_CODE[kind].includes(task)) ?? 'judge';

/** The console by which a trial is written now; where nobody holds it, the one by which such a trial is begun. */
function findWritingTask(trial: Seen['trials'][number], kind: string): Task | undefined {
  const kinds = [
    ...(trial.tenures ?? []).map(({ by }) => by),
    isFieldEvent(trial.g0) ? ('judge' as const) : ('starter' as const),
  ];
  return kinds.flatMap((one) => TASKS_BY_CODE[one]).find((task) => listTaskTrials([trial], task, kind).length > 0);
}

/** What an official sees, as the server has it: over the whole window, since consoles are laid out for a whole screen. */
export function TwinDialog({ chOID, target, onClose }: TwinProps) {
  useState(registerTexts);
  const { t, language } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [chosenTask, setTask] = useState<Task>();
  const [chosenTrial, setTrial] = useState<string>();
  const isOfDevice = 'device' in target;
  // A judge’s code reads every trial, with what all codes said of it.
  const by = isOfDevice ? target.by : 'judge';
  const { seen, isOnline, error } = useConsoleState(chOID, by);
  useEffect(() => {
    const shown = dialog.current;
    // A browser for tests draws it where it stands.
    if (shown?.showModal === undefined) shown?.setAttribute('open', '');
    else if (!shown.open) shown.showModal();
  }, []);
  const say = createTranslate(language);
  const kind = seen?.challenge.kind ?? '';

  const findSubject = (): TwinSubject | undefined => {
    if (seen === undefined) return undefined;
    if (isOfDevice) {
      const task = TASKS_BY_CODE[by].find((one) => one === target.task) ?? TASKS_BY_CODE[by][0];
      if (task === undefined) return undefined;
      const trials = listTaskTrials(seen.trials, task, kind).map(({ oid }) => oid);
      const held = trials.find((oid) => target.trials.includes(oid));
      const trial = chosenTrial ?? held ?? findLastTrial(seen, target.device.id, trials) ?? trials[0];
      return trial === undefined ? undefined : { device: target.device, by, task, trial };
    }
    const trial = seen.trials.find(({ oid }) => oid === target.trial);
    const task = chosenTask ?? (trial && findWritingTask(trial, kind));
    if (trial === undefined || task === undefined) return undefined;
    return { device: findWriter(seen, trial.oid, findKind(task)), by: findKind(task), task, trial: trial.oid };
  };
  const subject = findSubject();
  const shownTrial = seen?.trials.find(({ oid }) => oid === subject?.trial);
  const name = subject?.device?.label ?? (subject === undefined ? '' : say(`task.${subject.task}`));
  const tasks =
    isOfDevice || shownTrial === undefined
      ? []
      : KINDS.flatMap((one) => TASKS_BY_CODE[one]).filter(
          (task, at, all) => all.indexOf(task) === at && listTaskTrials([shownTrial], task, kind).length > 0,
        );
  return (
    <dialog ref={dialog} className="twin-dialog" aria-labelledby={title} onClose={onClose}>
      <header className="twin-head">
        <div>
          <h2 id={title}>{t('twin.title', { name })}</h2>
          <p className="muted">{t(isOnline ? 'twin.help' : 'twin.offline')}</p>
        </div>
        {isOfDevice && seen !== undefined && subject !== undefined && (
          <SelectField
            label={t('twin.trial')}
            value={subject.trial}
            options={listTaskTrials(seen.trials, subject.task, kind).map((trial) => ({
              value: trial.oid,
              label: `${formatEventName(trial, language)} · ${formatTrialRound(trial, language)}`,
            }))}
            onChoose={setTrial}
          />
        )}
        {tasks.length > 1 && subject !== undefined && (
          <SelectField
            label={t('twin.task')}
            value={subject.task}
            options={tasks.map((task) => ({ value: task, label: say(`task.${task}`) }))}
            onChoose={setTask}
          />
        )}
        <Button
          kind="main"
          autoFocus
          onClick={() => (dialog.current?.close === undefined ? onClose() : dialog.current.close())}
        >
          {t('twin.close')}
        </Button>
      </header>
      {error !== undefined && seen === undefined && <CallAlert error={error} />}
      {seen !== undefined && subject === undefined && <p className="twin-none">{t('twin.none')}</p>}
      {seen !== undefined && subject !== undefined && (
        <ConsoleFrame title={t('twin.title', { name })} language={language}>
          <TwinScreen
            key={`${subject.device?.id} ${subject.task} ${subject.trial}`}
            subject={subject}
            state={{ seen, isOnline, language }}
          />
        </ConsoleFrame>
      )}
    </dialog>
  );
}
