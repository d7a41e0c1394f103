import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  addTexts,
  BrowserRouter,
  loadTexts,
  Provider,
  platformTexts,
  startLanguage,
  startTheme,
} from 'shared-domain/platform';
import 'shared-domain/platform/styles/all.css';
import './fonts/fallback-font.css';
import { App, createShellStore } from './app/App.tsx';
import { openFirstPage } from './app/first-page.ts';
import { registerOfflineWorker } from './app/offline-worker.ts';
import { replaceFirstPage } from './app/replace-page.ts';
import type { ServerDrawing } from './components/drawn-page.ts';
import { fr } from './locales/fr.ts';
import { loadLanguage } from './locales/load-language.ts';

const firstPage = openFirstPage();
startTheme();
startLanguage();
addTexts('platform', platformTexts);
const store = createShellStore();

function draw(drawing?: ServerDrawing) {
  return (
    <Provider store={store}>
      {/* With transitions the address would change late: of two filters chosen quickly the first would be lost. */}
      <BrowserRouter useTransitions={false}>
        <App store={store} {...(drawing && { drawing })} />
      </BrowserRouter>
    </Provider>
  );
}

function drawApplication(): void {
  const root = document.getElementById('root');
  if (firstPage !== undefined) {
    hydrateRoot(firstPage.element, draw(firstPage.drawing));
  } else if (root !== null) {
    replaceFirstPage(root);
    createRoot(root).render(draw());
  }
}

void loadTexts('shell', loadLanguage)
  // A frame in French is better than none.
  .catch(() => addTexts('shell', { fr, en: fr }))
  .then(drawApplication);
if (process.env.NODE_ENV === 'production') registerOfflineWorker();
