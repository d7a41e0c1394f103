import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import frFR from 'antd/locale/fr_FR';
import { useState } from 'react';
import { type HostServices, useTranslation } from 'shared-domain/platform';
import { secretariatApi } from './api/secretariat-api.ts';
import { Screens } from './app/Screens.tsx';
import { HostContext } from './components/host.ts';
import { useSiteCategories } from './components/reference.ts';
import { useIsDark } from './components/use-is-dark.ts';
import { useMediaQuery } from './components/use-media-query.ts';
import { registerTexts } from './locales/register-texts.ts';
import { buildTheme } from './theme.ts';

/** The organisers' part of the site, which the shell mounts under /mgr/lesecretariat/, within antd's theme and language. */
export default function App({ host }: { readonly host: HostServices }) {
  // As an initial state, so that the texts are there before the first render, and registered once.
  useState(registerTexts);
  host.store.inject(secretariatApi);
  useSiteCategories();
  const { i18n } = useTranslation();
  const theme = buildTheme({
    isDark: useIsDark(),
    hasCoarsePointer: useMediaQuery('(pointer: coarse)'),
    isMotionReduced: useMediaQuery('(prefers-reduced-motion: reduce)'),
  });
  return (
    <HostContext value={host}>
      <ConfigProvider theme={theme} locale={i18n.language === 'en' ? enUS : frFR}>
        <div className="part part-secretariat">
          <Screens />
        </div>
      </ConfigProvider>
    </HostContext>
  );
}
