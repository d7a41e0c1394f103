import { type Compiler, HtmlRspackPlugin } from '@rspack/core';

/** The font that every page needs, by its hashed name. */
const PAGE_FONT = /^inter-latin-wght-normal\.[0-9a-f]+\.woff2$/;

/**
 * Preloads the font in the page's head, after all that the first rows need (`fetchpriority`): a page is read in the system's font
 * until it comes.
 */
export class FontPreloadPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FontPreload', (compilation) => {
      HtmlRspackPlugin.getCompilationHooks(compilation).beforeEmit.tap('FontPreload', (data) => {
        const file = compilation.getAssets().find(({ name }) => PAGE_FONT.test(name))?.name;
        if (file === undefined) throw new Error('The font of the pages was not built');
        const link = `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/${file}">`;
        return { ...data, html: data.html.replace('</head>', `${link}</head>`) };
      });
    });
  }
}
