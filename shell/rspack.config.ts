import { CopyRspackPlugin, HtmlRspackPlugin } from '@rspack/core';
import { createFrontEndConfig, createServerDrawingConfig } from '../rspack.base.ts';
import { serveDevRemotes } from './dev-remotes.ts';
import { FirstFilesPlugin } from './first-files-plugin.ts';
import { InstallablePlugin } from './installable-plugin.ts';
import { createServiceWorkerConfig } from './service-worker.config.ts';
import { SiteFontPlugin } from './site-font-plugin.ts';

const folder = import.meta.dirname;
const base = createFrontEndConfig({ folder, name: 'shell', port: 3001, role: 'host', isCompiledAtLoad: true });

/** The page without content, which the service worker shows offline at an address that was never visited. */
const emptyPagePlugin = new HtmlRspackPlugin({
  template: './src/index.html',
  filename: 'offline.html',
  publicPath: '/',
  chunks: ['main'],
  scriptLoading: 'defer',
  favicon: './src/icon.svg',
});

/** Sets the theme before the styles load: the main script is deferred, and the site's CSP refuses inline scripts. */
const themeScriptPlugin = new CopyRspackPlugin({ patterns: [{ from: 'src/first-theme.js', to: 'theme.js' }] });

const config = {
  ...base,
  name: 'shell',
  plugins: [
    ...(base.plugins ?? []),
    emptyPagePlugin,
    themeScriptPlugin,
    new InstallablePlugin(),
    new FirstFilesPlugin(),
    new SiteFontPlugin(),
  ],
};

export default process.env.NODE_ENV === 'production'
  ? [
      config,
      createServerDrawingConfig(folder, './src/server/render-frame.tsx', 'draw.mjs'),
      createServiceWorkerConfig(folder, config.name),
    ]
  : { ...config, devServer: { ...config.devServer, setupMiddlewares: serveDevRemotes } };
