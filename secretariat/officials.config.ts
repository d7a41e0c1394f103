import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Compiler, type Configuration, HtmlRspackPlugin, LightningCssMinimizerRspackPlugin } from '@rspack/core';
import { BROWSERS, createScriptMinimizer } from '../rspack.base.ts';

/** Address of the consoles' files: they are of this site even where the secretariat is released elsewhere, as their log is. */
const FILES = '/remotes/secretariat/officiel/';

/** What so many scripts of the consoles share is in the first one, so that a console is one more script and not several. */
const MIN_CONSOLES = 4;

const createScriptRule = (tsx: boolean) => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
  type: 'javascript/auto',
});

/**
 * The page of the officials' consoles: a second page of this build, without the shell, antd or federation. What all need is one script; the
 * texts of each language, boards, each console and what a tap opens are scripts of their own, which a page has before it goes without a network.
 */
export function createOfficialsConfig(folder: string): Configuration {
  return {
    name: 'officials',
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    entry: { begin: './src/officials/begin/page-start.ts', console: './src/officials/index.tsx' },
    devtool: false,
    output: {
      path: join(folder, 'dist', 'officiel'),
      uniqueName: 'officials',
      publicPath: FILES,
      filename: '[name].[contenthash].js',
      cssFilename: '[name].[contenthash].css',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        createScriptRule(true),
        {
          test: /\.css$/,
          type: 'css/auto',
          use: [{ loader: 'builtin:lightningcss-loader', options: { targets: BROWSERS } }],
        },
        { test: /\.webmanifest$/, type: 'asset/resource', generator: { filename: '[name].[contenthash][ext]' } },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      splitChunks: {
        cacheGroups: {
          shared: {
            name: 'console',
            chunks: 'async',
            minChunks: MIN_CONSOLES,
            minSize: 0,
            enforce: true,
            priority: 10,
          },
        },
      },
      minimizer: [
        createScriptMinimizer(),
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    performance: false,
    plugins: [
      new HtmlRspackPlugin({
        template: './src/officials/index.html',
        filename: 'page.html',
        publicPath: FILES,
        scriptLoading: 'defer',
      }),
      new ContentNamePlugin('page.html', startFirstScript),
    ],
  };
}

/** The scripts of the texts, by language (src/officials/texts/texts.ts). */
const TEXT_SCRIPTS = { fr: 'french', en: 'english' } as const;

/**
 * The first script begins as soon as it is there: it waits neither for the style sheet nor for the console. It is told where the texts of each
 * language are, since it fetches those of the reader's.
 */
function startFirstScript(page: string, { assets }: BuiltFiles): string {
  const texts = Object.entries(TEXT_SCRIPTS).map(([language, script]) => {
    const name = assets.find((asset) => asset.startsWith(`${script}.`) && asset.endsWith('.js'));
    if (name === undefined) throw new Error(`no script of the texts: ${script}`);
    return `data-${language}="${FILES}${name}"`;
  });
  return page.replace(/<script defer (src="[^"]*\/begin\.)/, `<script ${texts.join(' ')} $1`);
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What a build has written, or is about to. */
interface BuiltFiles {
  readonly outputPath: string;
  /** Names of the files of this compilation. */
  readonly assets: readonly string[];
}

type Rewrite = (text: string, files: BuiltFiles) => string;

/** Gives a file the hash of its final content in its name, since releases keep only files whose names differ. */
class ContentNamePlugin {
  readonly #name: string;
  readonly #rewrite: Rewrite;

  constructor(name: string, rewrite: Rewrite) {
    this.#name = name;
    this.#rewrite = rewrite;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ContentName', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ContentName', stage }, () => {
        const asset = compilation.getAsset(this.#name);
        if (asset === undefined) return;
        const assets = compilation.getAssets().map((one) => one.name);
        const text = this.#rewrite(String(asset.source.source()), { outputPath: compiler.outputPath, assets });
        compilation.deleteAsset(this.#name);
        compilation.emitAsset(this.#name.replace('.', `.${hash(text)}.`), new sources.RawSource(text));
      });
    });
  }
}

/** The consoles under `npm run dev`: built again at each change, without a worker, so that the page is always the newest. */
export function createDevOfficialsConfig(folder: string): Configuration {
  const { plugins: _, ...config } = createOfficialsConfig(folder);
  const page = { template: './src/officials/index.html', filename: 'page.html', publicPath: FILES };
  return {
    ...config,
    mode: 'development',
    devtool: 'source-map',
    output: { ...config.output, filename: '[name].js', cssFilename: '[name].css' },
    plugins: [new HtmlRspackPlugin({ ...page, scriptLoading: 'defer' })],
  };
}

/** Writes the release's files into the worker, which stores them all: it changes with each release. */
function writeFileList(text: string, { outputPath }: BuiltFiles): string {
  const files = readdirSync(outputPath)
    .filter((name) => /\.(js|css|html)$/.test(name) && !name.startsWith('worker.'))
    .map((name) => `${FILES}${name}`)
    .sort();
  return text
    .replaceAll('__OFFICIALS_FILES__', files.join('|'))
    .replaceAll('__OFFICIALS_RELEASE__', hash(files.join('|')));
}

/** The worker of `/officiel/`, built after the page because it lists the page's files. */
export function createOfficialsWorkerConfig(folder: string): Configuration {
  return {
    name: 'officials-worker',
    dependencies: ['officials'],
    mode: 'production',
    context: folder,
    target: ['webworker', 'es2022'],
    entry: { worker: './src/officials/worker/worker.ts' },
    devtool: false,
    output: { path: join(folder, 'dist', 'officiel'), filename: 'worker.js' },
    resolve: { extensions: ['.ts'] },
    module: { rules: [createScriptRule(false)] },
    performance: false,
    plugins: [new ContentNamePlugin('worker.js', writeFileList)],
  };
}
