import { Link } from 'shared-domain/platform';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { useRegions } from '../../components/reference.ts';
import { formatRegion } from '../../components/region-text.ts';
import { LaneArt } from '../../components/states/LaneArt.tsx';
import { useText } from '../../locales/use-text.ts';

/** The page for an unknown region number, with links to all regions. */
export function UnknownRegion() {
  const { t } = useText();
  usePage({ title: t('region.unknown'), noindex: true });
  return (
    <main id="contenu" className="wrap">
      <div className="oops">
        <LaneArt />
        <PageTitle>{t('region.unknown')}</PageTitle>
        <ul className="regions">
          {useRegions().map((region) => (
            <li key={region.insee}>
              <Link className="link" to={`/challenges/${region.insee}`}>
                {formatRegion(region.name)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
