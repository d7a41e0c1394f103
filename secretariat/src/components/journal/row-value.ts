import {
  createMark,
  formatBest,
  formatBirth,
  formatCategory,
  formatCategoryCodes,
  formatReaction,
  formatWalkCards,
  parseGroupUid,
  parseTrialUid,
  type WalkCards,
} from 'shared-domain';
import { type Fields, isFields } from './field-text.ts';
import { formatSeries, formatStoredMark, type MarkContext } from './mark-text.ts';

const formatList = (values: unknown, format: (value: Fields) => string): string | undefined =>
  Array.isArray(values) && values.every(isFields) ? values.map(format).join(' · ') : undefined;

/** A time, distance or height in the unit of the trial or event of `uid`. */
export function formatBestOf(v: unknown, uid: unknown): string {
  const event = typeof uid === 'string' ? (parseTrialUid(uid) ?? parseGroupUid(uid)) : undefined;
  return event === undefined ? String(v) : formatBest(Number(v), event);
}

/** The value of a field of a start or result row, or of a trial; undefined for a field whose value has no form of its own. */
export function formatRowValue(name: string, value: unknown, context: MarkContext): string | undefined {
  switch (name) {
    case 'attempts':
      return Array.isArray(value) ? formatSeries(value) : undefined;
    case 'category':
      return formatCategory(Number(value), context.language);
    case 'categories':
      return Array.isArray(value) ? formatCategoryCodes(value.map(Number), context.language) : undefined;
    case 'dob':
      return formatBirth(String(value));
    case 'members':
      return formatList(value, ({ last, first }) => [last, first].filter(Boolean).join(' '));
    case 'pb':
    case 'sb':
      return formatBestOf(value, context.uid);
    case 'prf':
      return formatStoredMark({ prf: value }, context);
    case 'reaction':
      return `${formatReaction(Number(value))} s`;
    case 'relay':
    case 'teamTG':
      return isFields(value) ? String(value.n ?? value.oid ?? '') : undefined;
    case 'splits':
      return formatList(value, ({ d, t, label }) =>
        [label ?? `${String(d)} m`, formatStoredMark({ prf: createMark(Number(t), 'ms') }, context)].join(' '),
      );
    case 'walk':
      return isFields(value) && Array.isArray(value.red) ? formatWalkCards(value.red as WalkCards['red']) : undefined;
    default:
      return undefined;
  }
}
