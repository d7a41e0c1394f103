import type { ComponentType } from 'react';
import { TRIAL_STATUS } from 'shared-domain';
import { AttemptsConsole } from '../attempts/AttemptsConsole.tsx';
import { BarsConsole } from '../bars/BarsConsole.tsx';
import { ClockConsole } from '../clock/ClockConsole.tsx';
import { CONSOLE_PARTS, type ConsoleProps } from '../console-parts.ts';
import { useTrial } from '../contest/use-trial.ts';
import { useCurrentView } from '../desk/row-state.ts';
import type { Task } from '../log/device.ts';
import { usePart } from '../part.ts';
import { ConsoleWait } from './ConsoleWait.tsx';

/** The consoles of field events, which the first script has. */
const FIRST_CONSOLES: Partial<Record<Task, ComponentType<ConsoleProps>>> = {
  attempts: AttemptsConsole,
  bars: BarsConsole,
  clock: ClockConsole,
};

/** One trial, as its task shows it. */
export function TrialScreen(props: Pick<ConsoleProps, 'view'>) {
  const view = useCurrentView(props.view);
  const folded = useTrial(view.trial);
  const loaded = usePart(CONSOLE_PARTS[view.task]);
  if (folded === undefined) return <ConsoleWait titleKey={`task.${view.task}`} text="trial.gone" />;
  if (folded.trial.status === TRIAL_STATUS.cancelled)
    return <ConsoleWait titleKey={`task.${view.task}`} text="trial.cancelled" />;
  const TaskConsole = FIRST_CONSOLES[view.task] ?? loaded;
  return TaskConsole === undefined ? (
    <ConsoleWait titleKey={`task.${view.task}`} />
  ) : (
    <TaskConsole key={view.trial} folded={folded} view={view} />
  );
}
