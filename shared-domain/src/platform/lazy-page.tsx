import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from './use-translation.ts';

/** The name of the flag of one page or remote: with one for all, a page that loads would clear that of a failing one, which would reload for ever. */
const makeFlagName = (key: string): string => `foulee.reloaded.${key}`;

/** The only component that a page module exports. */
type OnlyComponent<M> = M[keyof M] extends ComponentType<infer Props> ? ComponentType<Props> : never;

interface BrowserServices {
  readonly reload: () => void;
  /** Whether the browser is online, and nothing else speaks against a reload. */
  readonly canReload: () => boolean;
}

const browser: BrowserServices = {
  reload: () => window.location.reload(),
  canReload: () => navigator.onLine,
};

/**
 * Loads the module of a page, or a remote. If that fails the browser reloads once, which a flag in local storage records; the next
 * failure is logged and thrown (P2.5). Without network it is thrown at once.
 * @param key what is loaded; by default the hash of the function that imports a page
 */
export async function loadOrReload<M>(
  load: () => Promise<M>,
  { reload, canReload } = browser,
  key = hashText(load.toString()),
): Promise<M> {
  const flag = makeFlagName(key);
  try {
    const module = await load();
    writeFlag(flag, undefined);
    return module;
  } catch (error) {
    if (canReload() && readFlag(flag) === null) {
      writeFlag(flag, '1');
      reload();
      return new Promise<M>(() => undefined);
    }
    console.error('Une page ou un module n’a pas pu être chargé', error);
    throw error;
  }
}

/** A page in a chunk of its own, with a placeholder while it loads and a message if that fails. Its module exports only the component. */
export function lazyPage<M extends object>(load: () => Promise<M>): OnlyComponent<M> {
  const Page = lazy(async () => {
    const module = await loadOrReload(load);
    const page = Object.values(module).find((value) => typeof value === 'function');
    return { default: page as ComponentType<object> };
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once a page, at module level, never in a render
  const LazyPage = (props: object) => (
    <PageFailure>
      <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
        <Page {...props} />
      </Suspense>
    </PageFailure>
  );
  return LazyPage as OnlyComponent<M>;
}

/** Shows a message where a page could not be loaded; any other error is thrown again. */
class PageFailure extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isLoadFailure(error)) throw error;
    return <LoadFailure />;
  }
}

const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /loading (css )?chunk|dynamically imported module/i.test(error.message));

function LoadFailure() {
  const { t } = useTranslation('platform');
  return (
    <main id="contenu" className="wrap failure" role="alert">
      <h1 tabIndex={-1}>{t('page.failed')}</h1>
      <p>{t('page.failedHelp')}</p>
      <button type="button" className="btn main" onClick={() => window.location.reload()}>
        {t('page.reload')}
      </button>
    </main>
  );
}

/** A short hash of a text. The text of the function that imports a page contains the name of its chunk, so every page has its own. */
function hashText(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}

function readFlag(flag: string): string | null {
  try {
    return localStorage.getItem(flag);
  } catch {
    // Where nothing can be stored, count the page as reloaded, or it would reload for ever.
    return 'unknown';
  }
}

function writeFlag(flag: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(flag);
    else localStorage.setItem(flag, value);
  } catch {
    return;
  }
}
