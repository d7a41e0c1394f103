import { createRandom, randomBelow } from '../../index.ts';
import type { Pick } from './spoil-text.ts';

/** Letters of several alphabets; a word of them always has `qx`, `ζξ` or `щъ`, which no word that a reader knows has. */
const ALPHABETS = [
  ['abdefghiklmnoprstuvw', 'qx'],
  ['ABDEFGHIKLMNOPRSTUVW', 'QX'],
  ['éèàçôïüñøåłžœ', 'qx'],
  ['αβγδελμνοπρστ', 'ζξ'],
  ['бвгдеклмнопрст', 'щъ'],
] as const;
const MAX_LETTERS = 6;

/** How an unknown word stands beside one that is known; `@` is the known one and `?` the unknown one. */
const FORMS = ['?', '? ?', '@ ?', '? @', '@?', '?@', '@-?', '?/@'] as const;

function makeWord(pick: Pick): string {
  const [letters, mark] = ALPHABETS[pick(ALPHABETS.length)] ?? ALPHABETS[0];
  const part = () => Array.from({ length: pick(MAX_LETTERS) }, () => letters[pick(letters.length)]).join('');
  return `${part()}${mark}${part()}`;
}

/**
 * Cells that nobody can understand, the same for the same seed: invented words alone, and before, behind and within words that are known.
 * @param known words that the column understands
 */
export function makeUnknownWords(seed: string, count: number, known: readonly string[]): readonly string[] {
  const random = createRandom(seed);
  const pick: Pick = (below) => randomBelow(random, below);
  const words = new Set<string>();
  while (words.size < count) {
    const form = known.length === 0 ? '?' : (FORMS[pick(FORMS.length)] ?? '?');
    words.add(form.replaceAll('?', () => makeWord(pick)).replaceAll('@', () => known[pick(known.length)] ?? ''));
  }
  return [...words];
}
