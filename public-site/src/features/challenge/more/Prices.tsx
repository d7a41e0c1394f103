import { parsePriceHolder, type Region } from 'shared-domain';
import type { PricesAnswer } from 'shared-domain/contract';
import { useRegions } from '../../../components/reference.ts';
import { formatRegion } from '../../../components/region-text.ts';
import { type RegistrationTranslate, useRegistrationText } from '../use-registration-text.ts';

type Price = PricesAnswer['prices'][number];

/** The entry fees: for everybody, and for holders of a licence, or of a licence of a region or department. */
export function Prices({ prices }: { readonly prices: readonly Price[] }) {
  const { t, language } = useRegistrationText();
  const regions = useRegions();
  if (prices.length === 0) return null;
  const euros = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { style: 'currency', currency: 'EUR' });
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">{t('prices')}</h2>
      <dl className="fact-list">
        {prices.map((price) => (
          <div key={price.oid}>
            <dt>{formatPayer(price, t, regions)}</dt>
            <dd>{price.unit_amount === 0 ? t('prices.free') : euros.format(price.unit_amount / 100)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Regions = readonly Pick<Region, 'insee' | 'name'>[];

function formatPayer({ kd, metadata }: Price, t: RegistrationTranslate, regions: Regions): string {
  const who = formatHolder(metadata.kd, t, regions);
  return kd === 'tg' ? t('prices.team', { who }) : who;
}

function formatHolder(kind: string, t: RegistrationTranslate, regions: Regions): string {
  const price = parsePriceHolder(kind);
  switch (price?.holder) {
    case 'licence':
      return price.code === '' ? t('prices.any') : t('prices.licence', { of: price.code });
    case 'region':
      return price.code === ''
        ? t('prices.anyRegion')
        : t('prices.region', { of: formatRegionName(price.code, regions) });
    case 'department':
      return price.code === '' ? t('prices.anyDepartment') : t('prices.department', { of: price.code });
    default:
      return t('prices.public');
  }
}

/** The name of a region by its INSEE number; unknown numbers are returned as they are. */
const formatRegionName = (code: string, regions: Regions): string =>
  formatRegion(regions.find(({ insee }) => insee === code)?.name) ?? code;
