import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { CACHE_DIR, ROOT } from '../lib/project.mjs';

/** What the rules of officials' facts may weigh on a phone, brotli. */
const MAX_BYTES = 22_500;

mkdirSync(CACHE_DIR, { recursive: true });
const folder = mkdtempSync(join(CACHE_DIR, 'live-input-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a console carries the rules of its facts in less than 22.5 kB, without schemas and tables', async () => {
  const { rspack } = await import('@rspack/core');
  const entry = join(folder, 'entry.mjs');
  writeFileSync(
    entry,
    `import * as liveInput from ${JSON.stringify(join(ROOT, 'shared-domain/src/live-input/index.ts'))};
    globalThis.console = [liveInput.foldSheet, liveInput.findRightFault, liveInput.findEventFault];`,
  );
  const options = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } };
  const loader = { loader: 'builtin:swc-loader', options };
  const config = {
    mode: 'production',
    target: ['web', 'es2022'],
    context: ROOT,
    entry,
    output: { path: folder, filename: 'bundle.js', iife: true },
    module: { rules: [{ test: /\.ts$/, use: [loader], type: 'javascript/auto' }] },
  };
  const stats = await new Promise((resolve, reject) =>
    rspack(config, (error, result) => (error ? reject(error) : resolve(result))),
  );
  assert.equal(stats.hasErrors(), false, stats.toString());
  const size = brotliCompressSync(readFileSync(join(folder, 'bundle.js'))).length;
  assert.ok(size < MAX_BYTES, `${size} bytes`);
});
