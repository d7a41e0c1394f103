import { formatCategoryCode } from '../category/category-code.ts';
import type { Language } from '../text/language.ts';
import { parseGroupUid } from '../trial/trial-uid.ts';
import { describeRecordKind, formatRecordKind, type RecordKind } from './record-kind.ts';

/** A record as a result names it: `event` where it is of another category than its list. */
export interface NamedRecord {
  readonly kind: RecordKind;
  readonly scope?: string | undefined;
  readonly event?: string | undefined;
}

const formatCategoryOf = (event: string | undefined, language: Language): string | undefined =>
  formatCategoryCode(parseGroupUid(event ?? '')?.category, language);

/** A record beside a result, in short. @example formatRecordLabel({ kind: 'NR', event: '000100-0-51' }, 'en') // 'NR U20' */
export function formatRecordLabel({ kind, event }: NamedRecord, language: Language): string {
  const category = formatCategoryOf(event, language);
  const short = formatRecordKind(kind, language);
  return category === undefined ? short : `${short} ${category}`;
}

/** The same in words. @example describeRecord({ kind: 'NR', scope: 'FRA', event: '000100-0-51' }, 'en') // 'national record (FRA) U20' */
export function describeRecord({ kind, scope, event }: NamedRecord, language: Language): string {
  const category = formatCategoryOf(event, language);
  const long = describeRecordKind(kind, language, scope);
  return category === undefined ? long : `${long} ${category}`;
}
