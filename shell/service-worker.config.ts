import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Configuration } from '@rspack/core';

/** URLs of the files that pages of this shell may load, without the server modules and the HTML. */
function listShellFiles(dist: string): readonly string[] {
  return readdirSync(dist)
    .filter((name) => /\.(js|css|svg|png|webmanifest)$|^inter-latin-wght-normal\./.test(name) && name !== 'sw.js')
    .map((name) => `/${name}`)
    .sort();
}

/** Writes the release's list of files into the worker: the worker changes with each release, so browsers install it anew. */
class ReleasePlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Release', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'Release', stage }, () => {
        const files = listShellFiles(compiler.outputPath).join('|');
        const release = createHash('sha256').update(files).digest('hex').slice(0, 12);
        compilation.updateAsset('sw.js', (source) => {
          const text = String(source.source());
          return new sources.RawSource(
            text.replaceAll('__SHELL_FILES__', files).replaceAll('__SHELL_RELEASE__', release),
          );
        });
      });
    });
  }
}

/** The service worker, built after the shell because it lists the shell's files. */
export function createServiceWorkerConfig(folder: string, shellConfigName: string): Configuration {
  return {
    name: 'service-worker',
    dependencies: [shellConfigName],
    mode: 'production',
    context: folder,
    target: ['webworker', 'es2022'],
    entry: { sw: './src/service-worker/worker.ts' },
    devtool: false,
    output: { path: join(folder, 'dist'), filename: 'sw.js' },
    resolve: { extensions: ['.ts'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          type: 'javascript/auto',
        },
      ],
    },
    performance: false,
    plugins: [new ReleasePlugin()],
  };
}
