import type { Announcement } from './announcements.ts';

/** A voice is given one sentence in this time, ms (P12.2). */
const PACE = 10_000;

/** More than these would be old by the time they are said. */
const MAX_WAITING = 5;

export interface AnnouncementQueue {
  readonly add: (news: readonly Announcement[]) => void;
  readonly stop: () => void;
}

/** Gives news out one by one, the first at once; newer news of an event take the place of what still waits. */
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
