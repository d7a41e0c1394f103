import {
  type EventRef,
  formatRound,
  formatValue,
  formatWind,
  isTrackEvent,
  isUnder16Category,
  needsWind,
  readEvent,
  readRoundRule,
  TRIAL_STATUS,
} from 'shared-domain';
import type { Challenge, Trial } from 'shared-domain/contract';
import type { GatheredList } from '../gather.ts';
import { resultTable } from './result-table.ts';
import type { Sheet } from './sheet.ts';
import { startTable } from './start-table.ts';

function describeState(gathered: GatheredList): Sheet['state'] {
  const { status } = gathered.trial;
  if (status === TRIAL_STATUS.cancelled) return { text: 'Annulé', tone: 'warn' };
  if (gathered.kind === 'starts') {
    return { text: gathered.entriesOf === undefined ? 'Liste de départ' : 'Engagés', tone: 'plain' };
  }
  if (status === TRIAL_STATUS.official) return { text: 'Officiel', tone: 'ok' };
  return { text: 'Provisoire', tone: 'warn' };
}

const count = (n: number, one: string): string => `${n} ${one}${n > 1 ? 's' : ''}`;

function describeQualifying({ dets: { qualifying } }: Trial, event: EventRef): string[] {
  if (qualifying === undefined) return [];
  const { places = 0, times = 0, wanted = 0, standard } = readRoundRule(qualifying, event);
  const parts = [
    standard === undefined ? '' : `Q : ${formatValue(standard, event)} m ou mieux`,
    places > 0 ? `Q : ${places > 1 ? `les ${places} premiers` : 'le premier'}` : '',
    times > 0 ? `q : ${times > 1 ? `les ${times} meilleurs temps` : 'le meilleur temps'}` : '',
    wanted > 0 ? `q : ${wanted > 1 ? `les ${wanted} meilleures marques` : 'la meilleure marque'}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? [] : [parts.join(', ')];
}

function listTrialFacts(trial: Trial, event: EventRef, rows: number, kind: Sheet['kind']): string[] {
  const { wind } = trial.dets;
  const track = isTrackEvent(trial.g0);
  const air = kind === 'results' && track && needsWind(event);
  return [
    ...(air ? [`Vent : ${wind === undefined ? 'n. c.' : `${formatWind(wind)} m/s`}`] : []),
    ...describeQualifying(trial, event),
    count(rows, kind === 'starts' ? 'engagé' : 'participant'),
  ];
}

/** Date and hour in the competition’s own zone (Q28). */
export function whenText(date: string | Date, tz: string): string {
  const zoned = new Date(date);
  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: tz }).format(zoned);
  const time = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone: tz }).format(zoned);
  return `${day}, ${time}`;
}

/** A gathered list in words. */
export function buildSheet(gathered: GatheredList, { kind: meeting, tz }: Pick<Challenge, 'kind' | 'tz'>): Sheet {
  const { trial, kind } = gathered;
  const event = readEvent(trial, meeting);
  const rows = kind === 'starts' ? gathered.rows : gathered.list.rows;
  const body = kind === 'starts' ? startTable(gathered.rows, event) : resultTable(gathered.list, event);
  const entries = kind === 'starts' && gathered.entriesOf !== undefined;
  const label = entries ? 'Engagés' : formatRound(trial, 'fr');
  const remarks = kind === 'starts' ? [] : (gathered.list.remarks ?? []);
  return {
    group: trial.group,
    gOID: trial.gOID,
    round: trial.round === 'c' && !entries ? trial.name : label,
    kind,
    when: whenText(trial.date, tz),
    facts: listTrialFacts(trial, event, rows.length, kind),
    state: describeState(gathered),
    ...body,
    notes: [
      ...(trial.dets.comment === undefined ? [] : [trial.dets.comment]),
      ...remarks.map(({ text = '', rules = [] }) => [text, ...rules].filter((part) => part !== '').join(' – ')),
    ],
    young: gathered.young || rows.some(({ category }) => isUnder16Category(category)),
  };
}
