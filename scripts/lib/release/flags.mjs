import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readStamp, writeStamp } from '../hash.mjs';
import { CACHE_DIR, ROOT } from '../project.mjs';

const HEIGHT = 240;
const require = createRequire(join(ROOT, 'package.json'));

export const FLAGS_DIR = join(CACHE_DIR, 'flags', 'static', `h${HEIGHT}`);

/** Draws each country's flag 240 pixels high, named by its two-letter code, as the pages ask for it (P9.5). */
export async function buildFlags() {
  const source = join(dirname(require.resolve('flag-icons/package.json')), 'flags', '4x3');
  const version = require('flag-icons/package.json').version;
  const stampFile = join(CACHE_DIR, 'flags', 'stamp');
  if (readStamp(stampFile) === version) return false;
  const { renderAsync } = require('@resvg/resvg-js');
  mkdirSync(FLAGS_DIR, { recursive: true });
  const codes = readdirSync(source).filter((name) => /^[a-z]{2}\.svg$/.test(name));
  const draw = async (name) => {
    const image = await renderAsync(readFileSync(join(source, name), 'utf8'), {
      fitTo: { mode: 'height', value: HEIGHT },
      // They have no text, and looking for the machine's fonts takes longer than drawing.
      font: { loadSystemFonts: false },
    });
    writeFileSync(join(FLAGS_DIR, name.replace('.svg', '.png')), image.asPng());
  };
  // On all cores.
  await Promise.all(codes.map(draw));
  writeStamp(stampFile, version);
  return true;
}
