import { formatDiscipline, formatHeight, formatListRank, formatMark, isMark, readEvent } from 'shared-domain';
import type { FieldEvent, LiveAnswer, ResultRow, TrackEvent } from 'shared-domain/contract';
import { selectLive } from '../../../components/live-board/select-live.ts';
import { findTeamName } from '../../../components/perf-table/cells/AthleteName.tsx';
import { formatCategoryText, formatRoundText } from '../../../components/trial-title.ts';
import type { Language, Translate } from '../../../locales/use-text.ts';

interface TextContext {
  readonly t: Translate;
  readonly language: Language;
}

/** `oid` is the event's, with ` bar` for the height: a later announcement with the same one replaces it while it waits. */
export interface Announcement {
  readonly oid: string;
  readonly text: string;
}

/** What is new since the previous answer: leaders of races and field events, and heights of the bar. */
export function findAnnouncements(before: LiveAnswer, after: LiveAnswer, context: TextContext): Announcement[] {
  const previousTexts = new Map(listAnnouncements(before, context).map(({ oid, text }) => [oid, text]));
  return listAnnouncements(after, context).filter(({ oid, text }) => previousTexts.get(oid) !== text);
}

function listAnnouncements(answer: LiveAnswer, context: TextContext): Announcement[] {
  const { trackEvents, fieldEvents } = selectLive(answer);
  return [
    ...trackEvents.flatMap((event) => toAnnouncements(event.oid, describeLeader(event, context))),
    ...fieldEvents.flatMap((event) => [
      ...toAnnouncements(event.oid, describeLeader(event, context)),
      ...toAnnouncements(`${event.oid} bar`, describeBar(event, context)),
    ]),
  ];
}

const toAnnouncements = (oid: string, text: string | undefined): Announcement[] =>
  text === undefined ? [] : [{ oid, text }];

type Event = TrackEvent | FieldEvent;

const formatEvent = (event: Event, { language }: TextContext): string =>
  [formatDiscipline(event, language), formatCategoryText(event.category, language), formatRoundText(event, language)]
    .filter(Boolean)
    .join(' ');

function describeLeader(event: Event, context: TextContext): string | undefined {
  const [first] = event.rows as readonly ResultRow[];
  if (first?.rank === undefined || !isMark(first.prf)) return undefined;
  return context.t('panel.say.result', {
    event: formatEvent(event, context),
    rank: formatListRank(first.rank, event.results),
    name: first.relay === undefined ? `${first.last} ${first.first}` : findTeamName(first),
    mark: formatMark(first.prf, readEvent(event)),
  });
}

function describeBar(event: FieldEvent, context: TextContext): string | undefined {
  if (event.bar === undefined) return undefined;
  return context.t('panel.say.bar', { event: formatEvent(event, context), height: formatHeight(event.bar) });
}
