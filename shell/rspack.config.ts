import { drawnByServer, frontEnd } from '../rspack.base.ts';
import { serveDevRemotes } from './dev-remotes.ts';

const folder = import.meta.dirname;
const config = frontEnd({ folder, name: 'shell', port: 3001, role: 'host' });

export default process.env.NODE_ENV === 'production'
  ? [config, drawnByServer(folder, './src/server/render-frame.tsx', 'draw.mjs')]
  : { ...config, devServer: { ...config.devServer, setupMiddlewares: serveDevRemotes } };
