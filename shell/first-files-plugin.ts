import { type Compiler, HtmlRspackPlugin } from '@rspack/core';

const DEFERRED = '<script defer ';

/** Says which file of a first visit comes first: the shell's script, which browsers would load last as any deferred one. */
export class FirstFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FirstFiles', (compilation) => {
      HtmlRspackPlugin.getCompilationHooks(compilation).beforeEmit.tap('FirstFiles', (data) => {
        if (!data.html.includes(DEFERRED)) throw new Error(`The page has no ${DEFERRED}`);
        return { ...data, html: data.html.replace(DEFERRED, `${DEFERRED}fetchpriority="high" `) };
      });
    });
  }
}
