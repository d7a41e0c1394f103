import { useEffect, useRef, useState } from 'react';
import type { AnnouncementsAnswer, Challenge } from 'shared-domain/contract';
import { useAnnouncementsQuery } from '../../../api/challenge-endpoints.ts';
import { useFollowed } from '../../../components/follow/use-followed.ts';
import { useFreshness } from '../../../components/freshness.ts';
import { useDeviceValue } from '../../../components/use-device-value.ts';
import {
  type AnnouncementChoice,
  EVERYTHING,
  isChosen,
  readAnnouncementChoice,
  storeAnnouncementChoice,
} from './announcement-choice.ts';
import { type SaidAnnouncement, sayAnnouncement } from './say-announcement.ts';
import { useAnnouncementText } from './use-announcement-text.ts';

/** At most one sentence in this time, ms (P12.2). */
const ANNOUNCEMENT_INTERVAL_MS = 10_000;

/** More would be out of date by the time they are announced. */
const MAX_WAITING = 5;

/** `about`: what it is about: a later announcement about the same replaces it while it waits. */
export interface Announcement extends SaidAnnouncement {
  readonly id: string;
  readonly about: string;
}

/** One of the list; `at`: when it came to be, ISO 8601. */
export interface ListedAnnouncement extends Announcement {
  readonly at: string;
}

interface AnnouncementQueue {
  readonly add: (announcements: readonly Announcement[]) => void;
  /** What waits and no longer holds is not said. */
  readonly keep: (ids: ReadonlySet<string>) => void;
  readonly stop: () => void;
}

/** Announces one by one, the first at once; a newer announcement about the same replaces its waiting one. */
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
      const replaced = new Set(announcements.map(({ about }) => about));
      pending = [...pending.filter(({ about }) => !replaced.has(about)), ...announcements].slice(-MAX_WAITING);
      if (timer === undefined) announceNext();
    },
    keep(ids) {
      pending = pending.filter(({ id }) => ids.has(id));
    },
    stop: () => clearTimeout(timer),
  };
}

/** The reader's choice, kept on the device. */
export function useAnnouncementChoice() {
  const [choice, setChoice] = useState(readAnnouncementChoice);
  const choose = (next: AnnouncementChoice) => {
    setChoice(next);
    storeAnnouncementChoice(next);
  };
  return [useDeviceValue(choice, EVERYTHING), choose] as const;
}

/** What is announced, newest first, as far as the reader chose it, in sentences. */
export function useChosenAnnouncements(challenge: Challenge, choice: AnnouncementChoice, isAsked: boolean) {
  const { pollingInterval } = useFreshness();
  const query = useAnnouncementsQuery(challenge.oid, { pollingInterval, skip: !isAsked });
  const { data: answer } = query;
  const followed = useFollowed();
  const { t: text, language } = useAnnouncementText();
  const trials = new Map(answer?.trials.map((trial) => [trial.oid, trial]));
  const announcements = (answer?.notices ?? []).flatMap((notice): ListedAnnouncement[] => {
    const trial = trials.get(notice.trial);
    if (trial === undefined || !isChosen(notice, trial, choice, followed)) return [];
    const { kind, tz } = challenge;
    const about = `${notice.trial} ${notice.kind} ${notice.kind === 'result' ? '' : notice.id}`;
    return [{ id: notice.id, at: notice.at, about, ...sayAnnouncement(notice, trial, { text, language, kind, tz }) }];
  });
  return { query, answer, announcements };
}

interface Arrivals {
  readonly known: ReadonlySet<string>;
  readonly latest: ReadonlySet<string>;
}

/** What came last while the page was open; what was there when it was opened is not new. */
export function useLatestArrivals(answer: AnnouncementsAnswer | undefined): ReadonlySet<string> {
  const [{ known, latest }, setArrivals] = useState<Partial<Arrivals>>({});
  const ids = answer?.notices.map(({ id }) => id) ?? [];
  const fresh = ids.filter((id) => known?.has(id) !== true);
  if (answer !== undefined && (known === undefined || fresh.length > 0))
    setArrivals({ known: new Set([...(known ?? []), ...fresh]), latest: new Set(known === undefined ? [] : fresh) });
  return latest ?? new Set();
}

export interface SpokenSentence extends SaidAnnouncement {
  readonly nth: number;
}

/** Sentences that stay on the page. */
const MAX_SENTENCES = 6;

/** The newest sentences since announcements were turned on; what was announced before is not said again. */
export function useSpokenAnnouncements(
  announcements: readonly Announcement[],
  answer: AnnouncementsAnswer | undefined,
  isOn: boolean,
): readonly SpokenSentence[] {
  const [log, setLog] = useState<readonly SpokenSentence[]>([]);
  const queue = useRef<AnnouncementQueue>(undefined);
  const known = useRef<Set<string>>(undefined);

  useEffect(() => {
    if (!isOn) return undefined;
    let nth = 0;
    queue.current = createAnnouncementQueue(({ text, spoken }) => {
      nth += 1;
      const sentence = { nth, text, spoken };
      setLog((previous) => [...previous, sentence].slice(-MAX_SENTENCES));
    });
    return () => {
      queue.current?.stop();
      queue.current = undefined;
      known.current = undefined;
      setLog([]);
    };
  }, [isOn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentences follow from the answer; another choice or language is no news
  useEffect(() => {
    if (!isOn || answer === undefined) return;
    const { current: before } = known;
    const ids = answer.notices.map(({ id }) => id);
    known.current = new Set([...(before ?? []), ...ids]);
    queue.current?.keep(new Set(ids));
    if (before !== undefined) queue.current?.add(announcements.filter(({ id }) => !before.has(id)).toReversed());
  }, [isOn, answer]);

  return log;
}
