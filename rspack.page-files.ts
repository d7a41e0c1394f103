import { Compilation, type Compiler, sources } from '@rspack/core';

const NAME = 'PageFilesPlugin';

/** Chunks of pages and of texts are named so by the import that loads them: `page.landing`, `text.fr`. */
const NAMED_CHUNK = /^(?:page|text)\.\w+$/;

/**
 * Writes `page-files.json`: the scripts of each page and of each language's texts, by the name of the chunk, `page.` and the page's
 * name in PUBLIC_PAGES or `text.` and the language. The server preloads them, so that they are not asked for only once the
 * application has started.
 */
export class PageFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Once names have the hashes of their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const files = [...compilation.namedChunkGroups]
          .filter(([chunk]) => NAMED_CHUNK.test(chunk))
          .map(([chunk, group]) => [chunk, group.getFiles().filter((file) => file.endsWith('.js'))]);
        const text = `${JSON.stringify(Object.fromEntries(files))}\n`;
        compilation.emitAsset('page-files.json', new sources.RawSource(text));
      });
    });
  }
}
