import { formatDiscipline, formatHeight, formatMark, formatRank, isMark, readEvent } from 'shared-domain';
import type { FieldEvent, LiveAnswer, ResultRow, TrackEvent } from 'shared-domain/contract';
import { selectLive } from '../../../components/live-board/select-live.ts';
import { teamName } from '../../../components/perf-table/cells/AthleteName.tsx';
import { categoryText, roundText } from '../../../components/trial-title.ts';
import type { Language, Translate } from '../../../locales/use-text.ts';

interface Speaking {
  readonly t: Translate;
  readonly language: Language;
}

/** `oid` is the event's, with ` bar` for the height: a later announcement with the same one replaces it while it waits. */
export interface Announcement {
  readonly oid: string;
  readonly text: string;
}

/** What is new since the previous answer: leaders of races and field events, and heights of the bar. */
export function announcements(before: LiveAnswer, after: LiveAnswer, speaking: Speaking): Announcement[] {
  const was = new Map(spoken(before, speaking).map(({ oid, text }) => [oid, text]));
  return spoken(after, speaking).filter(({ oid, text }) => was.get(oid) !== text);
}

function spoken(answer: LiveAnswer, speaking: Speaking): Announcement[] {
  const { trackEvents, fieldEvents } = selectLive(answer);
  return [
    ...trackEvents.flatMap((event) => announce(event.oid, leader(event, speaking))),
    ...fieldEvents.flatMap((event) => [
      ...announce(event.oid, leader(event, speaking)),
      ...announce(`${event.oid} bar`, barOf(event, speaking)),
    ]),
  ];
}

const announce = (oid: string, text: string | undefined): Announcement[] => (text === undefined ? [] : [{ oid, text }]);

type Event = TrackEvent | FieldEvent;

const nameOf = (event: Event, { language }: Speaking): string =>
  [formatDiscipline(event, language), categoryText(event.category, language), roundText(event, language)]
    .filter(Boolean)
    .join(' ');

function leader(event: Event, speaking: Speaking): string | undefined {
  const [first] = event.rows as readonly ResultRow[];
  if (first?.rank === undefined || !isMark(first.prf)) return undefined;
  return speaking.t('panel.say.result', {
    event: nameOf(event, speaking),
    rank: formatRank(first.rank),
    name: first.relay === undefined ? `${first.last} ${first.first}` : teamName(first),
    mark: formatMark(first.prf, readEvent(event)),
  });
}

function barOf(event: FieldEvent, speaking: Speaking): string | undefined {
  if (event.bar === undefined) return undefined;
  return speaking.t('panel.say.bar', { event: nameOf(event, speaking), height: formatHeight(event.bar) });
}
