import {
  describeRecord,
  type EventRef,
  formatBest,
  formatCategoryCode,
  formatDiscipline,
  formatHeight,
  formatListRank,
  formatMark,
  isMark,
  isVerticalJump,
  parseGroupUid,
  readEvent,
} from 'shared-domain';
import { formatEventOfCategory, formatTrialRound } from 'shared-domain/board';
import type { SpeakerAnswer } from 'shared-domain/contract';
import type { DeviceTrial } from 'shared-domain/live-input';
import { formatOrdinal } from '../finish/finish-words.ts';
import { formatPerson } from './say-notice.ts';
import type { SpeakerWords } from './speaker-text.ts';

type Event = SpeakerAnswer['events'][number];
type Form = SpeakerAnswer['forms'][number];
type Start = DeviceTrial['rows'][number];

/** Guests and athletes out of competition have places from here on. */
const MAX_PLACE = 1000;

/** What the next attempt takes: to lead, for the podium, to be among the eight, for a personal best, for each record. */
export function listNeeds(
  { field, rows }: Pick<Event, 'field' | 'rows'>,
  trial: DeviceTrial,
  kind: string,
  { start, words }: { readonly start: Start | undefined; readonly words: SpeakerWords },
): string[] {
  const { t, language } = words;
  const outlook = field?.outlook;
  if (outlook === undefined) return [];
  const leader = rows.find(({ rank, prf }) => rank === 1 && isMark(prf));
  const event = readEvent(trial, kind);
  const isLeading = outlook.rank === 1 && !outlook.needed.some(({ aim }) => aim === 'lead');
  return [
    isLeading && outlook.best !== undefined ? t('need.leads', { mark: formatHeight(outlook.best) }) : '',
    !isLeading && leader !== undefined ? t('need.leader', { mark: formatMark(leader.prf, event) }) : '',
    ...outlook.needed.map(({ aim, v, attempt, count }) => {
      const mark = formatHeight(v);
      const need = count === undefined ? t(`need.${aim}`, { mark }) : t('need.places.mark', { mark, count });
      const late = attempt === 1 || attempt === 2 ? ` ${t(`need.attempt.${attempt}`)}` : '';
      return `${need}${late}`;
    }),
    start?.pe?.pb === undefined ? '' : t('need.pb', { mark: formatBest(start.pe.pb, event) }),
    ...(outlook.records ?? []).map(({ v, ...record }) =>
      t('need.record', { record: describeRecord(record, language), mark: formatHeight(v) }),
    ),
  ].filter((need) => need !== '');
}

type Records = NonNullable<Event['records']>;

const listRecords = (records: Records = [], event: EventRef, { t, language }: SpeakerWords): string[] =>
  records.map(({ v, ...record }) =>
    t('need.record', { record: describeRecord(record, language), mark: formatBest(v, event) }),
  );

/** Who leads the combined event of a part, and what would be records of it. */
export function sayCombined(combined: Event['combined'], kind: string, words: SpeakerWords): string {
  const group = combined && parseGroupUid(combined.event);
  if (combined === undefined || group === undefined) return '';
  const event = readEvent(group, kind);
  const leaders = combined.leaders.map(
    (row) => `${formatListRank(row.rank, MAX_PLACE)} ${formatPerson(row)} ${formatMark(row.prf, event)}`,
  );
  const said = [...leaders, ...listRecords(combined.records, event, words)].join(' · ');
  return said === '' ? '' : words.t('need.combined', { event: formatDiscipline(event, words.language), said });
}

/** What a race or an event to come is about: who goes on by place, how many by time, the time to beat, and the records of those who start. */
export function listEventNeeds(
  { qualifying, records }: Pick<Event, 'qualifying' | 'records'>,
  trial: DeviceTrial,
  kind: string,
  words: SpeakerWords,
): string[] {
  const { t } = words;
  return [...listHeatNeeds(qualifying, trial, kind, t), ...listRecords(records, readEvent(trial, kind), words)];
}

function listHeatNeeds(
  qualifying: Event['qualifying'],
  trial: DeviceTrial,
  kind: string,
  t: SpeakerWords['t'],
): string[] {
  if (qualifying === undefined) return [];
  const { places, times, toBeat } = qualifying;
  return [
    places === 1 ? t('need.places.one') : places > 1 ? t('need.places', { count: places }) : '',
    times > 0 ? t('need.times', { count: times }) : '',
    toBeat === undefined ? '' : t('need.toBeat', { mark: formatBest(toBeat, readEvent(trial, kind)) }),
  ].filter((need) => need !== '');
}

const formatResult = (
  { rank, prf, qualified }: Form['others'][number],
  trial: DeviceTrial,
  kind: string,
  { language }: SpeakerWords,
): string =>
  [
    rank === undefined || rank >= MAX_PLACE ? '' : formatOrdinal(rank, language),
    formatMark(prf, readEvent(trial, kind)),
    qualified ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ');

/** What an athlete has done here before this trial. */
export const findForm = (forms: readonly Form[], trial: DeviceTrial, { row }: Start): Form | undefined =>
  forms.find((form) => form.trial === trial.oid && form.row === row);

/** An athlete in one line: club, category, bests, the best here, former rounds, other results of the day. */
export function listFacts(
  start: Start,
  trial: DeviceTrial,
  form: Form | undefined,
  {
    trials,
    kind,
    words,
  }: { readonly trials: readonly DeviceTrial[]; readonly kind: string; readonly words: SpeakerWords },
): string[] {
  const { t, language } = words;
  const event = readEvent(trial, kind);
  const find = (oid: string) => trials.find((one) => one.oid === oid);
  const { pb, sb } = start.pe ?? {};
  return [
    start.club ?? start.country ?? '',
    formatCategoryCode(start.category ?? trial.category, language) ?? '',
    pb === undefined ? '' : t('need.pb', { mark: formatBest(pb, event) }),
    sb === undefined || sb === pb ? '' : t('need.sb', { mark: formatBest(sb, event) }),
    form?.best === undefined || form.rounds.some(({ trial: round }) => round === form.best?.trial)
      ? ''
      : t('form.best', { mark: formatMark(form.best.prf, event) }),
    ...(form?.rounds ?? []).flatMap((result) => {
      const round = find(result.trial);
      if (round === undefined) return [];
      return t('form.round', {
        round: formatTrialRound(round, language).toLocaleLowerCase(language),
        result: formatResult(result, round, kind, words),
      });
    }),
    ...(form?.others ?? []).flatMap((result) => {
      const other = find(result.trial);
      if (other === undefined) return [];
      return t('form.round', {
        round: formatEventOfCategory(other, language),
        result: formatResult(result, other, kind, words),
      });
    }),
  ].filter((fact) => fact !== '');
}

const formatAttempt = (attempt: number | undefined, { t }: SpeakerWords): string =>
  attempt === undefined ? '' : attempt === 1 ? t('attempt.1') : t('attempt', { n: attempt });

/** Where a contest is: «barre 4.05», «3e essai». */
export function formatStep({ field }: Pick<Event, 'field'>, trial: DeviceTrial, words: SpeakerWords): string {
  if (!isVerticalJump(trial.g0)) return formatAttempt(field?.attempt, words);
  return field?.bar === undefined ? '' : words.t('bar', { height: formatHeight(field.bar) });
}

/** The attempt of an athlete at a bar: «2e essai». */
export const formatTurn = ({ field }: Pick<Event, 'field'>, trial: DeviceTrial, words: SpeakerWords): string =>
  isVerticalJump(trial.g0) ? formatAttempt(field?.attempt, words) : '';
