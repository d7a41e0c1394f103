import { frontEnd } from '../rspack.base.ts';
import { serveDevRemotes } from './dev-remotes.ts';

const config = frontEnd({ folder: import.meta.dirname, name: 'shell', port: 3001, role: 'host' });

export default { ...config, devServer: { ...config.devServer, setupMiddlewares: serveDevRemotes } };
