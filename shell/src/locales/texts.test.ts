import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { laterTexts } from './later-texts.ts';
import { shellTexts as frameTexts } from './texts.ts';

const shellTexts = { fr: { ...frameTexts.fr, ...laterTexts.fr }, en: { ...frameTexts.en, ...laterTexts.en } };

const SRC = join(import.meta.dirname, '..');

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^locales/.test(path))
  .map((path) => readFileSync(join(SRC, path), 'utf8'))
  .join('\n');

/** Keys are written whole, or made of a template: `theme.${value}` stands for all that begin like it. */
const templates = [...sources.matchAll(/t\(\s*`([^`]*)`/g)].map(
  ([, template = '']) => new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`),
);

const isUsed = (key: string): boolean =>
  sources.includes(`'${key}'`) || templates.some((template) => template.test(key));

describe('the texts of the shell', () => {
  test('every text is in both languages', () => {
    expect(Object.keys(shellTexts.en).sort()).toEqual(Object.keys(shellTexts.fr).sort());
    for (const texts of Object.values(shellTexts)) expect(Object.values(texts)).not.toContain('');
  });

  test('no text is there for nothing', () => {
    expect(Object.keys(shellTexts.fr).filter((key) => !isUsed(key))).toEqual([]);
  });

  test('no text is asked for that is not there', () => {
    const asked = [...sources.matchAll(/\bt\(\s*'([^':]+)'/g)].map(([, key = '']) => key);
    expect(asked.filter((key) => !(key in shellTexts.fr))).toEqual([]);
  });

  test('what both languages need filled in is the same', () => {
    const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
    for (const [key, text] of Object.entries(shellTexts.fr))
      expect([key, holes(shellTexts.en[key as keyof typeof shellTexts.fr])]).toEqual([key, holes(text)]);
  });
});
