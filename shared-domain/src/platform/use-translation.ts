import i18n, { type i18n as I18n, type TFunction } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const onChange of listeners) onChange();
}

/** One listener of i18next for all: each cell of a list subscribes. */
function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) i18n.on('languageChanged', tellListeners);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) i18n.off('languageChanged', tellListeners);
  };
}

const readLanguage = (): string => i18n.language;

/**
 * The texts of a namespace in the page's language; the component is drawn again when the reader changes it. In place of react-i18next,
 * whose other ways to a text (suspense, components in texts, lists of namespaces) weigh 7 kB in brotli at a first visit.
 */
export function useTranslation(namespace?: string): { readonly t: TFunction; readonly i18n: I18n } {
  const language = useSyncExternalStore(subscribe, readLanguage, readLanguage);
  const t = useMemo(() => i18n.getFixedT(language, namespace ?? null), [language, namespace]);
  return { t, i18n };
}
