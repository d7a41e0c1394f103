import { join } from 'node:path';
import type { Configuration } from '@rspack/core';

/**
 * Libraries that stay where npm put them: they have native code, or read files beside their own. The server's other libraries are
 * bundled.
 */
const UNBUNDLED = /^(better-sqlite3|@node-rs\/argon2|@resvg\/resvg-js|pdfkit|@fastify\/swagger-ui|web-push)(\/|$)/;

const folder = import.meta.dirname;

/**
 * The server for Node: a file for what starts it, one for the process of threads, one for each thread, so that a start loads a few
 * files instead of fifteen hundred (docs/decisions/031). Not minified, so that a stack trace has the names of the sources.
 */
const config: Configuration = {
  mode: 'production',
  context: folder,
  target: 'node24',
  entry: { server: './src/server.ts', 'host-process': './src/threads/host-process.ts' },
  devtool: false,
  output: {
    path: join(folder, 'dist'),
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    workerChunkLoading: 'import',
    publicPath: 'auto',
    clean: true,
  },
  // The driver of PostgreSQL would take a native one where there is one; there is none here.
  resolve: { extensions: ['.ts', '.js'], alias: { 'pg-native': false } },
  externalsType: 'module',
  externals: [UNBUNDLED],
  module: {
    parser: {
      javascript: { worker: ['Worker from node:worker_threads'], importMeta: false },
    },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
        type: 'javascript/auto',
      },
    ],
  },
  optimization: { minimize: false, splitChunks: false, chunkIds: 'named' },
  performance: false,
};

export default config;
