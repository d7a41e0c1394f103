import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { HostServices } from './host-services.ts';
import { addTexts, startLanguage } from './language.ts';
import { createInjectableStore } from './store.ts';
import { platformTexts } from './texts.ts';
import { startTheme } from './theme.ts';

/** The frame in which a remote runs alone, in its own dev server: the browser's own dialogs stand in for the shell's. */
export function Standalone({ App }: { readonly App: ComponentType<{ readonly host: HostServices }> }) {
  return (
    <Provider store={host.store}>
      {/* An address drawn later is stale to the next act: of two filters chosen in haste the first was lost. */}
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

/** Starts what the shell starts when there is one. */
export function startStandalone(): void {
  startLanguage();
  addTexts('platform', platformTexts);
  startTheme();
}
