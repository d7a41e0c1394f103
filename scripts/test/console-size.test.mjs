import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
/** The scripts of the texts, by language: a first screen has one of them. */
const TEXTS = { fr: 'french', en: 'english' };
/** What is no console: the rest comes behind a first screen. */
const OTHERS = [...FIRST_SCRIPTS, ...Object.values(TEXTS), WATCH, 'extras', 'screens', 'phone'];

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

  /** Bytes of each script, brotli: most are of many first screens. */
  const weights = new Map();
  const weigh = (script) => {
    const weight = weights.get(script) ?? brotliCompressSync(readFileSync(join(folder, script))).length;
    weights.set(script, weight);
    return weight;
  };
  const weighScripts = (names) => {
    const assets = names.flatMap((name) => groups[name].assets.map((asset) => asset.name));
    const scripts = new Set(assets.filter((name) => name.endsWith('.js')));
    return [...scripts].reduce((sum, script) => sum + weigh(script), 0);
  };

  for (const [language, texts] of Object.entries(TEXTS))
    test(`${language}: show their first screen with less than 150 kB of scripts each`, () => {
      const consoles = Object.keys(groups).filter((name) => !OTHERS.includes(name));
      assert.ok(consoles.length > 10, consoles.join(' '));
      const sizes = consoles.map((name) => {
        const besides = FIELD_CONSOLES.includes(name) ? [WATCH] : [];
        return [name, weighScripts([...FIRST_SCRIPTS, texts, name, ...besides])];
      });
      const heavy = sizes.filter(([, size]) => size >= MAX_BYTES);
      assert.deepEqual(heavy, [], sizes.join(' '));
    });

  test('have the texts of no language in the first script; the page says where those of each are', () => {
    const page = readFileSync(
      join(
        folder,
        readdirSync(folder).find((name) => name.endsWith('.html')),
      ),
      'utf8',
    );
    const [, element] = /<script ([^>]*\/begin\.[^>]*)>/.exec(page);
    for (const [language, texts] of Object.entries(TEXTS)) {
      const [{ name }, ...others] = groups[texts].assets;
      assert.deepEqual(others, []);
      assert.match(element, new RegExp(`data-${language}="[^"]*/${name}"`));
    }
    const [first] = groups.console.assets.filter(({ name }) => name.endsWith('.js'));
    const script = readFileSync(join(folder, first.name), 'utf8');
    for (const text of ['Code de la fiche', 'Code on the slip']) assert.ok(!script.includes(text), text);
  });

  test('have what only sheets and the panel of screens say in the scripts of these', () => {
    const read = (name) =>
      groups[name].assets
        .filter((asset) => asset.name.endsWith('.js'))
        .map((asset) => readFileSync(join(folder, asset.name), 'utf8'))
        .join('\n');
    for (const [later, first, texts] of [
      ['extras', ['console', 'attempts', 'french'], ['Passer la main ?', 'S’arrêtent ici']],
      ['extras', ['console', 'attempts', 'english'], ['Hand over?', 'Stop here']],
      ['screens', ['speaker'], ['Compte à rebours…', 'Countdown…']],
    ])
      for (const text of texts) {
        assert.ok(read(later).includes(text), text);
        for (const name of first) assert.ok(!read(name).includes(text), `${name}: ${text}`);
      }
  });
});
