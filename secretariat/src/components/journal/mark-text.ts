import { formatHeight, formatWind, type Performance, parseTrialUid } from 'shared-domain';
import type { Language } from 'shared-domain/platform';
import type { Translate } from '../../locales/use-text.ts';
import { formatMarkWithNet } from '../sheet/mark-with-net.ts';
import { isFields } from './field-text.ts';

export interface MarkContext {
  /** The uid of the trial, which gives the unit of its marks. */
  readonly uid: unknown;
  readonly t: Translate;
  readonly language: Language;
}

/** The mark in the details of an act, as lists show it. */
export function formatStoredMark(values: unknown, { uid, t }: MarkContext): string {
  const prf = isFields(values) ? values.prf : undefined;
  const event = typeof uid === 'string' ? parseTrialUid(uid) : undefined;
  if (!isFields(prf) || event === undefined) return t('journal.mark.none');
  return formatMarkWithNet(prf as unknown as Performance, event, t) || t('journal.mark.none');
}

/** The attempts of a series, as a sheet shows them. @example '1.75 xo · 1.80 o' */
export function formatSeries(attempts: readonly unknown[]): string {
  return attempts
    .filter(isFields)
    .map(({ h, v, r, w }) => {
      if (typeof h === 'number') return `${formatHeight(h)} ${String(r)}`;
      const wind = typeof w === 'number' ? ` (${formatWind(w)})` : '';
      return typeof v === 'number' ? `${formatHeight(v)}${wind}` : String(r);
    })
    .join(' · ');
}
