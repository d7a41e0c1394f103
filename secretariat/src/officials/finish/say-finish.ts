import { formatMark, MARK_STATUS, readEvent } from 'shared-domain';
import { formatHandTime } from 'shared-domain/board';
import type { DeviceTrial } from 'shared-domain/live-input';
import type { Translate } from '../use-console.ts';
import { formatOrdinal, formatRunner } from './finish-words.ts';

interface FinishSaid {
  readonly row?: string;
  readonly place?: number;
  readonly v?: number;
  readonly st?: number;
  readonly n?: number;
}

/** What a fact of the finish line says: «12e à 2:14.6», «6e : 28 MAHÉLIN», «401 CHASTAING · tour 3»; undefined for another. */
export function sayFinish(
  fact: { readonly kind: string } & FinishSaid,
  trial: DeviceTrial | undefined,
  t: Translate,
): string | undefined {
  const { kind, row, place, v, st, n } = fact;
  const start = trial?.rows.find((one) => one.row === row);
  const who = formatRunner(start) || t('order.unknown');
  // «1er» and «1st» differ by the language of the texts.
  const language = t('back') === 'Retour' ? 'fr' : 'en';
  if (kind === 'lap') return n === undefined ? t('said.lapOf', { who }) : t('said.lap', { who, n });
  if (kind === 'raw' && (v !== undefined || (st ?? MARK_STATUS.mark) !== MARK_STATUS.mark) && trial !== undefined) {
    const mark = formatMark(
      { ...(v === undefined ? {} : { v, u: 'ms' as const }), st: st ?? MARK_STATUS.mark },
      readEvent(trial),
    );
    return t('said.photo', { who, mark });
  }
  if (place === undefined || trial === undefined) return undefined;
  const name = formatOrdinal(place, language);
  if (kind === 'time' && v !== undefined)
    return t('said.tap', { place: name, time: formatHandTime(v, readEvent(trial)) });
  return kind === 'raw' && v === undefined ? t('said.order', { place: name, who }) : undefined;
}
