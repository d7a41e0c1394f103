import {
  type EventRecord,
  type EventRef,
  findStartTime,
  formatDiscipline,
  formatRecordKind,
  formatRound,
  formatTrialGroup,
  formatValue,
  formatWind,
  isTrackEvent,
  isUnder16Category,
  type Language,
  listRecordFacts,
  makeDateFormat,
  needsWind,
  readEvent,
  readRoundRule,
  TRIAL_STATUS,
} from 'shared-domain';
import type { Challenge, Trial } from 'shared-domain/contract';
import type { GatheredList } from '../gather.ts';
import { buildResultTable } from './result-table.ts';
import type { Sheet } from './sheet.ts';
import { buildStartTable } from './start-table.ts';
import { formatCount, formatQualifying, formatRange, SHEET_WORDS } from './words.ts';

function describeState(gathered: GatheredList, language: Language): Sheet['state'] {
  const words = SHEET_WORDS[language];
  const { status } = gathered.trial;
  if (status === TRIAL_STATUS.cancelled) return { text: words.cancelled, tone: 'warn' };
  if (gathered.kind === 'starts') {
    return { text: gathered.entryGroupUid === undefined ? words.startListState : words.entries, tone: 'plain' };
  }
  if (status === TRIAL_STATUS.official) return { text: words.official, tone: 'ok' };
  return { text: words.unofficial, tone: 'warn' };
}

function describeQualifying({ dets: { qualifying } }: Trial, event: EventRef, language: Language): string[] {
  if (qualifying === undefined) return [];
  const { places = 0, times = 0, wanted = 0, standard } = readRoundRule(qualifying, event);
  const { colon, orBetter } = SHEET_WORDS[language];
  const parts = [
    standard === undefined ? '' : `Q${colon}${formatValue(standard, event)} m ${orBetter}`,
    places > 0 ? `Q${colon}${formatQualifying('places', places, language)}` : '',
    times > 0 ? `q${colon}${formatQualifying('times', times, language)}` : '',
    wanted > 0 ? `q${colon}${formatQualifying(standard === undefined ? 'marks' : 'rest', wanted, language)}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? [] : [parts.join(', ')];
}

interface ListSize {
  readonly kind: Sheet['kind'];
  readonly rows: number;
}

function listTrialFacts(trial: Trial, event: EventRef, { kind, rows }: ListSize, language: Language): string[] {
  const words = SHEET_WORDS[language];
  const { wind } = trial.dets;
  const isTrack = isTrackEvent(trial.g0);
  const hasWind = kind === 'results' && isTrack && needsWind(event);
  return [
    ...(hasWind ? [`${words.wind}${words.colon}${wind === undefined ? words.noWind : `${formatWind(wind)} m/s`}`] : []),
    ...describeQualifying(trial, event, language),
    formatCount(rows, kind === 'starts' ? 'entries' : 'results', language),
  ];
}

/**
 * Date and time in the competition’s own zone (Q28).
 * @example formatDateTime('2026-06-01T12:00:00Z', 'Europe/Paris', 'fr') // 'lundi 1er juin 2026, 14:00'
 */
export function formatDateTime(date: string | Date, tz: string, language: Language): string {
  const moment = new Date(date);
  const day = makeDateFormat(language, { dateStyle: 'full', timeZone: tz }).format(moment);
  const time = makeDateFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: tz }).format(moment);
  return `${day}, ${time}`;
}

/** The name of a part of a combined event: in French as it was sent, in English built from its discipline. */
function formatPartName(trial: Trial, language: Language): string {
  if (language === 'fr') return trial.name;
  const pool = trial.heats > 1 ? `, ${formatRound(trial, language)}` : '';
  return `${formatTrialGroup(trial, language)} – ${formatDiscipline(trial, language)}${pool}`;
}

/** @example 'MR 10.42 · A. Dupont · 2019' */
const formatRecord = (record: EventRecord, event: EventRef, language: Language): string =>
  `${formatRecordKind(record.kind, language)} ${listRecordFacts(record, event).join(' · ')}`;

/** Formats all texts of a list. */
export function buildSheet(
  gathered: GatheredList,
  { kind: competitionKind, tz }: Pick<Challenge, 'kind' | 'tz'>,
  language: Language,
): Sheet {
  const { trial, kind } = gathered;
  const event = readEvent(trial, competitionKind);
  const rows = kind === 'starts' ? gathered.rows : gathered.list.rows;
  const table =
    kind === 'starts'
      ? buildStartTable(gathered.rows, event, language)
      : buildResultTable(gathered.list, event, language, gathered.range?.total);
  const isEntryList = kind === 'starts' && gathered.entryGroupUid !== undefined;
  const label = isEntryList ? SHEET_WORDS[language].entries : formatRound(trial, language);
  const records = kind === 'starts' ? gathered.records : (gathered.list.records ?? []);
  const remarks = kind === 'starts' ? [] : (gathered.list.remarks ?? []);
  return {
    language,
    group: formatTrialGroup(trial, language),
    gOID: trial.gOID,
    round: trial.round === 'c' && !isEntryList ? formatPartName(trial, language) : label,
    kind,
    dateText: formatDateTime(findStartTime(trial), tz, language),
    facts: [
      ...listTrialFacts(trial, event, { kind, rows: gathered.range?.total ?? rows.length }, language),
      ...(gathered.range === undefined ? [] : [formatRange(gathered.range, language)]),
    ],
    state: describeState(gathered, language),
    ...table,
    notes: [
      ...records.map((record) => formatRecord(record, event, language)),
      ...(trial.dets.comment === undefined ? [] : [trial.dets.comment]),
      ...remarks.map(({ text = '', rules = [] }) => [text, ...rules].filter((part) => part !== '').join(' – ')),
    ],
    hasUnder16: gathered.hasUnder16 || rows.some(({ category }) => isUnder16Category(category)),
  };
}
