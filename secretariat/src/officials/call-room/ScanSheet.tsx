import { useState } from 'react';
import { formatEventName } from 'shared-domain/board';
import { type FoldedTrialView, listAthletes } from 'shared-domain/live-input';
import { Camera } from '../components/Camera.tsx';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { WriteFact } from '../log/fact-log.ts';
import { noteKnownKeys } from '../log/known-keys.ts';
import { createPresenceFacts, formatBibName, formatSexed } from '../presence/presence.ts';
import { useConsole, useText } from '../use-console.ts';

/** The bib in a code that was read: its last number. @example readBib('https://x/#bib=322') // '322' */
export const readBib = (text: string): string => /(\d+)\D*$/.exec(text.trim())?.[1] ?? text.trim();

interface Props {
  readonly rooms: readonly FoldedTrialView[];
  readonly onWrite: (facts: readonly WriteFact[]) => Promise<unknown>;
}

/** A bib, by the camera or typed: who wears it is there, by the newest lists, also where those of the call room wait. */
export function ScanSheet({ rooms, onWrite }: Props) {
  const { views, findTrial } = useConsole();
  const { t, language } = useText();
  const [typed, setTyped] = useState('');
  const bib = readBib(typed);
  const found = rooms.flatMap(({ trial: shown, sheet }) => {
    const trial = findTrial(shown.oid) ?? shown;
    return listAthletes({ trial, sheet })
      .filter(({ start, out }) => start.bib === bib && out === undefined)
      .map((athlete) => ({ athlete, trial }));
  });
  return (
    <Sheet title={t('call.scan')} text={t('call.scan.text')}>
      <Camera onRead={setTyped} />
      <Field
        label={t('call.scan.bib')}
        className="in t"
        value={typed}
        inputMode="numeric"
        maxLength={100}
        onText={setTyped}
      />
      {found.map(({ athlete, trial }) => (
        <Key
          key={trial.oid}
          className="key ok"
          onPress={() => {
            views.back();
            void onWrite([noteKnownKeys(createPresenceFacts(trial.oid).check(athlete.row, 'present'), [trial])]);
          }}
        >
          <span>
            {t('pair', {
              name: formatBibName(athlete),
              value: formatSexed('presence.present', trial.category, t),
            })}
          </span>
          <small>{formatEventName(trial, language)}</small>
        </Key>
      ))}
      {typed !== '' && found.length === 0 && <p role="status">{t('call.scan.none', { bib })}</p>}
    </Sheet>
  );
}
