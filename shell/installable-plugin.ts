import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { Compiler } from '@rspack/core';

const PAPER_COLOUR = '#f7f5f0';

/** The logo on its background; `scale` is the share of the square it fills: launchers may crop what is around it. */
function buildIconSvg(logo: string, scale: number): string {
  const margin = (64 * (1 - scale)) / 2;
  const paths = logo.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${PAPER_COLOUR}"/>
<g transform="translate(${margin} ${margin}) scale(${scale})">${paths}</g></svg>`;
}

const ICONS = [
  { file: 'icon-192.png', size: 192, scale: 0.72, purpose: 'any' },
  { file: 'icon-512.png', size: 512, scale: 0.72, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, scale: 0.5, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, scale: 0.66, purpose: undefined },
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
  background_color: PAPER_COLOUR,
  theme_color: PAPER_COLOUR,
  categories: ['sports'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...ICONS.flatMap(({ file, size, purpose }) =>
      purpose === undefined ? [] : [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }],
    ),
  ],
  shortcuts: [{ name: 'Compétitions', url: '/lesconcours' }],
};

/** Lets the site be installed as an application: emits its manifest, and icons drawn from the logo at each build. */
export class InstallablePlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Installable', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'Installable', stage }, async () => {
        const logo = readFileSync(join(compiler.context, 'src/icon.svg'), 'utf8');
        for (const { file, size, scale } of ICONS) {
          const image = await renderAsync(buildIconSvg(logo, scale), { fitTo: { mode: 'width', value: size } });
          compilation.emitAsset(file, new sources.RawSource(image.asPng()));
        }
        compilation.emitAsset('manifest.webmanifest', new sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}
