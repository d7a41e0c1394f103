import type { ReactNode } from 'react';
import type { FoldedTrialView } from '../contest/fold-trial.ts';
import { LapsConsole } from '../laps/LapsConsole.tsx';
import type { Task } from '../log/device.ts';
import { PhotoConsole } from '../photo/PhotoConsole.tsx';
import type { View } from '../view.ts';
import { ChronoConsole } from './ChronoConsole.tsx';
import { OrderConsole } from './OrderConsole.tsx';

/** The consoles at the finish line, by their tasks. */
export const drawFinishConsoles = (
  folded: FoldedTrialView,
  view: Extract<View, { name: 'trial' }>,
): Partial<Record<Task, () => ReactNode>> => ({
  chrono: () => <ChronoConsole key={view.trial} folded={folded} view={view} />,
  order: () => <OrderConsole key={view.trial} folded={folded} view={view} />,
  photo: () => <PhotoConsole key={view.trial} folded={folded} view={view} />,
  laps: () => <LapsConsole key={view.trial} folded={folded} view={view} />,
});
