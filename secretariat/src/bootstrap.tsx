import { createRoot } from 'react-dom/client';
import { Standalone, startStandalone } from 'shared-domain/platform';
import App from './App.tsx';
import 'shared-domain/platform/styles/all.css';

startStandalone();
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Standalone App={App} />);
