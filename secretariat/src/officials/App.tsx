import { useEffect } from 'react';
import { CONSOLE_PARTS, EXTRAS_PART, REFEREE_PART, SPEAKER_PART } from './console-parts.ts';
import { CodeScreen } from './gate/CodeScreen.tsx';
import { TaskScreen } from './gate/TaskScreen.tsx';
import { ReceivedScreen } from './handover/ReceivedScreen.tsx';
import { DeviceScreen } from './journal/DeviceScreen.tsx';
import { usePart } from './part.ts';
import { usePhotoSender } from './report-photo/use-photo-sender.ts';
import { ConsoleWait } from './trials/ConsoleWait.tsx';
import { TrialList } from './trials/TrialList.tsx';
import { TrialScreen } from './trials/TrialScreen.tsx';
import { useConsole } from './use-console.ts';

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
  const { views, scanned } = useConsole();
  usePreferences();
  usePhotoSender();
  const view = views.current();
  // A task's console comes with its list of trials, while there is a network.
  usePart('task' in view ? CONSOLE_PARTS[view.task] : undefined);
  const extras = usePart(view.name === 'handOver' ? EXTRAS_PART : undefined);
  const RefereeScreen = REFEREE_PART.find();
  const SpeakerScreen = SPEAKER_PART.find();
  switch (view.name) {
    case 'code':
      return <CodeScreen key={scanned?.code} />;
    case 'task':
      return <TaskScreen />;
    case 'list':
      if (view.task === 'speaker')
        return SpeakerScreen === undefined ? <ConsoleWait titleKey="task.speaker" /> : <SpeakerScreen />;
      if (view.task !== 'referee') return <TrialList key={view.task} task={view.task} />;
      return RefereeScreen === undefined ? (
        <ConsoleWait titleKey={`task.${view.task}`} />
      ) : (
        <RefereeScreen view={view} />
      );
    case 'trial':
      return <TrialScreen key={view.trial} view={view} />;
    case 'device':
      return <DeviceScreen />;
    case 'handOver':
      return extras === undefined ? (
        <ConsoleWait titleKey="give.title" />
      ) : (
        <extras.HandOverScreen trial={view.trial} isConfirming={view.isConfirming === true} />
      );
    case 'received':
      return <ReceivedScreen />;
  }
}
