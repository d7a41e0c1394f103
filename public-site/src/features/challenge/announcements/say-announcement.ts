import {
  describeRecord,
  formatLocalTime,
  formatMark,
  formatWind,
  isMark,
  isSeasonLead,
  needsWind,
  readEntryEvent,
  readEvent,
  speakMark,
  speakWind,
} from 'shared-domain';
import type { Challenge, Notice, Trial } from 'shared-domain/contract';
import { findTeamName } from '../../../components/perf-table/cells/AthleteName.tsx';
import { formatCategoryText, formatPlainEvent, formatRoundText } from '../../../components/trial-title.ts';
import type { Language } from '../../../locales/use-text.ts';
import type { AnnouncementTranslate } from './use-announcement-text.ts';

interface Words {
  readonly text: AnnouncementTranslate;
  readonly language: Language;
  readonly kind: Challenge['kind'];
  readonly tz: string;
}

type Person = Notice['who'][number];

/** Kinds whose wind is said. */
const WITH_WIND: readonly Notice['kind'][] = ['result', 'leader', 'best', 'record'];

/** A sentence as it is read, and as a voice says it: with the units of marks and wind (Q28). */
export interface SaidAnnouncement {
  readonly text: string;
  readonly spoken: string;
}

type Way = keyof SaidAnnouncement;

/** «1. VALMOREL Inès 11.58»; a voice says «11 secondes 58». */
function sayPerson({ rank, prf, ...row }: Person, trial: Trial, { kind, language }: Words, way: Way): string {
  const name = row.relay === undefined ? `${row.last} ${row.first}`.trim() : findTeamName(row as never);
  const event = readEvent(trial, kind);
  const mark = !isMark(prf) ? '' : way === 'text' ? formatMark(prf, event) : speakMark(prf, event, language);
  return [rank === undefined || rank >= 1000 ? '' : `${rank}.`, name, mark].filter((part) => part !== '').join(' ');
}

/** The sentence for a record; «meilleure performance» is feminine, «record» is not. */
function findRecordKey(record: Notice['record']) {
  if (record?.relation !== 'equals') return 'say.record.beats';
  return isSeasonLead(record.kind) ? 'say.record.equals.f' : 'say.record.equals';
}

/** A notice as one sentence, with the word that says how sure it is. */
export const sayAnnouncement = (notice: Notice, trial: Trial, words: Words): SaidAnnouncement => ({
  text: sayIn('text', notice, trial, words),
  spoken: sayIn('spoken', notice, trial, words),
});

function sayIn(way: Way, notice: Notice, trial: Trial, words: Words): string {
  const { text, language, tz } = words;
  const { kind, who, record, start } = notice;
  const event = [
    formatPlainEvent(trial, language, words.kind),
    formatCategoryText(readEntryEvent(trial), language),
    formatRoundText(trial, language, words.kind),
  ]
    .filter(Boolean)
    .join(' ');
  const [first] = who;
  const wind = first?.wind ?? trial.dets.wind;
  const isWindy = wind !== undefined && WITH_WIND.includes(kind) && needsWind(readEvent(trial, words.kind));
  const people = who.map((person) => sayPerson(person, trial, words, way)).join(', ');
  const sayWind = (w: number) => (way === 'text' ? text('say.wind', { wind: formatWind(w) }) : speakWind(w, language));
  const values = {
    event,
    certainty: text(`cert.${notice.certainty}`),
    who: isWindy ? `${people}, ${sayWind(wind)}` : people,
    record: record === undefined ? '' : describeRecord(record, language),
    time: start === undefined ? '' : formatLocalTime(start, tz),
  };
  if (kind === 'record') return text(findRecordKey(record), values);
  if (kind === 'result' && first === undefined) return text('say.result.nobody', values);
  return text(`say.${kind}`, values);
}
