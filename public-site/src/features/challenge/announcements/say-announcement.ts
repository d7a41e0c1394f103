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

/** «1. VALMOREL Inès 11.58». */
function sayPerson({ rank, prf, ...row }: Person, trial: Trial, { kind }: Words): string {
  const name = row.relay === undefined ? `${row.last} ${row.first}`.trim() : findTeamName(row as never);
  const mark = isMark(prf) ? formatMark(prf, readEvent(trial, kind)) : '';
  return [rank === undefined || rank >= 1000 ? '' : `${rank}.`, name, mark].filter((part) => part !== '').join(' ');
}

/** The sentence for a record; «meilleure performance» is feminine, «record» is not. */
function findRecordKey(record: Notice['record']) {
  if (record?.relation !== 'equals') return 'say.record.beats';
  return isSeasonLead(record.kind) ? 'say.record.equals.f' : 'say.record.equals';
}

/** A notice as one sentence, with the word that says how sure it is. */
export function sayAnnouncement(notice: Notice, trial: Trial, words: Words): string {
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
  const people = who.map((person) => sayPerson(person, trial, words)).join(', ');
  const values = {
    event,
    certainty: text(`cert.${notice.certainty}`),
    who: isWindy ? `${people}, ${text('say.wind', { wind: formatWind(wind) })}` : people,
    record: record === undefined ? '' : describeRecord(record, language),
    time: start === undefined ? '' : formatLocalTime(start, tz),
  };
  if (kind === 'record') return text(findRecordKey(record), values);
  if (kind === 'result' && first === undefined) return text('say.result.nobody', values);
  return text(`say.${kind}`, values);
}
