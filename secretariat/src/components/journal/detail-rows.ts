import { fr, type TextKey } from '../../locales/fr.ts';
import type { Translate } from '../../locales/use-text.ts';

/** One thing that an act says: a value, or what it was and became. */
export interface DetailRow {
  readonly name: string;
  readonly before?: string;
  readonly after: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueText = (value: unknown): string => {
  if (value === undefined || value === null) return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const fieldText = (field: string, t: Translate): string => {
  const key = `journal.field.${field}`;
  return key in fr ? t(key as TextKey) : field;
};

/** Oids are for links; what is empty says nothing. */
const isTold = ([name, value]: readonly [string, unknown]): boolean =>
  !['trial', 'before', 'after', 'code', 'undone'].includes(name) &&
  value !== undefined &&
  value !== null &&
  !(Array.isArray(value) && value.length === 0);

function changes(before: unknown, after: unknown, t: Translate): DetailRow[] {
  if (!isFields(before) && !isFields(after)) {
    return before === undefined && after === undefined
      ? []
      : [{ name: t('journal.object'), before: valueText(before), after: valueText(after) }];
  }
  const [was, is] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .map((name) => ({ name: fieldText(name, t), before: valueText(was[name]), after: valueText(is[name]) }));
}

/** What an act changed, field by field, then what else it says. */
export function detailRows({ before, after, ...rest }: Fields, t: Translate): DetailRow[] {
  const said = Object.entries(rest)
    .filter(isTold)
    .map(([name, value]) => ({ name: fieldText(name, t), after: valueText(value) }));
  return [...changes(before, after, t), ...said];
}
