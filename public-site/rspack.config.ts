import type { OptimizationSplitChunksOptions } from '@rspack/core';
import { createFrontEndConfig, createServerDrawingConfig } from '../rspack.base.ts';

/** Pages that are made of the lists of an event, of three quarters the same code. */
const LIST_PAGES = new Set(['page.trial', 'page.group', 'page.scratch', 'page.family']);

/** What few readers load, once they follow somebody: it does not count in what most pages share. */
const RARE_PARTS = new Set(['push.choice', 'push.keep']);

/**
 * A page is two or three scripts: small ones compress badly, and a browser asks for six at a time. So what most pages share is one,
 * what the pages of lists share is one, and each page has a copy of the rest.
 */
const splitChunks: OptimizationSplitChunksOptions = {
  cacheGroups: {
    default: false,
    common: {
      name: 'common',
      chunks: (chunk) => !chunk.canBeInitial() && !RARE_PARTS.has(chunk.name ?? ''),
      minChunks: 14,
      enforce: true,
      priority: 2,
    },
    lists: {
      name: 'lists',
      chunks: ({ name }) => LIST_PAGES.has(name ?? ''),
      minChunks: 3,
      enforce: true,
      priority: 1,
    },
  },
};

const site = createFrontEndConfig({
  folder: import.meta.dirname,
  name: 'public_site',
  port: 3002,
  role: 'remote',
  isCompiledAtLoad: true,
  splitChunks,
});

export default process.env.NODE_ENV === 'production'
  ? [site, createServerDrawingConfig(import.meta.dirname, './src/server/render-page.tsx', 'draw.[contenthash].mjs')]
  : site;
