import { type Compiler, RuntimePlugin } from '@rspack/core';

const NAME = 'IntegrityPlugin';

/** Code for a remote's loader: asks the shell for the hash of a file before its element is added to the page. */
const buildHashCheck = (tag: 'script' | 'link', urlProperty: 'src' | 'href'): string => `
var integrity = globalThis.findRemoteIntegrity?.(${tag}.${urlProperty} || url);
if (integrity) { ${tag}.integrity = integrity; ${tag}.crossOrigin = 'anonymous'; }
`;

/**
 * Makes browsers check a remote's chunks and styles against the hashes that the shell has from `remotes.json`. Rspack's own
 * SubresourceIntegrityPlugin would write them into every build, but the site's own origin needs none.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const hooks = RuntimePlugin.getCompilationHooks(compilation);
      hooks.createScript.tap(NAME, (code) => code + buildHashCheck('script', 'src'));
      hooks.createLink.tap(NAME, (code) => code + buildHashCheck('link', 'href'));
    });
  }
}
