import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const FLAG = 'foulee.reloaded';

/** The only component that a page module exports. */
type OnlyComponent<M> = M[keyof M] extends ComponentType<infer Props> ? ComponentType<Props> : never;

export interface Reloading {
  readonly reload: () => void;
  readonly online: () => boolean;
}

const browser: Reloading = {
  reload: () => window.location.reload(),
  online: () => navigator.onLine,
};

/**
 * Loads the module of a page. When that fails the page reloads once, a local flag breaking the loop; then the error is logged
 * and passed on (specification 2). Without network there is nothing to reload: the error is passed on at once.
 */
export async function loadOnce<M>(load: () => Promise<M>, { reload, online } = browser): Promise<M> {
  try {
    const module = await load();
    writeFlag(undefined);
    return module;
  } catch (error) {
    if (online() && readFlag() === null) {
      writeFlag('1');
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

function readFlag(): string | null {
  try {
    return localStorage.getItem(FLAG);
  } catch {
    // Where nothing can be written nothing would break the loop: count it as already reloaded.
    return 'unknown';
  }
}

function writeFlag(value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(FLAG);
    else localStorage.setItem(FLAG, value);
  } catch {
    return;
  }
}
