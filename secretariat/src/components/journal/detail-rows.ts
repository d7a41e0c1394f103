import {
  describeRecordKind,
  type EventRecord,
  formatGroupName,
  formatHeight,
  formatWind,
  listRecordFacts,
  parseGroupUid,
  parsePriceHolder,
} from 'shared-domain';
import type { Language } from 'shared-domain/platform';
import { fr, type TextKey } from '../../locales/fr.ts';
import type { Translate } from '../../locales/use-text.ts';
import { type Fields, formatFieldName, isFields } from './field-text.ts';
import { formatBestOf, formatRowValue } from './row-value.ts';

/** One line of an act's details: a value, or a value before and after. */
interface DetailRow {
  readonly name: string;
  readonly before?: string;
  readonly after: string;
}

interface DetailContext {
  readonly t: Translate;
  readonly language: Language;
  /** The uid of the trial or event, which gives the unit of marks. */
  readonly uid?: unknown;
}

/** Fields that are not shown, as ids mean nothing to a person, or that are shown elsewhere. */
const HIDDEN_FIELDS: ReadonlySet<string> = new Set([
  'trial',
  'uid',
  'oid',
  'before',
  'after',
  'code',
  'undone',
  'member',
  'invitation',
  'group',
  'seed',
  'revision',
  'id',
  'gOID',
]);
const isShown = ([name, value]: readonly [string, unknown]): boolean =>
  !HIDDEN_FIELDS.has(name) && value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** The prefixes of the text keys for fields whose values are of a closed set. */
const VALUE_TEXTS: Readonly<Record<string, string>> = {
  status: 'trials.status.',
  kind: 'codes.kind.',
  role: 'journal.role.',
  op: 'journal.op.',
  presence: 'starts.presence.',
  sex: 'entry.sex.',
  recordState: 'records.state.',
  standing: 'journal.standing.',
};

function findWord(name: string, value: unknown, t: Translate): string | undefined {
  const key = `${VALUE_TEXTS[name]}${String(value)}`;
  return name in VALUE_TEXTS && key in fr ? t(key as TextKey) : undefined;
}

const NUMBER_FLAGS: ReadonlySet<string> = new Set(['visible', 'public']);
const HEIGHT_FIELDS: ReadonlySet<string> = new Set(['heights', 'h', 'bar']);

/** @example 'Compétition, Licence COMP, 12,00 €' */
function formatPrice({ kd, unit_amount, metadata }: Fields, { t, language }: DetailContext): string {
  const holder = parsePriceHolder(isFields(metadata) ? String(metadata.kd) : '');
  const target = kd === 'tg' ? t('prices.target.tg') : t('prices.target.ch');
  const holderText =
    holder && [t(`prices.holder.${holder.holder}`), 'code' in holder ? holder.code : ''].filter(Boolean).join(' ');
  const euros = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'fr-FR', { style: 'currency', currency: 'EUR' });
  return [target, holderText, euros.format(Number(unit_amount) / 100)].filter(Boolean).join(', ');
}

/** The event of a record by its uid. @example formatRecordEvent('000100-0-55', 'fr') // '100 m Hommes SE' */
function formatRecordEvent(uid: string, language: Language): string {
  const group = parseGroupUid(uid);
  return group === undefined ? uid : formatGroupName(group, language);
}

/** @example '100 m Hommes SE, record de la réunion, 10.42, A. Dupont, 2019' */
function formatRecord(record: Fields, { language }: DetailContext): string {
  const { kind, event, ...fields } = record as unknown as EventRecord;
  const group = parseGroupUid(event);
  if (group === undefined) return event;
  const facts = listRecordFacts({ kind, event, ...fields }, { g0: group.g0, g1: group.g1 });
  return [formatGroupName(group, language), describeRecordKind(kind, language, fields.scope), ...facts].join(', ');
}

const isFact = (value: unknown): value is Fields =>
  isFields(value) && typeof value.kind === 'string' && `journal.fact.${value.kind}` in fr;

/** What an official's device said. @example 'essai, dossard 283, 1.77, o' */
function formatFact({ kind, row, h, r, v, w }: Fields, { t, uid }: DetailContext): string {
  return [
    t(`journal.fact.${String(kind)}` as TextKey),
    typeof row === 'string' && row.startsWith('bib:') ? t('journal.row.bib', { bib: row.slice(4) }) : undefined,
    typeof h === 'number' ? formatHeight(h) : undefined,
    typeof r === 'string' ? r : undefined,
    typeof v === 'number' ? formatBestOf(v, uid) : undefined,
    typeof w === 'number' ? formatWind(w) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** A value of an act's details, or of a row, in words, whatever its shape. */
export function formatFieldValue(name: string, value: unknown, context: DetailContext): string {
  const { t, language, uid } = context;
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean' || (NUMBER_FLAGS.has(name) && typeof value === 'number')) {
    return t(value ? 'journal.yes' : 'journal.no');
  }
  const rowValue = formatRowValue(name, value, { uid, t, language });
  if (rowValue !== undefined) return rowValue || '–';
  if (isFact(value)) return formatFact(value, context);
  if (isFields(value) && 'unit_amount' in value) return formatPrice(value, context);
  if (isFields(value) && 'holder' in value && 'event' in value) return formatRecord(value, context);
  if (name === 'event' && typeof value === 'string') return formatRecordEvent(value, language);
  if (name === 'row' && typeof value === 'string' && value.startsWith('bib:'))
    return t('journal.row.bib', { bib: value.slice(4) });
  if (HEIGHT_FIELDS.has(name) && typeof value === 'number') return formatHeight(value);
  const parts = Array.isArray(value)
    ? value.map((one) => formatFieldValue(name, one, context))
    : isFields(value)
      ? Object.entries(value)
          .filter(isShown)
          .map(([field, one]) => `${formatFieldName(field, t)} ${formatFieldValue(field, one, context)}`)
      : [findWord(name, value, t) ?? String(value)];
  return parts.join(Array.isArray(value) ? t('journal.between') : ', ') || '–';
}

function listChanges(before: unknown, after: unknown, context: DetailContext): DetailRow[] {
  if (!isFields(before) && !isFields(after)) {
    if (before === undefined && after === undefined) return [];
    const isRecordState = [before, after].some((state) => findWord('recordState', state, context.t) !== undefined);
    if (isRecordState)
      return [
        {
          name: context.t('journal.field.status'),
          ...(before === undefined ? {} : { before: formatFieldValue('recordState', before, context) }),
          after: formatFieldValue('recordState', after, context),
        },
      ];
    const name = context.t('journal.object');
    return [{ name, before: formatFieldValue('', before, context), after: formatFieldValue('', after, context) }];
  }
  const [valuesBefore, valuesAfter] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  return [...new Set([...Object.keys(valuesBefore), ...Object.keys(valuesAfter)])]
    .filter((name) => JSON.stringify(valuesBefore[name]) !== JSON.stringify(valuesAfter[name]))
    .map((name) => ({
      name: formatFieldName(name, context.t),
      before: formatFieldValue(name, valuesBefore[name], context),
      after: formatFieldValue(name, valuesAfter[name], context),
    }));
}

/** The fields that an act changed, then its other details. */
export function listDetailRows({ before, after, ...rest }: Fields, context: DetailContext): DetailRow[] {
  const contextWithUid = { ...context, uid: rest.uid };
  const others = Object.entries(rest)
    .filter(isShown)
    .map(([name, value]) => ({
      name: formatFieldName(name, context.t),
      after: formatFieldValue(name, value, contextWithUid),
    }));
  return [...listChanges(before, after, contextWithUid), ...others];
}

/** The same on one line, for a table of a file. @example 'Nom : Open → Open du Val ; Motif : erreur' */
export const formatDetail = (detail: Fields, context: DetailContext): string =>
  listDetailRows(detail, context)
    .map(({ name, before, after }) =>
      context.t('pair', { name, value: before === undefined ? after : `${before} → ${after}` }),
    )
    .join(context.t('journal.between'));
