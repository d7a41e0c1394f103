import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  BannerPlugin,
  Compilation,
  type Configuration,
  HtmlRspackPlugin,
  LightningCssMinimizerRspackPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { FederationRuntimePlugin } from './rspack.federation.ts';
import { IntegrityPlugin } from './rspack.integrity.ts';
import { PageFilesPlugin } from './rspack.page-files.ts';
import { SiteAddressPlugin } from './rspack.site-address.ts';

const require = createRequire(import.meta.url);

/**
 * The libraries that every front end imports and that may be only once in the page. Store, router and translation are once in it as
 * parts of the platform, which alone imports them: shared by themselves they would come whole (docs/decisions/035).
 */
const SINGLETONS = ['react', 'react-dom'] as const;

interface PackageFile {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The oldest browsers that the pages are built for. */
export const BROWSERS = ['chrome 111', 'safari 16.4', 'firefox 115'];

/** The consoles of officials, which the secretariat's dev server builds, at the address that they have on a site. */
const OFFICIALS_PROXY = {
  context: ['/officiel', '/remotes/secretariat/officiel'],
  target: 'http://localhost:3003',
  pathRewrite: { '^/officiel/?$': '/remotes/secretariat/officiel/page.html' },
};

/** The router's package gives every bundler its build for development. */
const ROUTER_FOR_PRODUCTION = {
  'react-router$': join(import.meta.dirname, 'node_modules', 'react-router', 'dist', 'production', 'index.mjs'),
};

/** The remotes, whose pages no style of the shell may change. */
const REMOTES = ['public-site', 'secretariat'];

const readPackageFile = (folder: string): PackageFile => require(join(folder, 'package.json')) as PackageFile;

/**
 * The shared singletons. In the host all are eager (a mix gives a blank page). A remote takes the host's whatever their versions,
 * since the shell checks the platform's version, which stands for all of them, before it loads a remote (docs/decisions/015).
 */
function createSharedTable(folder: string, isHost: boolean) {
  const { dependencies } = readPackageFile(folder);
  const shareSingleton = (name: string) => {
    const version = dependencies[name] ?? '';
    return { singleton: true, eager: isHost, version, requiredVersion: false as const };
  };
  return {
    ...Object.fromEntries(SINGLETONS.map((name) => [name, shareSingleton(name)])),
    'react/': shareSingleton('react'),
    'react-dom/': shareSingleton('react-dom'),
    'shared-domain/platform': shareSingleton('shared-domain'),
  };
}

export interface FrontEndOptions {
  /** Folder of the application. */
  readonly folder: string;
  /** Container name: an identifier, `public_site`. */
  readonly name: string;
  /** Port of its dev server. */
  readonly port: number;
  /** `host` loads remotes, `remote` exposes `./App`. */
  readonly role: 'host' | 'remote';
  /** Whether browsers compile all of a script while it loads; only where nearly all of it runs at once. */
  readonly isCompiledAtLoad?: boolean;
  /** How code that chunks share is divided; by default as the bundler does. */
  readonly splitChunks?: NonNullable<Configuration['optimization']>['splitChunks'];
}

/**
 * A hint to Chromium (from 136 on; a comment to others): it compiles all functions beside the page's own work while a script is loading.
 * Without it they are only looked over then, and read again one by one as they are called: half of the shell's first task.
 */
const compileHintBanner = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // Once the minimizer, which removes comments, has run.
  stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

const createSourceRule = (development: boolean, refresh: boolean) => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh } },
      target: 'es2022',
    },
  },
  type: 'javascript/auto',
});

/**
 * The build by which the server draws a front end: one module for Node with everything bundled, without the styles, written
 * to `dist/server/` under the name `filename`.
 */
export function createServerDrawingConfig(folder: string, entry: string, filename: string): Configuration {
  return {
    mode: 'production',
    context: folder,
    target: 'node24',
    entry: { draw: entry },
    devtool: false,
    output: {
      path: join(folder, 'dist', 'server'),
      filename,
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        createSourceRule(false, false),
        { test: /\.css$/, type: 'css/auto', generator: { exportsOnly: true } },
        { test: /\.svg$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: true },
    performance: false,
  };
}

/** Makes scripts small; what a pass leaves shorter, the next ones shorten further. */
export const createScriptMinimizer = () =>
  new SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3 } } });

/** The configuration of a front end; the three front ends differ in these options only. */
export function createFrontEndConfig({
  folder,
  name,
  port,
  role,
  isCompiledAtLoad = false,
  splitChunks,
}: FrontEndOptions): Configuration {
  const isProduction = process.env.NODE_ENV === 'production';
  const isHost = role === 'host';
  const part = name.replaceAll('_', '-');
  return {
    mode: isProduction ? 'production' : 'development',
    context: folder,
    target: ['web', 'es2022'],
    entry: {
      main: isProduction ? './src/index.ts' : [join(import.meta.dirname, 'rspack.dev-hook.js'), './src/index.ts'],
    },
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: join(folder, 'dist'),
      uniqueName: name,
      ...(isProduction && isCompiledAtLoad ? { environment: { arrowFunction: false } } : {}),
      publicPath: isHost ? '/' : 'auto',
      filename: isProduction ? '[name].[contenthash].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash].js' : '[name].js',
      cssFilename: isProduction ? '[name].[contenthash].css' : '[name].css',
      cssChunkFilename: isProduction ? '[name].[contenthash].css' : '[name].css',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], ...(isProduction ? { alias: ROUTER_FOR_PRODUCTION } : {}) },
    lazyCompilation: false,
    module: {
      rules: [
        createSourceRule(!isProduction, !isProduction),
        // A sheet as text, for a page within the page.
        { test: /\.css$/, resourceQuery: /^\?raw$/, type: 'asset/source' },
        {
          test: /\.css$/,
          resourceQuery: { not: /^\?raw$/ },
          type: 'css/auto',
          use: [
            {
              loader: 'builtin:lightningcss-loader',
              options: { targets: BROWSERS },
            },
          ],
        },
        {
          test: /\.css$/,
          resourceQuery: { not: /^\?raw$/ },
          // The platform's sheets are everybody's, and one that ends in `.global.css` says of itself where it matches.
          include: join(folder, 'src'),
          exclude: /\.global\.css$/,
          enforce: 'pre' as const,
          loader: join(import.meta.dirname, 'rspack.part-styles.mjs'),
          options: { part, ...(isHost ? { others: REMOTES } : {}) },
        },
        { test: /\.(svg|woff2)$/, type: 'asset/resource', generator: { filename: '[name].[contenthash][ext]' } },
      ],
    },
    optimization: {
      moduleIds: isProduction ? 'deterministic' : 'named',
      ...(splitChunks === undefined ? {} : { splitChunks }),
      minimizer: [
        createScriptMinimizer(),
        // Its default browsers would have it expand logical properties into :lang() rules, which outweigh those that override them.
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    performance: false,
    plugins: [
      new ModuleFederationPlugin({
        name,
        ...(isHost
          ? {}
          : {
              filename: isProduction ? 'remoteEntry.[contenthash].js' : 'remoteEntry.js',
              exposes: { './App': './src/App.tsx' },
            }),
        shared: createSharedTable(folder, isHost),
        dts: false,
      }),
      new FederationRuntimePlugin(),
      new HtmlRspackPlugin({
        template: './src/index.html',
        publicPath: '/',
        chunks: ['main'],
        scriptLoading: 'defer',
        ...(isHost ? { favicon: './src/icon.svg' } : {}),
      }),
      ...(isHost ? [] : [new IntegrityPlugin(), new PageFilesPlugin(), new SiteAddressPlugin()]),
      ...(isProduction && isCompiledAtLoad ? [compileHintBanner] : []),
      ...(isProduction ? [] : [new ReactRefreshRspackPlugin()]),
    ],
    devServer: {
      port,
      host: 'localhost',
      hot: true,
      headers: { 'access-control-allow-origin': '*' },
      historyApiFallback: true,
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: { errors: true, warnings: false } },
      proxy: [
        { context: ['/api', '/static'], target: `http://localhost:${process.env.API_PORT ?? 3000}` },
        ...(isHost ? [OFFICIALS_PROXY] : []),
      ],
    },
  };
}
