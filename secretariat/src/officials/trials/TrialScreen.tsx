import { TRIAL_STATUS } from 'shared-domain';
import { CONSOLE_PARTS, type ConsoleProps } from '../console-parts.ts';
import { useTrial } from '../contest/use-trial.ts';
import { useCurrentView } from '../desk/row-state.ts';
import { usePart } from '../part.ts';
import { ConsoleWait } from './ConsoleWait.tsx';

/** One trial, as its task shows it. */
export function TrialScreen(props: Pick<ConsoleProps, 'view'>) {
  const view = useCurrentView(props.view);
  const folded = useTrial(view.trial);
  const TaskConsole = usePart(CONSOLE_PARTS[view.task]);
  if (folded === undefined) return <ConsoleWait titleKey={`task.${view.task}`} text="trial.gone" />;
  if (folded.trial.status === TRIAL_STATUS.cancelled)
    return <ConsoleWait titleKey={`task.${view.task}`} text="trial.cancelled" />;
  return TaskConsole === undefined ? (
    <ConsoleWait titleKey={`task.${view.task}`} />
  ) : (
    <TaskConsole key={view.trial} folded={folded} view={view} />
  );
}
