import { useEffect, useState } from 'react';
import { SwitchedOff } from '../components/SwitchedOff.tsx';
import { TrialScreen } from '../trials/TrialScreen.tsx';
import '../texts/all-texts.ts';
import { ConsoleContext } from '../use-console.ts';
import { openTwin, type TwinSubject } from './twin-console.ts';

type TwinState = Parameters<typeof openTwin>[1];

interface Props {
  readonly subject: TwinSubject;
  readonly state: TwinState;
}

/** What an official sees on a console: drawn by the console's own components, with every key switched off. */
export function TwinScreen({ subject, state }: Props) {
  const [twin] = useState(() => openTwin(subject, state));
  useEffect(() => twin.show(state), [twin, state]);
  const { trial, task } = subject;
  return (
    <ConsoleContext value={twin.opened}>
      <SwitchedOff>
        <TrialScreen view={{ name: 'trial', task, trial }} />
      </SwitchedOff>
    </ConsoleContext>
  );
}
