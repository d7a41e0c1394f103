import { type EventRef, formatBest } from 'shared-domain';
import type { StartRow } from 'shared-domain/contract';
import type { Translate } from '../../../locales/use-text.ts';
import { type Column, hasValue } from './column.ts';

/** «RP 11.70 · SB 11.81», for a phone, where their columns are hidden; '' without a best. */
export function formatBests(t: Translate, { pe }: StartRow, event: EventRef): string {
  const bests = [
    [t('record.pb'), pe?.pb],
    [t('record.sb'), pe?.sb],
  ] as const;
  return bests
    .flatMap(([name, best]) => (best === undefined ? [] : `${name}\u00a0${formatBest(best, event)}`))
    .join(' · ');
}

/** Columns of the personal and season's bests before the event, where rows have them. */
export function buildBestColumns(t: Translate, rows: readonly StartRow[], event: EventRef): Column<StartRow>[] {
  const personal: Column<StartRow> = {
    key: 'pb',
    head: t('record.pb'),
    abbr: t('record.pb.long'),
    priority: 2,
    className: 'r best',
    cell: (row) => formatBest(row.pe?.pb, event) || null,
  };
  const season: Column<StartRow> = {
    key: 'sb',
    head: t('record.sb'),
    abbr: t('record.sb.long'),
    priority: 3,
    className: 'r nn',
    cell: (row) => formatBest(row.pe?.sb, event) || null,
  };
  return [
    ...(hasValue(rows, (row) => row.pe?.pb) ? [personal] : []),
    ...(hasValue(rows, (row) => row.pe?.sb) ? [season] : []),
  ];
}
