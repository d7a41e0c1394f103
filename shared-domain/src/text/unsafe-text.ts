/** C0 but tab and line ends, DEL, C1: no text of people has them, and databases and files break on some. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;
const LINE_END = /[\t\n\r\u2028\u2029]/;
/** Half of a letter of two code units. */
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Embeddings, overrides and isolates: what comes after is shown in another order than it is written. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
/** Letters that are not seen, by which two names look the same and are not. */
const UNSEEN = /[\u00ad\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
/** Joiners shape letters of some scripts, and pictures; between letters of ours they are unseen. */
const IDLE_JOINER =
  /(?:^|[^\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])([\u200c\u200d])/u;
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What a text has that it may not have. */
export interface UnsafeText {
  readonly problem: 'control character' | 'line end' | 'lone surrogate' | 'direction' | 'unseen character' | 'empty';
  /** Where it is, counted in code units from 0. */
  readonly at: number;
  /** `U+202E`; absent where nothing can be seen at all. */
  readonly character?: string;
}

const CHECKS: readonly (readonly [UnsafeText['problem'], RegExp])[] = [
  ['control character', CONTROL],
  ['lone surrogate', LONE_SURROGATE],
];
const LINE_CHECKS: typeof CHECKS = [...CHECKS, ['line end', LINE_END]];
const NAME_CHECKS: typeof CHECKS = [...LINE_CHECKS, ['direction', DIRECTION], ['unseen character', UNSEEN]];

const codePoint = (text: string, at: number): string =>
  `U+${(text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function firstOf(text: string, checks: typeof CHECKS): UnsafeText | undefined {
  for (const [problem, pattern] of checks) {
    const at = text.search(pattern);
    if (at >= 0) return { problem, at, character: codePoint(text, at) };
  }
  return undefined;
}

/**
 * What is wrong with a text of several lines that somebody wrote: it may have tabs and line ends.
 * @example findUnsafeText('a\0b') // { problem: 'control character', at: 1, character: 'U+0000' }
 */
export function findUnsafeText(text: string): UnsafeText | undefined {
  return firstOf(text, CHECKS);
}

/**
 * What is wrong with a text of one line.
 * @example findUnsafeLine('a\nb') // { problem: 'line end', at: 1, character: 'U+000A' }
 */
export function findUnsafeLine(text: string): UnsafeText | undefined {
  return firstOf(text, LINE_CHECKS);
}

/**
 * What is wrong with a name, which is read in lists: it is written as it is shown, and shows something unless it has no letter.
 * @example findUnsafeName('\u202eSNITRAM') // { problem: 'direction', at: 0, character: 'U+202E' }
 */
export function findUnsafeName(name: string): UnsafeText | undefined {
  const unsafe = firstOf(name, NAME_CHECKS);
  if (unsafe !== undefined) return unsafe;
  const joiner = IDLE_JOINER.exec(name);
  if (joiner !== null) {
    const at = joiner.index + joiner[0].length - 1;
    return { problem: 'unseen character', at, character: codePoint(name, at) };
  }
  return name === '' || VISIBLE.test(name) ? undefined : { problem: 'empty', at: 0 };
}

/**
 * Says what is wrong in one sentence.
 * @example unsafeTextSentence({ problem: 'empty', at: 0 }) // 'has nothing that can be seen'
 */
export function unsafeTextSentence({ problem, at, character }: UnsafeText): string {
  const where = `${character} at ${at + 1}`;
  switch (problem) {
    case 'control character':
      return `has a control character (${where}), which no text may`;
    case 'line end':
      return `has a tab or a line end (${where}); it is one line`;
    case 'lone surrogate':
      return `has half a letter (${where}), which no text may`;
    case 'direction':
      return `has a character that turns the direction of what follows (${where}), which no name may`;
    case 'unseen character':
      return `has a character that is not seen (${where}), which no name may`;
    case 'empty':
      return 'has nothing that can be seen';
  }
}

/**
 * A text without the letters that are not seen, which programs leave in the cells of their tables; joiners stay where they shape letters.
 * @example withoutUnseen('MAR\u200bTIN') // 'MARTIN'
 */
export function withoutUnseen(text: string): string {
  let seen = text.replace(new RegExp(UNSEEN.source, 'gu'), '');
  // Of joiners in a row each pass takes every other one.
  for (let before = ''; before !== seen; ) {
    before = seen;
    seen = seen.replace(new RegExp(IDLE_JOINER.source, 'gu'), (found) => found.slice(0, -1));
  }
  return seen;
}

/**
 * A text without what `findUnsafeText` refuses.
 * @example withoutUnsafeText('a\0b') // 'ab'
 */
export function withoutUnsafeText(text: string): string {
  return text.toWellFormed().replace(new RegExp(CONTROL.source, 'g'), '');
}
