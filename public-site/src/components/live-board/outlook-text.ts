import {
  createMark,
  describeRecord,
  type EventRef,
  formatHeight,
  formatMark,
  formatPlace,
  isVerticalJump,
  speakHeight,
} from 'shared-domain';
import type { FieldEvent } from 'shared-domain/contract';
import type { Language, Translate } from '../../locales/use-text.ts';

type Outlook = NonNullable<FieldEvent['outlook']>;

interface TextContext {
  readonly t: Translate;
  readonly language: Language;
}

/** Distances and heights are written for the eye, `7.71`, or in words for the ear, «7 mètres 71». */
type WriteMark = (mm: number) => string;

/** «3e avec 7.02», «En tête avec 7.02», «À égalité en tête avec 7.02»; undefined without a mark. */
export function formatStanding(
  { rank, best, needed }: Outlook,
  { t, language }: TextContext,
  write: WriteMark = formatHeight,
) {
  if (rank === undefined || best === undefined) return undefined;
  const mark = write(best);
  if (rank > 1) return t('outlook.place', { place: formatPlace(rank, language), mark });
  const isShared = needed.some(({ aim }) => aim === 'lead');
  return t(isShared ? 'outlook.sharesLead' : 'outlook.leads', { mark });
}

const ATTEMPT_KEYS = { 1: 'outlook.attempt.1', 2: 'outlook.attempt.2' } as const;

/** What it takes for each aim: «7.71» and «pour mener», at a height with its last attempt, «au premier essai, pour mener». */
export function listNeeded({ needed }: Outlook, { t }: TextContext, write: WriteMark = formatHeight) {
  return needed.map(({ aim, v, attempt, count }) => {
    const key = attempt === undefined ? undefined : ATTEMPT_KEYS[attempt as keyof typeof ATTEMPT_KEYS];
    const aimText = count === undefined ? t(`outlook.${aim}`) : t('outlook.places', { count });
    return { key: `${aim} ${count}`, mark: write(v), text: [key && t(key), aimText].filter(Boolean).join(' ') };
  });
}

/** What would be a record: «2.01» and «= record de la réunion». */
export function listRecordMarks(
  { records = [] }: Outlook,
  { t, language }: TextContext,
  write: WriteMark = formatHeight,
) {
  return records.map(({ v, ...record }) => ({
    key: `${record.kind} ${record.scope} ${record.event}`,
    mark: write(v),
    text: t('outlook.record', { record: describeRecord(record, language) }),
  }));
}

/** «BRÉLONI Mathilde 6.20», of a failure «… échoue à 1.84» or «… : essai nul»; undefined before the first attempt. */
export function formatLastAttempt({ last }: Outlook, event: EventRef, { t }: TextContext) {
  if (last === undefined) return undefined;
  const name = `${last.athlete.last} ${last.athlete.first}`.trim();
  const mark = last.v === undefined ? '' : formatMark(createMark(last.v, 'mm'), event);
  if (!isVerticalJump(event.g0)) return last.r === 'o' ? `${name} ${mark}` : t('outlook.foul', { name });
  return t(last.r === 'o' ? 'outlook.cleared' : 'outlook.failed', { name, height: mark });
}

/** «DORVAISIER Maëlle, SANLONI Naïma». */
export const formatFollowing = ({ following }: Outlook): string | undefined =>
  following.length === 0 ? undefined : following.map(({ last, first }) => `${last} ${first}`.trim()).join(', ');

/** One sentence for a screen reader: who, which attempt, the bar, the place, and what it takes. */
export function speakTurn(event: FieldEvent, context: TextContext): string | undefined {
  const { athlete, attempt, bar, outlook } = event;
  if (athlete === undefined) return undefined;
  const { t, language } = context;
  const speak: WriteMark = (mm) => speakHeight(mm, language);
  const parts = [
    `${athlete.last} ${athlete.first}`.trim(),
    attempt === undefined ? undefined : t('outlook.say.attempt', { n: attempt }),
    bar === undefined ? undefined : t('outlook.say.bar', { height: speak(bar) }),
    outlook && formatStanding(outlook, context, speak)?.toLowerCase(),
    ...(outlook === undefined ? [] : listNeeded(outlook, context, speak).map(({ mark, text }) => `${mark} ${text}`)),
    ...(outlook === undefined
      ? []
      : listRecordMarks(outlook, context, speak).map(({ mark, text }) => `${mark} ${text}`)),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
