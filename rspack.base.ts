import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  type Configuration,
  HtmlRspackPlugin,
  LightningCssMinimizerRspackPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { IntegrityPlugin } from './rspack.integrity.ts';

const require = createRequire(import.meta.url);

/** The libraries that live once in the page, with the versions that package.json pins. Everything else is bundled by who uses it. */
const SINGLETONS = ['react', 'react-dom', 'react-redux', 'i18next', 'react-i18next'] as const;

interface PackageFile {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The oldest browsers that the pages are built for. */
const BROWSERS = ['chrome 111', 'safari 16.4', 'firefox 115'];

const packageOf = (folder: string): PackageFile => require(join(folder, 'package.json')) as PackageFile;

/**
 * The one table of shared singletons. In the host all are eager (a mix gives a blank page); a remote takes the host's, whatever
 * their versions: the platform's, which the shell checks before it loads a remote, answers for them all (docs/decisions/015).
 */
function shared(folder: string, host: boolean) {
  const { dependencies } = packageOf(folder);
  const one = (name: string) => {
    const version = dependencies[name] ?? '';
    return { singleton: true, eager: host, version, requiredVersion: false as const };
  };
  return {
    ...Object.fromEntries(SINGLETONS.map((name) => [name, one(name)])),
    'react/': one('react'),
    'react-dom/': one('react-dom'),
    'shared-domain/platform': one('shared-domain'),
  };
}

export interface FrontEnd {
  /** Folder of the application. */
  readonly folder: string;
  /** Container name: an identifier, `public_site`. */
  readonly name: string;
  /** Port of its dev server. */
  readonly port: number;
  /** `host` loads remotes, `remote` exposes `./App`. */
  readonly role: 'host' | 'remote';
}

const sources = (development: boolean, refresh: boolean) => ({
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
 * A front end as the server draws it: one module for Node, everything bundled, styles left to the browser's build. Its file
 * lies beside that build and is released with it, under the name `filename`.
 */
export function drawnByServer(folder: string, entry: string, filename: string): Configuration {
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
        sources(false, false),
        { test: /\.css$/, type: 'css/auto', generator: { exportsOnly: true } },
        { test: /\.svg$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: true },
    performance: false,
  };
}

/** The configuration of a front end; the three of them differ by these four facts only. */
export function frontEnd({ folder, name, port, role }: FrontEnd): Configuration {
  const production = process.env.NODE_ENV === 'production';
  const host = role === 'host';
  return {
    mode: production ? 'production' : 'development',
    context: folder,
    target: ['web', 'es2022'],
    entry: {
      main: production ? './src/index.ts' : [join(import.meta.dirname, 'rspack.dev-hook.js'), './src/index.ts'],
    },
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: join(folder, 'dist'),
      uniqueName: name,
      publicPath: host ? '/' : 'auto',
      filename: production ? '[name].[contenthash].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash].js' : '[name].js',
      cssFilename: production ? '[name].[contenthash].css' : '[name].css',
      cssChunkFilename: production ? '[name].[contenthash].css' : '[name].css',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    lazyCompilation: false,
    module: {
      rules: [
        sources(!production, !production),
        {
          test: /\.css$/,
          type: 'css/auto',
          use: [
            {
              loader: 'builtin:lightningcss-loader',
              options: { targets: BROWSERS },
            },
          ],
        },
        { test: /\.svg$/, type: 'asset/resource', generator: { filename: '[name].[contenthash][ext]' } },
      ],
    },
    optimization: {
      moduleIds: production ? 'deterministic' : 'named',
      minimizer: [
        new SwcJsMinimizerRspackPlugin(),
        // With its own idea of browsers it would rewrite logical sides under :lang(), stronger than the rules that override them.
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    performance: false,
    plugins: [
      new ModuleFederationPlugin({
        name,
        ...(host
          ? {}
          : {
              filename: production ? 'remoteEntry.[contenthash].js' : 'remoteEntry.js',
              exposes: { './App': './src/App.tsx' },
            }),
        shared: shared(folder, host),
        dts: false,
        experiments: {
          ...(production ? (host ? { provideExternalRuntime: true } : { externalRuntime: true }) : {}),
          // An entry is the remoteEntry itself: without the code that reads manifests the shell is 12 KB lighter in brotli.
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new HtmlRspackPlugin({
        template: './src/index.html',
        publicPath: '/',
        chunks: ['main'],
        scriptLoading: 'defer',
        ...(host ? { favicon: './src/icon.svg' } : {}),
      }),
      ...(host ? [] : [new IntegrityPlugin()]),
      ...(production ? [] : [new ReactRefreshRspackPlugin()]),
    ],
    devServer: {
      port,
      host: 'localhost',
      hot: true,
      headers: { 'access-control-allow-origin': '*' },
      historyApiFallback: true,
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: { errors: true, warnings: false } },
      proxy: [{ context: ['/api', '/static'], target: `http://localhost:${process.env.API_PORT ?? 3000}` }],
    },
  };
}
