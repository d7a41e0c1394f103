import { formatHeight, formatReaction, parsePriceKind } from 'shared-domain';
import type { Language } from 'shared-domain/platform';
import { fr, type TextKey } from '../../locales/fr.ts';
import type { Translate } from '../../locales/use-text.ts';
import { type Fields, formatFieldName, isFields } from './field-text.ts';
import { formatSeries, formatStoredMark } from './mark-text.ts';

/** One line of an act's details: a value, or a value before and after. */
interface DetailRow {
  readonly name: string;
  readonly before?: string;
  readonly after: string;
}

interface DetailWords {
  readonly t: Translate;
  readonly language: Language;
  readonly uid?: unknown;
}

/** Fields that are not shown, as ids mean nothing to a person, or that are shown elsewhere. */
const SILENT: ReadonlySet<string> = new Set([
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
const isTold = ([name, value]: readonly [string, unknown]): boolean =>
  !SILENT.has(name) && value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** The prefixes of the text keys for fields whose values are of a closed set. */
const WORDS: Readonly<Record<string, string>> = {
  status: 'trials.status.',
  kind: 'codes.kind.',
  role: 'journal.role.',
  op: 'journal.op.',
};

function wordOf(name: string, value: unknown, t: Translate): string | undefined {
  const key = `${WORDS[name]}${String(value)}`;
  return name in WORDS && key in fr ? t(key as TextKey) : undefined;
}

const YES: ReadonlySet<string> = new Set(['visible', 'public']);
const BARS: ReadonlySet<string> = new Set(['heights', 'h', 'bar']);

/** @example 'Compétition, Licence COMP, 12,00 €' */
function priceText({ kd, unit_amount, metadata }: Fields, { t, language }: DetailWords): string {
  const holder = parsePriceKind(isFields(metadata) ? String(metadata.kd) : '');
  const target = kd === 'tg' ? t('prices.target.tg') : t('prices.target.ch');
  const held =
    holder && [t(`prices.holder.${holder.holder}`), 'code' in holder ? holder.code : ''].filter(Boolean).join(' ');
  const euros = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'fr-FR', { style: 'currency', currency: 'EUR' });
  return [target, held, euros.format(Number(unit_amount) / 100)].filter(Boolean).join(', ');
}

/** A value of an act's details in words, whatever its shape. */
function valueText(name: string, value: unknown, words: DetailWords): string {
  const { t, language, uid } = words;
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean' || (YES.has(name) && typeof value === 'number')) {
    return t(value ? 'journal.yes' : 'journal.no');
  }
  if (name === 'prf') return formatStoredMark({ prf: value }, { uid, t, language });
  if (name === 'attempts' && Array.isArray(value)) return formatSeries(value);
  if (isFields(value) && 'unit_amount' in value) return priceText(value, words);
  if (name === 'reaction') return `${formatReaction(Number(value))} s`;
  if (BARS.has(name) && typeof value === 'number') return formatHeight(value);
  const parts = Array.isArray(value)
    ? value.map((one) => valueText(name, one, words))
    : isFields(value)
      ? Object.entries(value)
          .filter(isTold)
          .map(([field, one]) => `${formatFieldName(field, t)} ${valueText(field, one, words)}`)
      : [wordOf(name, value, t) ?? String(value)];
  return parts.join(Array.isArray(value) ? ' ; ' : ', ') || '–';
}

function changes(before: unknown, after: unknown, words: DetailWords): DetailRow[] {
  if (!isFields(before) && !isFields(after)) {
    if (before === undefined && after === undefined) return [];
    const name = words.t('journal.object');
    return [{ name, before: valueText('', before, words), after: valueText('', after, words) }];
  }
  const [was, is] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .map((name) => ({
      name: formatFieldName(name, words.t),
      before: valueText(name, was[name], words),
      after: valueText(name, is[name], words),
    }));
}

/** The fields that an act changed, then its other details. */
export function listDetailRows({ before, after, ...rest }: Fields, words: DetailWords): DetailRow[] {
  const own = { ...words, uid: rest.uid };
  const others = Object.entries(rest)
    .filter(isTold)
    .map(([name, value]) => ({ name: formatFieldName(name, words.t), after: valueText(name, value, own) }));
  return [...changes(before, after, own), ...others];
}

/** The same on one line, for a table of a file. @example 'Nom : Open → Open du Val ; Motif : erreur' */
export const formatDetail = (detail: Fields, words: DetailWords): string =>
  listDetailRows(detail, words)
    .map(({ name, before, after }) =>
      words.t('pair', { name, value: before === undefined ? after : `${before} → ${after}` }),
    )
    .join(' ; ');
