import { type Compiler, HtmlRspackPlugin } from '@rspack/core';

/** The font that every page needs, by its hashed name. */
const PAGE_FONT = /^inter-latin-wght-normal\.[0-9a-f]+\.woff2$/;

/**
 * Says which files of a first visit come first: the shell's script, which browsers would load last as any deferred one, then those that it
 * begins with, and last the font, which the server leaves at the end (`api/src/static/page.ts`): a page is read in the system's font
 * until it comes.
 */
export class FirstFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FirstFiles', (compilation) => {
      HtmlRspackPlugin.getCompilationHooks(compilation).beforeEmit.tap('FirstFiles', (data) => {
        const file = compilation.getAssets().find(({ name }) => PAGE_FONT.test(name))?.name;
        if (file === undefined) throw new Error('The font of the pages was not built');
        const link = `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/${file}">`;
        const html = data.html.replace('<script defer ', '<script defer fetchpriority="high" ');
        return { ...data, html: html.replace('</head>', `${link}</head>`) };
      });
    });
  }
}
