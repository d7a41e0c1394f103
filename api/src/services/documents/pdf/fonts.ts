import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const file = (name: string): string => require.resolve(`@expo-google-fonts/inter/${name}.ttf`);

/** The brand's face, whole: every accent of a European name is in it. */
export const FACES = {
  plain: file('400Regular/Inter_400Regular'),
  medium: file('600SemiBold/Inter_600SemiBold'),
  bold: file('700Bold/Inter_700Bold'),
} as const;

export type Face = keyof typeof FACES;

/** Words kept as they were shaped, each 3 kB: clubs and first names come again, athletes do not. */
const MAX_CACHED_WORDS = 1000;

type Encoded = [string[], { advanceWidth: number }[]];

/** What pdfkit asks of a font it has embedded. */
interface EmbeddedFont {
  encode(text: string, features?: readonly string[]): Encoded;
  widthOfString(text: string, size: number, features?: readonly string[]): number;
}

/**
 * Lays figures out as tabular ones, sign by sign: that takes no shaping, where pdfkit would shape every number of 300 pages
 * anew (24 s, against 3). Words are shaped, with their kerning, once each.
 */
export function quicken(font: EmbeddedFont): void {
  const shape = font.encode.bind(font);
  const signs = new Map<string, Encoded>();
  const words = new Map<string, Encoded>();

  function once(known: Map<string, Encoded>, text: string, features?: readonly string[]): Encoded {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = shape(text, features);
    if (known.size < MAX_CACHED_WORDS) known.set(text, made);
    return made;
  }

  font.encode = (text) => {
    if (!/\d/.test(text)) return once(words, text);
    const all: Encoded = [[], []];
    for (const sign of text) {
      const [glyphs, places] = once(signs, sign, ['tnum']);
      all[0].push(...glyphs);
      all[1].push(...places);
    }
    return all;
  };
  font.widthOfString = (text, size) => {
    let width = 0;
    for (const { advanceWidth } of font.encode(text)[1]) width += advanceWidth;
    return (width * size) / 1000;
  };
}
