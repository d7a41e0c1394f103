import { type Compiler, HtmlRspackPlugin } from '@rspack/core';

/** Says which file of a first visit comes first: the shell's script, which browsers would load last as any deferred one. */
export class FirstFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FirstFiles', (compilation) => {
      HtmlRspackPlugin.getCompilationHooks(compilation).beforeEmit.tap('FirstFiles', (data) => ({
        ...data,
        html: data.html.replace('<script defer ', '<script defer fetchpriority="high" '),
      }));
    });
  }
}
