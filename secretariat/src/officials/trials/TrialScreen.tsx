import type { ReactNode } from 'react';
import { TRIAL_STATUS } from 'shared-domain';
import { AttemptsConsole } from '../attempts/AttemptsConsole.tsx';
import { BarsConsole } from '../bars/BarsConsole.tsx';
import { ClockConsole } from '../clock/ClockConsole.tsx';
import { useTrial } from '../contest/use-trial.ts';
import type { Task } from '../log/device.ts';
import { useRaceConsoles } from '../use-race-consoles.ts';
import type { View } from '../view.ts';
import { ConsoleWait } from './ConsoleWait.tsx';

type TrialView = Extract<View, { name: 'trial' }>;

/** One trial, as its task shows it. */
export function TrialScreen({ view }: { readonly view: TrialView }) {
  const folded = useTrial(view.trial);
  const raceConsoles = useRaceConsoles(view.task);
  if (folded === undefined) return <ConsoleWait titleKey={`task.${view.task}`} text="trial.gone" />;
  if (folded.trial.status === TRIAL_STATUS.cancelled)
    return <ConsoleWait titleKey={`task.${view.task}`} text="trial.cancelled" />;
  const consoles: Partial<Record<Task, () => ReactNode>> = {
    attempts: () => <AttemptsConsole key={view.trial} folded={folded} view={view} />,
    bars: () => <BarsConsole key={view.trial} folded={folded} view={view} />,
    clock: () => <ClockConsole key={view.trial} folded={folded} view={view} />,
    ...raceConsoles?.drawRaceConsoles(folded, view),
  };
  return consoles[view.task]?.() ?? <ConsoleWait titleKey={`task.${view.task}`} />;
}
