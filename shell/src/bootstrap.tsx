import { createRoot } from 'react-dom/client';
import { addTexts, platformTexts, startLanguage, startTheme } from 'shared-domain/platform';
import 'shared-domain/platform/styles/all.css';
import './fonts/fonts.css';
import { App } from './app/App.tsx';
import { replaceFirstPage } from './app/first-page.ts';
import { registerOfflineWorker } from './app/offline-worker.ts';
import { shellTexts } from './locales/texts.ts';

startTheme();
startLanguage();
addTexts('platform', platformTexts);
addTexts('shell', shellTexts);
const root = document.getElementById('root');
if (root !== null) {
  replaceFirstPage(root);
  createRoot(root).render(<App />);
}
if (process.env.NODE_ENV === 'production') registerOfflineWorker();
