import { CopyRspackPlugin, HtmlRspackPlugin } from '@rspack/core';
import { drawnByServer, frontEnd } from '../rspack.base.ts';
import { serveDevRemotes } from './dev-remotes.ts';
import { InstallablePlugin } from './installable.ts';
import { serviceWorker } from './service-worker.config.ts';

const folder = import.meta.dirname;
const base = frontEnd({ folder, name: 'shell', port: 3001, role: 'host' });

/** The page as it is built, for readers without network at an address that they never saw. */
const emptyPage = new HtmlRspackPlugin({
  template: './src/index.html',
  filename: 'offline.html',
  publicPath: '/',
  chunks: ['main'],
  scriptLoading: 'defer',
  favicon: './src/icon.svg',
});

/** A script of its own, before the styles: the page's is deferred, and what is inline the site's policy refuses. */
const firstTheme = new CopyRspackPlugin({ patterns: [{ from: 'src/first-theme.js', to: 'theme.js' }] });

const config = {
  ...base,
  name: 'shell',
  plugins: [...(base.plugins ?? []), emptyPage, firstTheme, new InstallablePlugin()],
};

export default process.env.NODE_ENV === 'production'
  ? [config, drawnByServer(folder, './src/server/render-frame.tsx', 'draw.mjs'), serviceWorker(folder, config.name)]
  : { ...config, devServer: { ...config.devServer, setupMiddlewares: serveDevRemotes } };
