import type { ReactNode } from 'react';
import { TRIAL_STATUS } from 'shared-domain';
import { AttemptsConsole } from '../attempts/AttemptsConsole.tsx';
import { BarsConsole } from '../bars/BarsConsole.tsx';
import { CallRoomConsole } from '../call-room/CallRoomConsole.tsx';
import { ClockConsole } from '../clock/ClockConsole.tsx';
import { Header } from '../components/Header.tsx';
import { useTrial } from '../contest/use-trial.ts';
import { drawFinishConsoles } from '../finish/finish-consoles.tsx';
import type { Task } from '../log/device.ts';
import { RefereeScreen } from '../referee/RefereeScreen.tsx';
import { StartConsole } from '../start/StartConsole.tsx';
import { UmpireConsole } from '../umpire/UmpireConsole.tsx';
import { useConsole, useText } from '../use-console.ts';
import type { View } from '../view.ts';
import { WalkJudgeConsole } from '../walk/WalkJudgeConsole.tsx';
import { WalkRecorderConsole } from '../walk/WalkRecorderConsole.tsx';
import { WindConsole } from '../wind/WindConsole.tsx';

type TrialView = Extract<View, { name: 'trial' }>;

/** One trial, as its task shows it. */
export function TrialScreen({ view }: { readonly view: TrialView }) {
  const { views } = useConsole();
  const { t } = useText();
  const folded = useTrial(view.trial);
  if (folded === undefined || folded.trial.status === TRIAL_STATUS.cancelled) {
    return (
      <div className="page listing">
        <Header title={t(`task.${view.task}`)} onBack={() => views.back()} />
        <main className="lst">
          <p className="pad">{t(folded === undefined ? 'trial.gone' : 'trial.cancelled')}</p>
        </main>
      </div>
    );
  }
  const consoles: Partial<Record<Task, () => ReactNode>> = {
    attempts: () => <AttemptsConsole key={view.trial} folded={folded} view={view} />,
    bars: () => <BarsConsole key={view.trial} folded={folded} view={view} />,
    ...drawFinishConsoles(folded, view),
    callRoom: () => <CallRoomConsole key={view.trial} folded={folded} view={view} />,
    clock: () => <ClockConsole key={view.trial} folded={folded} view={view} />,
    start: () => <StartConsole key={view.trial} folded={folded} view={view} />,
    wind: () => <WindConsole key={view.trial} folded={folded} view={view} />,
    walk: () => <WalkJudgeConsole key={view.trial} folded={folded} view={view} />,
    walkRecorder: () => <WalkRecorderConsole key={view.trial} folded={folded} view={view} />,
    umpire: () => <UmpireConsole key={view.trial} folded={folded} view={view} />,
    referee: () => <RefereeScreen view={view} />,
  };
  return consoles[view.task]?.() ?? null;
}
