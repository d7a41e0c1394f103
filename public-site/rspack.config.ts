import { createFrontEndConfig, createServerDrawingConfig } from '../rspack.base.ts';

const site = createFrontEndConfig({ folder: import.meta.dirname, name: 'public_site', port: 3002, role: 'remote' });

export default process.env.NODE_ENV === 'production'
  ? [site, createServerDrawingConfig(import.meta.dirname, './src/server/render-page.tsx', 'draw.[contenthash].mjs')]
  : site;
