import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PALETTE } from './theme.ts';

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
