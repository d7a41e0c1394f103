import { useEffect, useRef, useState } from 'react';
import type { LiveAnswer } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { type AnnouncementQueue, announcementQueue } from './announcement-queue.ts';
import { announcements } from './announcements.ts';

interface Said {
  readonly nth: number;
  readonly text: string;
}

/** Sentences that stay readable. */
const KEPT = 6;

/** The newest sentences, from the moment announcements are on: what was there before is no news. */
export function useAnnouncements(answer: LiveAnswer | undefined, on: boolean): readonly Said[] {
  const { t, language } = useText();
  const [log, setLog] = useState<readonly Said[]>([]);
  const queue = useRef<AnnouncementQueue>(undefined);
  const before = useRef<LiveAnswer>(undefined);

  useEffect(() => {
    if (!on) return undefined;
    let nth = 0;
    queue.current = announcementQueue(({ text }) => {
      nth += 1;
      const said = { nth, text };
      setLog((known) => [...known, said].slice(-KEPT));
    });
    return () => {
      queue.current?.stop();
      queue.current = undefined;
      before.current = undefined;
      setLog([]);
    };
  }, [on]);

  useEffect(() => {
    if (!on || answer === undefined) return;
    if (before.current !== undefined) queue.current?.add(announcements(before.current, answer, { t, language }));
    before.current = answer;
  }, [on, answer, t, language]);

  return log;
}
