import { formatEventName, formatTrialRound } from 'shared-domain/board';
import { Key } from '../components/Key.tsx';
import { TASKS_BY_CODE } from '../gate/TaskScreen.tsx';
import type { Task } from '../log/device.ts';
import { findTask } from '../trials/trial-list.ts';
import { useConsole, useText } from '../use-console.ts';

/** Tasks whose console has the whole sheet of a trial. */
const SHEET_TASKS: readonly Task[] = ['bars', 'attempts'];

/** What can be done with the trials of the journal: the whole sheet of each, and the log of those after the first for another device. */
export function LoggedKeys({ trials }: { readonly trials: readonly string[] }) {
  const { views, seen, device } = useConsole();
  const { t, language } = useText();
  const { code, open } = device();
  const [first] = trials;
  const known = seen();
  const shown = trials
    .filter((trial) => trial === first || open.includes(trial))
    .flatMap((oid) => known?.trials.find((trial) => trial.oid === oid) ?? []);
  const tasks = code === undefined ? [] : TASKS_BY_CODE[code.kind].filter((task) => SHEET_TASKS.includes(task));
  const sheets = shown.flatMap((trial) => {
    const task = findTask(trial, known?.challenge.kind ?? '');
    return task !== undefined && tasks.includes(task) ? [{ task, trial }] : [];
  });
  const others = shown.filter(({ oid }) => oid !== first);
  const nameKey = (key: 'paper.title' | 'give.open', trial: (typeof shown)[number]) =>
    t('pair', { name: t(key), value: `${formatEventName(trial, language)} · ${formatTrialRound(trial, language)}` });
  if (sheets.length + others.length === 0) return null;
  return (
    <div className="opts pad">
      {sheets.map(({ task, trial }) => (
        <Key
          key={`sheet ${trial.oid}`}
          className="btn"
          onPress={() => views.open({ name: 'trial', task, trial: trial.oid, sheet: 'paper' })}
        >
          {nameKey('paper.title', trial)}
        </Key>
      ))}
      {others.map((trial) => (
        <Key key={trial.oid} className="btn" onPress={() => views.open({ name: 'handOver', trial: trial.oid })}>
          {nameKey('give.open', trial)}
        </Key>
      ))}
    </div>
  );
}
