import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ScreensBody, SpeakerAnswer } from 'shared-domain/contract';
import { playTone } from '../components/tone.ts';
import { readSpeaker, sendSeenNotices, tellScreens } from '../sync/speaker-calls.ts';
import { useConsole } from '../use-console.ts';

/** What was read last, and when by the server's clock, ms. */
export interface SpeakerRead {
  readonly answer: SpeakerAnswer;
  readonly at: number;
}

/** News of which one sound is given. */
const LOUD: readonly string[] = ['leader', 'record'];

const makeName = (chOID: string): string => `foulee.speaker.${chOID}`;

/** What this device has of a competition, for the time without a network. */
function readStored(chOID: string): SpeakerRead | undefined {
  try {
    const text = localStorage.getItem(makeName(chOID));
    return text === null ? undefined : (JSON.parse(text) as SpeakerRead);
  } catch {
    return undefined;
  }
}

function store(chOID: string, read: SpeakerRead): void {
  try {
    localStorage.setItem(makeName(chOID), JSON.stringify(read));
  } catch {
    return;
  }
}

const countLoud = ({ notices }: SpeakerAnswer, before: SpeakerAnswer): number => {
  const known = new Set(before.notices.map(({ id }) => id));
  return notices.filter(({ id, kind }) => LOUD.includes(kind) && !known.has(id)).length;
};

/** The speaker's data: read again with each answer of the live channel, the last one kept on the device. */
export function useSpeaker() {
  const { seen, device, log } = useConsole();
  const { code, id, preferences } = device();
  const chOID = code?.chOID ?? '';
  const typed = code?.code ?? '';
  const [read, setRead] = useState(() => readStored(chOID));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const unsent = useRef(new Set<string>());
  const busy = useRef({ isReading: false, isAgain: false });
  const last = useRef<SpeakerAnswer>(undefined);
  const hasSound = preferences.hasSound === true;
  const known = seen();

  const own = useMemo(() => ({ code: typed, chOID, device: id }), [typed, chOID, id]);

  const sendSeen = useCallback(async () => {
    const notices = [...unsent.current];
    if (notices.length === 0 || !(await sendSeenNotices(own, notices))) return;
    for (const notice of notices) unsent.current.delete(notice);
  }, [own]);

  const readAgain = useCallback(async () => {
    if (chOID === '') return;
    if (busy.current.isReading) {
      busy.current.isAgain = true;
      return;
    }
    busy.current.isReading = true;
    do {
      busy.current.isAgain = false;
      await sendSeen();
      const answer = await readSpeaker(own);
      if (answer === undefined) continue;
      if (hasSound && last.current !== undefined && countLoud(answer, last.current) > 0) playTone('signal');
      last.current = answer;
      const next = { answer, at: log.clock.at() };
      setRead(next);
      store(chOID, next);
    } while (busy.current.isAgain);
    busy.current.isReading = false;
  }, [own, chOID, log, sendSeen, hasSound]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the live channel says that there may be news
  useEffect(() => {
    void readAgain();
  }, [known, readAgain]);

  return {
    read,
    isTouched: (notice: string) => touched.has(notice),
    see(notices: readonly string[]) {
      const fresh = notices.filter((notice) => !touched.has(notice));
      if (fresh.length === 0) return;
      setTouched(new Set([...touched, ...fresh]));
      for (const notice of fresh) unsent.current.add(notice);
      void sendSeen();
    },
    async tell(body: ScreensBody): Promise<boolean> {
      const isDone = await tellScreens(own, body);
      if (isDone) void readAgain();
      return isDone;
    },
  };
}

export type Speaker = ReturnType<typeof useSpeaker>;
