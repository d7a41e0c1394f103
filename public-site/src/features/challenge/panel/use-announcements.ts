import { useEffect, useRef, useState } from 'react';
import type { LiveAnswer } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { type Announcement, announcements } from './announcements.ts';

/** At most one sentence in this time, ms (P12.2). */
const PACE = 10_000;

/** More would be out of date by the time they are announced. */
const MAX_WAITING = 5;

interface AnnouncementQueue {
  readonly add: (news: readonly Announcement[]) => void;
  readonly stop: () => void;
}

/** Announces one by one, the first at once; a newer announcement of an event replaces its waiting one. */
export function announcementQueue(say: (announcement: Announcement) => void): AnnouncementQueue {
  let waiting: Announcement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    const [first, ...rest] = waiting;
    waiting = rest;
    timer = first === undefined ? undefined : setTimeout(next, PACE);
    if (first !== undefined) say(first);
  }

  return {
    add(news) {
      const replaced = new Set(news.map(({ oid }) => oid));
      waiting = [...waiting.filter(({ oid }) => !replaced.has(oid)), ...news].slice(-MAX_WAITING);
      if (timer === undefined) next();
    },
    stop: () => clearTimeout(timer),
  };
}

interface Said {
  readonly nth: number;
  readonly text: string;
}

/** Sentences that stay on the page. */
const KEPT = 6;

/** The newest sentences since announcements were turned on; older results are not announced. */
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
      const sentence = { nth, text };
      setLog((known) => [...known, sentence].slice(-KEPT));
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
