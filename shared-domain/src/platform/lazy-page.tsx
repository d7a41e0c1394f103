import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

/** A flag for each page, by its code: one page that loads must not clear what another has spent, or the two reload for ever. */
const flagOf = (load: () => Promise<unknown>): string => `foulee.reloaded.${hashOf(load.toString())}`;

/** The only component that a page module exports. */
type OnlyComponent<M> = M[keyof M] extends ComponentType<infer Props> ? ComponentType<Props> : never;

interface Reloading {
  readonly reload: () => void;
  readonly online: () => boolean;
}

const browser: Reloading = {
  reload: () => window.location.reload(),
  online: () => navigator.onLine,
};

/**
 * Loads the module of a page. When that fails the page reloads once, a local flag of its own breaking the loop; then the error is logged
 * and passed on (P2.5). Without network there is nothing to reload: the error is passed on at once.
 */
export async function loadOnce<M>(load: () => Promise<M>, { reload, online } = browser): Promise<M> {
  const flag = flagOf(load);
  try {
    const module = await load();
    writeFlag(flag, undefined);
    return module;
  } catch (error) {
    if (online() && readFlag(flag) === null) {
      writeFlag(flag, '1');
      reload();
      return new Promise<M>(() => undefined);
    }
    console.error('Une page n’a pas pu être chargée', error);
    throw error;
  }
}

/** A page in a chunk of its own, with its wait and its failure. Its module exports one component and nothing else. */
export function lazyPage<M extends object>(load: () => Promise<M>): OnlyComponent<M> {
  const Page = lazy(async () => {
    const module = await loadOnce(load);
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

/** Stands where a page could not be loaded; any other error goes on up. */
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
  (error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|dynamically imported module|RUNTIME-008/i.test(error.message));

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

/** Short name of a text: the function that imports a page names its chunk, so that every page has its own. */
function hashOf(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}

function readFlag(flag: string): string | null {
  try {
    return localStorage.getItem(flag);
  } catch {
    // Where nothing can be written nothing would break the loop: count it as already reloaded.
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
