import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';

const require = createRequire(import.meta.url);
const fromFederation = createRequire(require.resolve('@module-federation/enhanced'));

const OWN_RUNTIME = join(import.meta.dirname, 'rspack.federation-runtime.ts');

/** Gives each build this project's small runtime (docs/decisions/033) where the federation's plugin names its own. */
export class FederationRuntimePlugin {
  apply(compiler: Compiler): void {
    const bundlerRuntime = fromFederation.resolve('@module-federation/webpack-bundler-runtime');
    const requests = [bundlerRuntime, bundlerRuntime.replace(/index\.cjs$/, 'bundler.cjs')];
    // After the federation's own plugin, which names the file here.
    compiler.hooks.afterPlugins.tap('FederationRuntimePlugin', () => {
      const aliases = Object.fromEntries(requests.map((request) => [request, OWN_RUNTIME]));
      compiler.options.resolve.alias = { ...compiler.options.resolve.alias, ...aliases };
    });
  }
}
