import { calls, makeUrl, type VersionsAnswer } from 'shared-domain/contract';
import { Icon } from '../../components/Icon.tsx';
import { formatFullDay } from '../../components/page/dates.ts';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { QueryState } from '../../components/states/QueryState.tsx';
import { EndUserLink } from './EndUserLink.tsx';
import './prose.css';
import { publicApi } from '../../api/public-api.ts';
import { useStaticText } from './use-static-text.ts';

const versionsApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    versions: build.query<VersionsAnswer, void>({ query: () => makeUrl(calls.versions, {}) }),
  }),
});

export const { useVersionsQuery } = versionsApi;

/** `/support/downloads`: the software that this site offers, and the versions that it runs. */
export function DownloadsPage() {
  const { t } = useStaticText();
  const query = useVersionsQuery();
  usePage({ title: t('downloads') });
  return (
    <main id="contenu" className="wrap prose">
      <PageTitle>{t('downloads')}</PageTitle>
      <QueryState query={query} rows={3}>
        {(versions) => (
          <>
            <Downloads downloads={versions.downloads} />
            <EndUserLink />
            <Versions versions={versions} />
          </>
        )}
      </QueryState>
    </main>
  );
}

function Downloads({ downloads }: Pick<VersionsAnswer, 'downloads'>) {
  const { t, language } = useStaticText();
  if (downloads.length === 0) return <p>{t('downloads.none')}</p>;
  return (
    <ul className="rows">
      {downloads.map(({ url, name, size, platform, date, sha256 }) => (
        <li key={url} className="download">
          <a className="rs" href={url} download>
            <span>
              <span className="ev">{name}</span>
              <span className="sub">
                {platform === 'all' ? t('downloads.all') : platform}
                {'\u00a0'}· {formatFullDay(date, language)}
              </span>
            </span>
            <span className="end state list">
              <Icon name="download" />
              {t('downloads.get', { size: formatSize(size, language) })}
            </span>
          </a>
          <p className="hash">
            SHA-256 <code>{sha256}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}

const SIZES = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
  ['byte', 1],
] as const;

/** Formats bytes in the largest unit that is not above them. @example formatSize(12_400_000, 'fr') // '12,4 Mo' */
function formatSize(bytes: number, language: string): string {
  const [unit, size] = SIZES.find(([, minBytes]) => bytes >= minBytes) ?? SIZES[3];
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size);
}

function Versions({ versions: { app, api, remotes } }: { readonly versions: VersionsAnswer }) {
  const { t } = useStaticText();
  const lines = [
    { name: 'Foulée', version: app.version },
    { name: 'API', version: api.version },
    ...remotes.map(({ name, version, build }) => ({ name: name.replace('_', '-'), version: `${version} · ${build}` })),
  ];
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{t('downloads.versions')}</h2>
      <dl className="kv">
        {lines.map(({ name, version }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{version}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
