import { useEffect, useRef, useState } from 'react';
import type { LiveAnswer } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { type Announcement, findAnnouncements } from './announcements.ts';

/** At most one sentence in this time, ms (P12.2). */
const ANNOUNCEMENT_INTERVAL_MS = 10_000;

/** More would be out of date by the time they are announced. */
const MAX_WAITING = 5;

interface AnnouncementQueue {
  readonly add: (announcements: readonly Announcement[]) => void;
  readonly stop: () => void;
}

/** Announces one by one, the first at once; a newer announcement of an event replaces its waiting one. */
export function createAnnouncementQueue(announce: (announcement: Announcement) => void): AnnouncementQueue {
  let pending: Announcement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function announceNext(): void {
    const [announcement, ...rest] = pending;
    pending = rest;
    timer = announcement === undefined ? undefined : setTimeout(announceNext, ANNOUNCEMENT_INTERVAL_MS);
    if (announcement !== undefined) announce(announcement);
  }

  return {
    add(announcements) {
      const replacedIds = new Set(announcements.map(({ oid }) => oid));
      pending = [...pending.filter(({ oid }) => !replacedIds.has(oid)), ...announcements].slice(-MAX_WAITING);
      if (timer === undefined) announceNext();
    },
    stop: () => clearTimeout(timer),
  };
}

interface Sentence {
  readonly nth: number;
  readonly text: string;
}

/** Sentences that stay on the page. */
const MAX_SENTENCES = 6;

/** The newest sentences since announcements were turned on; older results are not announced. */
export function useAnnouncements(answer: LiveAnswer | undefined, isOn: boolean): readonly Sentence[] {
  const { t, language } = useText();
  const [log, setLog] = useState<readonly Sentence[]>([]);
  const queue = useRef<AnnouncementQueue>(undefined);
  const previousAnswer = useRef<LiveAnswer>(undefined);

  useEffect(() => {
    if (!isOn) return undefined;
    let nth = 0;
    queue.current = createAnnouncementQueue(({ text }) => {
      nth += 1;
      const sentence = { nth, text };
      setLog((previous) => [...previous, sentence].slice(-MAX_SENTENCES));
    });
    return () => {
      queue.current?.stop();
      queue.current = undefined;
      previousAnswer.current = undefined;
      setLog([]);
    };
  }, [isOn]);

  useEffect(() => {
    if (!isOn || answer === undefined) return;
    if (previousAnswer.current !== undefined)
      queue.current?.add(findAnnouncements(previousAnswer.current, answer, { t, language }));
    previousAnswer.current = answer;
  }, [isOn, answer, t, language]);

  return log;
}
