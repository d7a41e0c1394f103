import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { HostServices } from './host-services.ts';
import { addTexts, startLanguage } from './language.ts';
import { createInjectableStore } from './store.ts';
import { platformTexts } from './texts.ts';
import { startTheme } from './theme.ts';

/** The frame in which a remote runs alone, in its own dev server, with the browser's dialogs in place of the shell's. */
export function Standalone({ App }: { readonly App: ComponentType<{ readonly host: HostServices }> }) {
  return (
    <Provider store={host.store}>
      {/* With transitions the address changes late, and of two filters chosen quickly the first was lost. */}
      <BrowserRouter useTransitions={false}>
        <App host={host} />
      </BrowserRouter>
    </Provider>
  );
}

const host: HostServices = {
  store: createInjectableStore(),
  notify: (text) => window.alert(text),
  confirm: async ({ title, subTitle = '', securityText }) =>
    securityText === undefined
      ? window.confirm(`${title}\n${subTitle}`)
      : window.prompt(`${title}\n${subTitle}\n${securityText}`) === securityText,
  openContact: () => undefined,
};

/** Starts language, texts and theme, as the shell does for its remotes. */
export function startStandalone(): void {
  startLanguage();
  addTexts('platform', platformTexts);
  startTheme();
}
