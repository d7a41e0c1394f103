import { LICENCE_TYPES, type PriceHolder, parsePriceHolder, type Region } from 'shared-domain';
import type { Language } from 'shared-domain/platform';
import type { Translate } from '../../locales/use-text.ts';
import { formatEuros } from './euros.ts';
import type { PricePart } from './price-edit.ts';
import type { Price } from './prices-endpoints.ts';

type Regions = readonly Pick<Region, 'insee' | 'name'>[];

export const LICENCES = Object.values(LICENCE_TYPES).map((name) => ({ value: name, label: name }));

/** The regions as choices. */
export const listLeagues = (regions: Regions) => regions.map(({ insee, name }) => ({ value: insee, label: name }));

/** The licence, region or department that a price is for; '' for the public. */
export function formatHolderDetail(holder: PriceHolder, t: Translate, regions: Regions): string {
  if (holder.holder === 'public') return '';
  const { code } = holder;
  if (code === '') return t('prices.of.any');
  if (holder.holder === 'department') return code;
  const choices = holder.holder === 'licence' ? LICENCES : listLeagues(regions);
  return choices.find(({ value }) => value === code)?.label ?? code;
}

/** Some parts of a price in words. @example 'Licence Compétition · 12,00 €' */
export function formatParts(
  price: Price,
  parts: readonly PricePart[],
  { t, language, regions }: { readonly t: Translate; readonly language: Language; readonly regions: Regions },
): string {
  const holder = parsePriceHolder(price.metadata.kd) ?? { holder: 'public' as const };
  const texts: Readonly<Record<PricePart, string>> = {
    holder: `${t(`prices.holder.${holder.holder}`)} ${formatHolderDetail(holder, t, regions)}`.trim(),
    target: t(`prices.target.${price.kd}`),
    amount: formatEuros(price.unit_amount, language),
  };
  return parts.map((part) => texts[part]).join(' · ');
}

/** Whom a price may be for, in the order of the select. */
export const HOLDERS = ['public', 'licence', 'region', 'department'] as const;

export const PUBLIC_HOLDER: PriceHolder = { holder: 'public' };
