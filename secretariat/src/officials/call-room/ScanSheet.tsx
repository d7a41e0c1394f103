import { useEffect, useRef, useState } from 'react';
import { formatEventName } from 'shared-domain/board';
import { type FoldedTrialView, listAthletes } from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { WriteFact } from '../log/fact-log.ts';
import { noteKnownKeys } from '../log/known-keys.ts';
import { createPresenceFacts, formatBibName, formatSexed } from '../presence/presence.ts';
import { useConsole, useText } from '../use-console.ts';

/** What reads codes in pictures, in browsers that have it. */
interface CodeReader {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

const READ_EVERY_MS = 300;

/** The camera's picture, and what is read in it; without a camera, or where the page may not use it, nothing. */
function Camera({ onRead }: { readonly onRead: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOpen, setOpen] = useState(false);
  const read = useRef(onRead);
  read.current = onRead;
  useEffect(() => {
    const { BarcodeDetector: Reader } = window as unknown as { BarcodeDetector?: new () => CodeReader };
    if (Reader === undefined || navigator.mediaDevices === undefined) return;
    const reader = new Reader();
    let stream: MediaStream | undefined;
    let isLeft = false;
    const timer = setInterval(() => {
      const picture = video.current;
      if (picture === null || picture.readyState < 2) return;
      reader.detect(picture).then(
        ([code]) => code !== undefined && !isLeft && read.current(code.rawValue),
        () => undefined,
      );
    }, READ_EVERY_MS);
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (opened) => {
        stream = opened;
        if (isLeft) for (const track of opened.getTracks()) track.stop();
        else if (video.current !== null) {
          video.current.srcObject = opened;
          setOpen(true);
          void video.current.play().catch(() => undefined);
        }
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return <video ref={video} className={isOpen ? 'scan' : 'sr'} muted playsInline />;
}

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
