import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { CACHE_DIR, ROOT } from '../lib/project.mjs';

/** What the first screen of a console may transfer, brotli. */
const MAX_BYTES = 150_000;
/** What a page loads for the first screen of every console. */
const FIRST_SCRIPTS = ['begin', 'console'];
/** What comes beside the athlete of a field event. */
const WATCH = 'watch';
const FIELD_CONSOLES = ['attempts', 'bars'];
/** What is no console: the rest comes behind a first screen, or for readers of English. */
const OTHERS = [...FIRST_SCRIPTS, WATCH, 'extras', 'english'];

describe('the consoles of officials', () => {
  mkdirSync(CACHE_DIR, { recursive: true });
  const folder = mkdtempSync(join(CACHE_DIR, 'console-size-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  let groups;

  before(async () => {
    const { rspack } = await import('@rspack/core');
    const { createOfficialsConfig } = await import(join(ROOT, 'secretariat/officials.config.ts'));
    const config = createOfficialsConfig(join(ROOT, 'secretariat'));
    const stats = await new Promise((resolve, reject) =>
      rspack({ ...config, output: { ...config.output, path: folder } }, (error, result) =>
        error ? reject(error) : resolve(result),
      ),
    );
    assert.equal(stats.hasErrors(), false, stats.toString());
    groups = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups;
  });

  const weighScripts = (names) => {
    const assets = names.flatMap((name) => groups[name].assets.map((asset) => asset.name));
    const scripts = new Set(assets.filter((name) => name.endsWith('.js')));
    return [...scripts].reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(folder, name))).length, 0);
  };

  test('show their first screen with less than 150 kB of scripts each', () => {
    const consoles = Object.keys(groups).filter((name) => !OTHERS.includes(name));
    assert.ok(consoles.length > 10, consoles.join(' '));
    const sizes = consoles.map((name) => {
      const besides = FIELD_CONSOLES.includes(name) ? [WATCH] : [];
      return [name, weighScripts([...FIRST_SCRIPTS, name, ...besides])];
    });
    const heavy = sizes.filter(([, size]) => size >= MAX_BYTES);
    assert.deepEqual(heavy, [], sizes.join(' '));
  });
});
