import type { ReactNode } from 'react';
import { CallRoomConsole } from './call-room/CallRoomConsole.tsx';
import type { FoldedTrialView } from './contest/fold-trial.ts';
import { drawFinishConsoles } from './finish/finish-consoles.tsx';
import type { Task } from './log/device.ts';
import { RefereeScreen } from './referee/RefereeScreen.tsx';
import { StartConsole } from './start/StartConsole.tsx';
import { UmpireConsole } from './umpire/UmpireConsole.tsx';
import type { View } from './view.ts';
import { WalkJudgeConsole } from './walk/WalkJudgeConsole.tsx';
import { WalkRecorderConsole } from './walk/WalkRecorderConsole.tsx';
import { WindConsole } from './wind/WindConsole.tsx';

export { OpeningSheet } from './bars/OpeningSheet.tsx';
export { HandOverScreen } from './handover/HandOverScreen.tsx';
export { RefereeScreen } from './referee/RefereeScreen.tsx';
export { startSendingPhotos } from './report-photo/send-photos.ts';
export { AttachWindSheet } from './wind/AttachWindSheet.tsx';

/** The consoles of races, of the gauge, of the call room and of the referee, by their tasks: a script of their own. */
export const drawRaceConsoles = (
  folded: FoldedTrialView,
  view: Extract<View, { name: 'trial' }>,
): Partial<Record<Task, () => ReactNode>> => ({
  ...drawFinishConsoles(folded, view),
  callRoom: () => <CallRoomConsole key={view.trial} folded={folded} view={view} />,
  start: () => <StartConsole key={view.trial} folded={folded} view={view} />,
  wind: () => <WindConsole key={view.trial} folded={folded} view={view} />,
  walk: () => <WalkJudgeConsole key={view.trial} folded={folded} view={view} />,
  walkRecorder: () => <WalkRecorderConsole key={view.trial} folded={folded} view={view} />,
  umpire: () => <UmpireConsole key={view.trial} folded={folded} view={view} />,
  referee: () => <RefereeScreen view={view} />,
});
