import type { TextKey } from '../../locales/fr.ts';
import type { Translate } from '../../locales/use-text.ts';

/** The labels of the fields that occur in the paths of errors. */
const FIELDS: Readonly<Record<string, TextKey>> = {
  attempts: 'journal.field.attempts',
  answer: 'protests.answer',
  auid: 'journal.field.auid',
  bib: 'journal.field.bib',
  category: 'journal.field.category',
  clubName: 'journal.field.clubName',
  code: 'starts.col.code',
  comment: 'trials.edit.comment',
  contact: 'challenge.contact',
  country: 'journal.field.country',
  date: 'journal.field.date',
  dob: 'journal.field.dob',
  duration: 'journal.field.duration',
  email: 'journal.field.email',
  first: 'journal.field.first',
  group: 'journal.field.group',
  hashtag: 'journal.field.hashtag',
  heat: 'journal.field.heat',
  kind: 'journal.field.kind',
  lane: 'journal.field.lane',
  last: 'journal.field.last',
  laneGroups: 'starts.seed.laneGroups',
  mark: 'journal.field.prf',
  name: 'journal.field.name',
  odr: 'journal.field.odr',
  organisation: 'journal.field.organisation',
  password: 'signIn.password',
  place: 'challenge.city',
  pe: 'journal.field.pe',
  prf: 'journal.field.prf',
  reaction: 'journal.field.reaction',
  reason: 'journal.field.reason',
  region: 'journal.field.region',
  round: 'journal.field.round',
  rtype: 'journal.field.rtype',
  rules: 'journal.field.rules',
  sex: 'journal.field.sex',
  status: 'journal.field.status',
  text: 'journal.text',
  uid: 'trials.edit.code',
  unit_amount: 'journal.field.unit_amount',
  wind: 'journal.field.wind',
};

/**
 * Names the value at a path: the label of its field and, in a list, the line. Empty for a path without a field that has a label.
 * @example formatValuePlace('$.startlists["000100-0-55-f1"][3].bib', t) // 'Dossard (ligne 4)'
 */
export function formatValuePlace(path: string | undefined, t: Translate): string {
  const steps = [...(path ?? '').matchAll(/\.(\w+)|\[(\d+)\]/g)];
  const last = steps.findLastIndex(([, name]) => name !== undefined && name in FIELDS);
  const label = FIELDS[steps[last]?.[1] ?? ''];
  if (label === undefined) return '';
  const lists = steps.slice(0, last);
  // The person has not seen an upload's events as a list, so their line is not named.
  const row = lists.findLast(
    ([, , index], position) => index !== undefined && lists[position - 1]?.[1] !== 'trialsData',
  )?.[2];
  return row === undefined ? t(label) : t('call.line', { line: Number(row) + 1, field: t(label) });
}
