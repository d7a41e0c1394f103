import { type Compiler, RuntimePlugin } from '@rspack/core';

const NAME = 'IntegrityPlugin';

/** Code of a remote's loader that asks the shell what a file must hash to, before its tag goes into the page. */
const check = (tag: 'script' | 'link', address: 'src' | 'href'): string => `
var integrity = globalThis.findRemoteIntegrity?.(${tag}.${address} || url);
if (integrity) { ${tag}.integrity = integrity; ${tag}.crossOrigin = 'anonymous'; }
`;

/**
 * Holds the chunks and styles of a remote to the hashes of its release, which the shell knows from `remotes.json`. Rspack's own
 * SubresourceIntegrityPlugin would write them into the build, and so burden the site's own origin, which needs none.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const hooks = RuntimePlugin.getCompilationHooks(compilation);
      hooks.createScript.tap(NAME, (code) => code + check('script', 'src'));
      hooks.createLink.tap(NAME, (code) => code + check('link', 'href'));
    });
  }
}
