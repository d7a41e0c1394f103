import { parsePriceKind, REGIONS } from 'shared-domain';
import type { PricesAnswer } from 'shared-domain/contract';
import { regionText } from '../../../components/region-text.ts';
import { type Translate, useText } from '../../../locales/use-text.ts';

type Price = PricesAnswer['prices'][number];

/** What it costs to take part: everyone, then licence holders of a licence, a region, a department. */
export function Prices({ prices }: { readonly prices: readonly Price[] }) {
  const { t, language } = useText();
  if (prices.length === 0) return null;
  const euros = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { style: 'currency', currency: 'EUR' });
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">{t('prices')}</h2>
      <dl className="fact-list">
        {prices.map((price) => (
          <div key={price.oid}>
            <dt>{whoPays(price, t)}</dt>
            <dd>{price.unit_amount === 0 ? t('prices.free') : euros.format(price.unit_amount / 100)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function whoPays({ kd, metadata }: Price, t: Translate): string {
  const who = holderOf(metadata.kd, t);
  return kd === 'tg' ? t('prices.team', { who }) : who;
}

function holderOf(kind: string, t: Translate): string {
  const price = parsePriceKind(kind);
  switch (price?.holder) {
    case 'licence':
      return price.of === '' ? t('prices.any') : t('prices.licence', { of: price.of });
    case 'region':
      return price.of === '' ? t('prices.anyRegion') : t('prices.region', { of: regionOf(price.of) });
    case 'department':
      return price.of === '' ? t('prices.anyDepartment') : t('prices.department', { of: price.of });
    default:
      return t('prices.public');
  }
}

/** A region's name for its number, else what was written. */
const regionOf = (code: string): string => regionText(REGIONS.find(({ insee }) => insee === code)?.name) ?? code;
