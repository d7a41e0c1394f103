import { useEffect } from 'react';
import { CodeScreen } from './gate/CodeScreen.tsx';
import { TaskScreen } from './gate/TaskScreen.tsx';
import { ReceivedScreen } from './handover/ReceivedScreen.tsx';
import { DeviceScreen } from './journal/DeviceScreen.tsx';
import { usePhotoSender } from './report-photo/use-photo-sender.ts';
import { ConsoleWait } from './trials/ConsoleWait.tsx';
import { TrialList } from './trials/TrialList.tsx';
import { TrialScreen } from './trials/TrialScreen.tsx';
import { useConsole } from './use-console.ts';
import { useRaceConsoles } from './use-race-consoles.ts';

/** Writes what a person chose for this device on the page. */
function usePreferences(): void {
  const { device, language } = useConsole();
  const { theme, hasGloves, isMirrored } = device().preferences;
  const spoken = language();
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = spoken;
    root.toggleAttribute('data-gants', hasGloves);
    root.toggleAttribute('data-mirror', isMirrored);
    if (theme === 'night') root.dataset.theme = 'nuit';
    else delete root.dataset.theme;
  }, [theme, hasGloves, isMirrored, spoken]);
}

/** The screen that the page's history says. */
export function App() {
  const { views } = useConsole();
  usePreferences();
  usePhotoSender();
  const view = views.current();
  const raceConsoles = useRaceConsoles('task' in view ? view.task : undefined, view.name === 'handOver');
  switch (view.name) {
    case 'code':
      return <CodeScreen />;
    case 'task':
      return <TaskScreen />;
    case 'list':
      if (view.task !== 'referee') return <TrialList key={view.task} task={view.task} />;
      return raceConsoles === undefined ? (
        <ConsoleWait titleKey={`task.${view.task}`} />
      ) : (
        <raceConsoles.RefereeScreen view={view} />
      );
    case 'trial':
      return <TrialScreen key={view.trial} view={view} />;
    case 'device':
      return <DeviceScreen />;
    case 'handOver':
      return raceConsoles === undefined ? (
        <ConsoleWait titleKey="give.title" />
      ) : (
        <raceConsoles.HandOverScreen trial={view.trial} isConfirming={view.isConfirming === true} />
      );
    case 'received':
      return <ReceivedScreen />;
  }
}
