import {
  describeRecord,
  formatBestKind,
  formatDistance,
  formatListRank,
  formatMark,
  formatWind,
  isMark,
  isSeasonLead,
  needsWind,
  readEvent,
} from 'shared-domain';
import type { Notice } from 'shared-domain/contract';
import type { DeviceTrial } from 'shared-domain/live-input';
import { formatSaidEvent } from './said-event.ts';
import type { SpeakerWords } from './speaker-text.ts';

/** A notice in words: what it says, the figure that is said aloud, what stands below. */
export interface SaidNotice {
  readonly title: string;
  readonly figure?: string | undefined;
  readonly wind?: string | undefined;
  readonly lines: readonly string[];
  /** Why it is not said aloud; undefined for one that is. */
  readonly isHeldBack: boolean;
}

type Person = Notice['who'][number];

/** «VALMOREL Inès», a relay team by its name. */
export const formatPerson = ({ last, first, relay, club, country }: Person): string =>
  relay === undefined ? `${last.toUpperCase()} ${first}`.trim() : last || club || country || '';

const formatBib = (person: Person): string =>
  [person.bib, formatPerson(person)].filter((part) => part !== undefined && part !== '').join(' ');

function findTitle(notice: Notice, event: string, { t, language, formatTime }: SpeakerWords): string {
  const { kind, who, record, certainty, start } = notice;
  const names = who.map(formatPerson).join(', ');
  const best = who[0]?.pe;
  switch (kind) {
    case 'result': {
      const [first] = who;
      if (first === undefined) return t('say.result.nobody', { event });
      const said = best && [
        formatBestKind(best.k, language),
        best.v === undefined ? undefined : formatDistance(best.v),
      ];
      return t('say.result', {
        event,
        who: [formatPerson(first), said?.filter(Boolean).join(' ')].filter(Boolean).join(', '),
      });
    }
    case 'leader':
      return t('say.leader', { event, who: names });
    case 'best':
      return t('say.best', { event, who: names, best: formatBestKind('PB', language) });
    case 'record': {
      const described = record === undefined ? '' : describeRecord(record, language);
      const form = certainty === 'possible' ? 'possible' : (record?.relation ?? 'beats');
      // «Meilleure performance» is feminine, «record» is not.
      const isFeminine = form === 'equals' && record !== undefined && isSeasonLead(record.kind);
      return t(isFeminine ? 'say.record.equals.f' : `say.record.${form}`, { event, record: described });
    }
    case 'lost':
      return t('say.lost', { event, record: record === undefined ? '' : describeRecord(record, language) });
    case 'delay':
      return t('say.delay', { event, time: formatTime(start ?? notice.at) });
    default:
      return t(`say.${kind}`, { event });
  }
}

/** Kinds that are about one mark, which is said large. */
const WITH_FIGURE: readonly Notice['kind'][] = ['result', 'leader', 'best', 'record', 'correction'];

/** Writes a notice. */
export function sayNotice(notice: Notice, trial: DeviceTrial, kind: string, words: SpeakerWords): SaidNotice {
  const { t, formatTime } = words;
  const { who, count, record, certainty, text, until, why } = notice;
  const event = readEvent(trial, kind);
  const [first, ...others] = who;
  const isFigured = first !== undefined && WITH_FIGURE.includes(notice.kind) && who.length > 0;
  const write = (person: Person) =>
    [
      formatListRank(person.rank, trial.results),
      formatPerson(person),
      person.qualified,
      isMark(person.prf) ? formatMark(person.prf, event) : '',
    ]
      .filter((part) => part !== undefined && part !== '')
      .join(' ');
  const wind = first?.wind ?? trial.dets.wind;
  const listed =
    notice.kind === 'result' || notice.kind === 'best' ? others : WITH_FIGURE.includes(notice.kind) ? [] : who;
  const isListed = notice.kind === 'qualified' || notice.kind === 'waiting' || notice.kind === 'best';
  const more = isListed ? count - who.length : 0;
  const isHeldBack = notice.kind === 'record' && record?.isTold !== true;
  const gaps = (record?.missing ?? []).map((gap) => t(`gap.${gap}`)).join(', ');
  const lines = [
    notice.kind === 'record' || notice.kind === 'correction' || notice.kind === 'protest'
      ? who.map(formatBib).join(', ')
      : '',
    notice.kind === 'protest' ? '' : listed.map(write).join(' · '),
    more > 0 ? t('say.others', { count: more }) : '',
    notice.kind === 'delay' ? t('say.delay.was', { time: formatTime(trial.date) }) : '',
    text ?? '',
    why ?? '',
    until === undefined ? '' : t('say.until', { time: formatTime(until) }),
    !isHeldBack ? '' : certainty === 'possible' && gaps !== '' ? t('say.missing', { gaps }) : t('say.untold'),
  ];
  return {
    title: findTitle(notice, formatSaidEvent(trial, words), words),
    ...(isFigured && first !== undefined && { figure: formatMark(first.prf, event) }),
    ...(isFigured && wind !== undefined && needsWind(event) && { wind: t('say.wind', { wind: formatWind(wind) }) }),
    lines: lines.filter((line) => line !== ''),
    isHeldBack,
  };
}
