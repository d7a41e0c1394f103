import {
  type EventRef,
  formatRound,
  formatValue,
  formatWind,
  isTrackEvent,
  isUnder16Category,
  type Language,
  makeDateFormat,
  needsWind,
  readEvent,
  readRoundRule,
  TRIAL_STATUS,
} from 'shared-domain';
import type { Challenge, Trial } from 'shared-domain/contract';
import type { GatheredList } from '../gather.ts';
import type { Words } from '../words/words.ts';
import { resultTable } from './result-table.ts';
import type { Sheet } from './sheet.ts';
import { startTable } from './start-table.ts';

function describeState(gathered: GatheredList, { say }: Words): Sheet['state'] {
  const { status } = gathered.trial;
  if (status === TRIAL_STATUS.cancelled) return { text: say('state.cancelled'), tone: 'warn' };
  if (gathered.kind === 'starts') {
    return { text: say(gathered.entriesOf === undefined ? 'state.starts' : 'state.entries'), tone: 'plain' };
  }
  if (status === TRIAL_STATUS.official) return { text: say('state.official'), tone: 'ok' };
  return { text: say('state.unofficial'), tone: 'warn' };
}

function describeQualifying({ dets: { qualifying } }: Trial, event: EventRef, { say, count }: Words): string[] {
  if (qualifying === undefined) return [];
  const { places = 0, times = 0, wanted = 0, standard } = readRoundRule(qualifying, event);
  const parts = [
    standard === undefined ? '' : say('q.standard', { mark: formatValue(standard, event) }),
    places > 0 ? count('q.place', places) : '',
    times > 0 ? count('q.time', times) : '',
    wanted > 0 ? count('q.mark', wanted) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? [] : [parts.join(', ')];
}

function listTrialFacts(
  trial: Trial,
  { event, rows, kind }: { readonly event: EventRef; readonly rows: number; readonly kind: Sheet['kind'] },
  words: Words,
): string[] {
  const { wind } = trial.dets;
  const track = isTrackEvent(trial.g0);
  const air = kind === 'results' && track && needsWind(event);
  const shown = wind === undefined ? words.say('wind.unknown') : `${formatWind(wind)} m/s`;
  return [
    ...(air ? [words.say('wind', { wind: shown })] : []),
    ...describeQualifying(trial, event, words),
    words.count(kind === 'starts' ? 'rows.starts' : 'rows.results', rows),
  ];
}

/** Date and hour in the competition’s own zone (Q28). */
export function whenText(date: string | Date, tz: string, language: Language): string {
  const zoned = new Date(date);
  const day = makeDateFormat(language, { dateStyle: 'full', timeZone: tz }).format(zoned);
  const time = makeDateFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: tz }).format(zoned);
  return `${day}, ${time}`;
}

/** A gathered list in words. */
export function buildSheet(
  gathered: GatheredList,
  { kind: meeting, tz }: Pick<Challenge, 'kind' | 'tz'>,
  words: Words,
): Sheet {
  const { trial, kind } = gathered;
  const event = readEvent(trial, meeting);
  const rows = kind === 'starts' ? gathered.rows : gathered.list.rows;
  const body = kind === 'starts' ? startTable(gathered.rows, event, words) : resultTable(gathered.list, event, words);
  const entries = kind === 'starts' && gathered.entriesOf !== undefined;
  const label = entries ? words.say('state.entries') : formatRound(trial, words.language);
  const remarks = kind === 'starts' ? [] : (gathered.list.remarks ?? []);
  return {
    group: trial.group,
    gOID: trial.gOID,
    round: trial.round === 'c' && !entries ? trial.name : label,
    kind,
    when: whenText(trial.date, tz, words.language),
    facts: listTrialFacts(trial, { event, rows: rows.length, kind }, words),
    state: describeState(gathered, words),
    ...body,
    notes: [
      ...(trial.dets.comment === undefined ? [] : [trial.dets.comment]),
      ...remarks.map(({ text = '', rules = [] }) => [text, ...rules].filter((part) => part !== '').join(' – ')),
    ],
    again: words.say('again'),
    young: gathered.young || rows.some(({ category }) => isUnder16Category(category)),
  };
}
