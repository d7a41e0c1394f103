import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { Compiler } from '@rspack/core';

const PAPER = '#f7f5f0';

/** The mark on its paper; `room` is the part of the square that it takes: a launcher may cut the rest to its own shape. */
function iconSvg(mark: string, room: number): string {
  const edge = (64 * (1 - room)) / 2;
  const paths = mark.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${PAPER}"/>
<g transform="translate(${edge} ${edge}) scale(${room})">${paths}</g></svg>`;
}

const ICONS = [
  { file: 'icon-192.png', size: 192, room: 0.72, purpose: 'any' },
  { file: 'icon-512.png', size: 512, room: 0.72, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, room: 0.5, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, room: 0.66, purpose: undefined },
] as const;

const manifest = {
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: 'fr',
  dir: 'ltr',
  name: 'Foulée',
  short_name: 'Foulée',
  description: 'Résultats en direct des compétitions d’athlétisme',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['sports'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...ICONS.flatMap(({ file, size, purpose }) =>
      purpose === undefined ? [] : [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }],
    ),
  ],
  shortcuts: [{ name: 'Compétitions', url: '/lesconcours' }],
};

/** What makes the site an application of its own on a phone: its manifest, and icons drawn from the logo at each build. */
export class InstallablePlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Installable', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'Installable', stage }, async () => {
        const mark = readFileSync(join(compiler.context, 'src/icon.svg'), 'utf8');
        for (const { file, size, room } of ICONS) {
          const image = await renderAsync(iconSvg(mark, room), { fitTo: { mode: 'width', value: size } });
          compilation.emitAsset(file, new sources.RawSource(image.asPng()));
        }
        compilation.emitAsset('manifest.webmanifest', new sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}
