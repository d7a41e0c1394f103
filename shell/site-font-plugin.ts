import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Compiler, HtmlRspackPlugin } from '@rspack/core';

const SHEET = join(import.meta.dirname, 'src', 'fonts', 'site-font.css');
const THEME_SCRIPT = '<script src="/theme.js">';
const require = createRequire(import.meta.url);

interface FontFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Reads the sheet of the site's font and the files that it names by their package, each with a name of its content. */
function readSheet() {
  const files: FontFile[] = [];
  const css = readFileSync(SHEET, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/url\("([^"]+)"\)/g, (_, source: string) => {
      const content = readFileSync(require.resolve(source));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
      const name = `${source.slice(source.lastIndexOf('/') + 1, source.lastIndexOf('.'))}.${hash}.woff2`;
      files.push({ name, content });
      return `url("/${name}")`;
    })
    .trim();
  return { css, files };
}

/**
 * Puts the sheet of the site's font into the page, for `first-theme.js` to say when it applies: a first visit is read and answers
 * before the font is loaded (docs/decisions/043). Without scripts it applies from the start.
 */
export class SiteFontPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('SiteFont', (compilation) => {
      const { css, files } = readSheet();
      compilation.fileDependencies.add(SHEET);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'SiteFont', stage }, () => {
        for (const { name, content } of files) compilation.emitAsset(name, new sources.RawSource(content));
      });
      HtmlRspackPlugin.getCompilationHooks(compilation).beforeEmit.tap('SiteFont', (data) => {
        if (!data.html.includes(THEME_SCRIPT)) throw new Error(`The page has no ${THEME_SCRIPT}`);
        const sheet = `<style id="site-font" media="(scripting: none)">${css}</style>`;
        return { ...data, html: data.html.replace(THEME_SCRIPT, sheet + THEME_SCRIPT) };
      });
    });
  }
}
