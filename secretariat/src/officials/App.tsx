import { useEffect } from 'react';
import { CONSOLE_PARTS, REFEREE_PART, SPEAKER_PART } from './console-parts.ts';
import { EXTRAS_PART } from './extra-parts.ts';
import { CodeScreen } from './gate/CodeScreen.tsx';
import { TaskScreen } from './gate/TaskScreen.tsx';
import { useLaterParts } from './later-parts.ts';
import { usePart } from './part.ts';
import { usePhotoSender } from './report-photo/use-photo-sender.ts';
import { ConsoleWait } from './trials/ConsoleWait.tsx';
import { TrialList } from './trials/TrialList.tsx';
import { TrialScreen } from './trials/TrialScreen.tsx';
import { useConsole } from './use-console.ts';
import type { View } from './view.ts';

/** Views whose screens are in the script of what is seldom needed. */
const EXTRA_VIEWS: readonly View['name'][] = ['scan', 'device', 'handOver', 'received'];

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
  const part = 'task' in view ? CONSOLE_PARTS[view.task] : undefined;
  const extras = usePart(EXTRA_VIEWS.includes(view.name) ? EXTRAS_PART : undefined);
  useLaterParts(usePart(part) !== undefined || part === undefined);
  const RefereeScreen = REFEREE_PART.find();
  const SpeakerScreen = SPEAKER_PART.find();
  switch (view.name) {
    case 'code':
      return <CodeScreen key={scanned?.code} />;
    case 'scan':
      return extras === undefined ? <ConsoleWait titleKey="code.scan" /> : <extras.ScanSlip />;
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
      return extras === undefined ? (
        <ConsoleWait titleKey="device.title" />
      ) : (
        <extras.DeviceScreen erasing={view.erasing} />
      );
    case 'handOver':
      return extras === undefined ? (
        <ConsoleWait titleKey="give.title" />
      ) : (
        <extras.HandOverScreen trial={view.trial} isConfirming={view.isConfirming === true} />
      );
    case 'received':
      return extras === undefined ? <ConsoleWait titleKey="received.title" /> : <extras.ReceivedScreen />;
  }
}
