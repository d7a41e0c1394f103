import {
  type EventRef,
  formatDiscipline,
  formatRound,
  formatValue,
  formatWind,
  isTrackEvent,
  isUnder16Category,
  type Language,
  needsWind,
  readEvent,
  readRoundRule,
  TRIAL_STATUS,
} from 'shared-domain';
import type { Challenge, Trial } from 'shared-domain/contract';
import type { GatheredList } from '../gather.ts';
import { groupText } from './group-text.ts';
import { resultTable } from './result-table.ts';
import type { Sheet } from './sheet.ts';
import { startTable } from './start-table.ts';
import { countText, qualifyingText, SHEET_WORDS } from './words.ts';

function describeState(gathered: GatheredList, language: Language): Sheet['state'] {
  const words = SHEET_WORDS[language];
  const { status } = gathered.trial;
  if (status === TRIAL_STATUS.cancelled) return { text: words.cancelled, tone: 'warn' };
  if (gathered.kind === 'starts') {
    return { text: gathered.entriesOf === undefined ? words.start : words.entries, tone: 'plain' };
  }
  if (status === TRIAL_STATUS.official) return { text: words.official, tone: 'ok' };
  return { text: words.provisional, tone: 'warn' };
}

function describeQualifying({ dets: { qualifying } }: Trial, event: EventRef, language: Language): string[] {
  if (qualifying === undefined) return [];
  const { places = 0, times = 0, wanted = 0, standard } = readRoundRule(qualifying, event);
  const { colon, orBetter } = SHEET_WORDS[language];
  const parts = [
    standard === undefined ? '' : `Q${colon}${formatValue(standard, event)} m ${orBetter}`,
    places > 0 ? `Q${colon}${qualifyingText('places', places, language)}` : '',
    times > 0 ? `q${colon}${qualifyingText('times', times, language)}` : '',
    wanted > 0 ? `q${colon}${qualifyingText('wanted', wanted, language)}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? [] : [parts.join(', ')];
}

interface Counted {
  readonly kind: Sheet['kind'];
  readonly rows: number;
}

function listTrialFacts(trial: Trial, event: EventRef, { kind, rows }: Counted, language: Language): string[] {
  const words = SHEET_WORDS[language];
  const { wind } = trial.dets;
  const track = isTrackEvent(trial.g0);
  const air = kind === 'results' && track && needsWind(event);
  return [
    ...(air ? [`${words.wind}${words.colon}${wind === undefined ? words.noWind : `${formatWind(wind)} m/s`}`] : []),
    ...describeQualifying(trial, event, language),
    countText(rows, kind, language),
  ];
}

/** Date and hour in the competition’s own zone (Q28). */
export function whenText(date: string | Date, tz: string, language: Language): string {
  const { locale } = SHEET_WORDS[language];
  const zoned = new Date(date);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: tz }).format(zoned);
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: tz }).format(zoned);
  return `${day}, ${time}`;
}

/** A part of a combined event: named by its competition as it was sent, in another language by its discipline. */
function namePart(trial: Trial, language: Language): string {
  if (language === 'fr') return trial.name;
  const pool = trial.heats > 1 ? `, ${formatRound(trial, language)}` : '';
  return `${groupText(trial, language)} – ${formatDiscipline(trial, language)}${pool}`;
}

/** A gathered list in words. */
export function buildSheet(
  gathered: GatheredList,
  { kind: meeting, tz }: Pick<Challenge, 'kind' | 'tz'>,
  language: Language,
): Sheet {
  const { trial, kind } = gathered;
  const event = readEvent(trial, meeting);
  const rows = kind === 'starts' ? gathered.rows : gathered.list.rows;
  const body =
    kind === 'starts' ? startTable(gathered.rows, event, language) : resultTable(gathered.list, event, language);
  const entries = kind === 'starts' && gathered.entriesOf !== undefined;
  const label = entries ? SHEET_WORDS[language].entries : formatRound(trial, language);
  const remarks = kind === 'starts' ? [] : (gathered.list.remarks ?? []);
  return {
    language,
    group: groupText(trial, language),
    gOID: trial.gOID,
    round: trial.round === 'c' && !entries ? namePart(trial, language) : label,
    kind,
    when: whenText(trial.date, tz, language),
    facts: listTrialFacts(trial, event, { kind, rows: rows.length }, language),
    state: describeState(gathered, language),
    ...body,
    notes: [
      ...(trial.dets.comment === undefined ? [] : [trial.dets.comment]),
      ...remarks.map(({ text = '', rules = [] }) => [text, ...rules].filter((part) => part !== '').join(' – ')),
    ],
    young: gathered.young || rows.some(({ category }) => isUnder16Category(category)),
  };
}
