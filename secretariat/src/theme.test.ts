import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { buildTheme, PALETTE } from './theme.ts';

const CSS = readFileSync(join(import.meta.dirname, '../../shared-domain/src/platform/styles/theme.css'), 'utf8');

/** The tokens in a block of theme.css by name: `--link-wash` as `linkWash`. */
function tokensOf(selector: string): Readonly<Record<string, string>> {
  const [, block = ''] = CSS.split(`${selector} {`);
  const [own = ''] = block.split('}');
  const tokens = [...own.matchAll(/--([\w-]+): ([^;]+);/g)];
  return Object.fromEntries(
    tokens.map(([, name = '', value = '']) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

describe('antd is dressed in the colours of theme.css', () => {
  test.each([
    ['light', ':root'],
    ['dark', ':root[data-theme="dark"]'],
  ] as const)('%s', (name, selector) => {
    expect(tokensOf(selector)).toMatchObject(PALETTE[name]);
  });
});

test('UI breakpoints: xs 0, sm 600, md 960, lg 1280, xl 1920, xxl 2560; the mobile breakpoint is lg', () => {
  const { token } = buildTheme({ isDark: false, hasCoarsePointer: false, isMotionReduced: false });
  expect(token).toMatchObject({ screenSM: 600, screenMD: 960, screenLG: 1280, screenXL: 1920, screenXXL: 2560 });
  expect(token).toMatchObject({
    screenXSMax: 599,
    screenSMMax: 959,
    screenMDMax: 1279,
    screenLGMax: 1919,
    screenXLMax: 2559,
  });
});
