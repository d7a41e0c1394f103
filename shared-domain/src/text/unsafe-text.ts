/** Control characters C0 (except tab and line ends), DEL and C1: databases and files break on some of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;
const LINE_END = /[\t\n\r\u2028\u2029]/;
/** Half of a character of two code units. */
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Embeddings, overrides and isolates, which change the direction of the text after them. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
/** Invisible characters, by which two different names can look the same. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
/**
 * Joiners, fillers and variation selectors shape emoji and the letters of some scripts; after Latin, Greek or Cyrillic letters, or after
 * none, they are not seen. A digit or a sign takes the selector that makes a key of it (`1\ufe0f\u20e3`); what turns the direction is refused, not
 * removed.
 */
const IDLE_SHAPER =
  /(?:^|[^\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)(?!(?<=[\d#*])\ufe0f\u20e3|[\u202a-\u202e\u2066-\u2069])([\u2800\p{Default_Ignorable_Code_Point}])/u;
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A character that is not allowed in a text. */
export interface UnsafeText {
  readonly problem: 'control character' | 'line end' | 'lone surrogate' | 'direction' | 'unseen character' | 'empty';
  /** Index in code units. */
  readonly at: number;
  /** Such as `U+202E`; absent for `empty`: nothing visible at all. */
  readonly character?: string;
}

const CHECKS: readonly (readonly [UnsafeText['problem'], RegExp])[] = [
  ['control character', CONTROL],
  ['lone surrogate', LONE_SURROGATE],
];
const LINE_CHECKS: typeof CHECKS = [...CHECKS, ['line end', LINE_END]];
const NAME_CHECKS: typeof CHECKS = [...LINE_CHECKS, ['direction', DIRECTION], ['unseen character', INVISIBLE]];

const formatCodePoint = (text: string, at: number): string =>
  `U+${(text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function findFirstProblem(text: string, checks: typeof CHECKS): UnsafeText | undefined {
  for (const [problem, pattern] of checks) {
    const at = text.search(pattern);
    if (at >= 0) return { problem, at, character: formatCodePoint(text, at) };
  }
  return undefined;
}

/**
 * The first fault of a text of several lines; tabs and line ends are allowed.
 * @example findUnsafeText('a\0b') // { problem: 'control character', at: 1, character: 'U+0000' }
 */
export function findUnsafeText(text: string): UnsafeText | undefined {
  return findFirstProblem(text, CHECKS);
}

/**
 * The first fault of a text of one line.
 * @example findUnsafeLine('a\nb') // { problem: 'line end', at: 1, character: 'U+000A' }
 */
export function findUnsafeLine(text: string): UnsafeText | undefined {
  return findFirstProblem(text, LINE_CHECKS);
}

/**
 * The first fault of a name: it must have no invisible or direction characters, and be visible unless it is empty.
 * @example findUnsafeName('\u202eSNITRAM') // { problem: 'direction', at: 0, character: 'U+202E' }
 */
export function findUnsafeName(name: string): UnsafeText | undefined {
  const unsafe = findFirstProblem(name, NAME_CHECKS);
  if (unsafe !== undefined) return unsafe;
  if (name !== '' && !VISIBLE.test(name)) return { problem: 'empty', at: 0 };
  const idle = IDLE_SHAPER.exec(name);
  if (idle === null) return undefined;
  const at = idle.index + idle[0].length - (idle[1] ?? '').length;
  return { problem: 'unseen character', at, character: formatCodePoint(name, at) };
}

/**
 * Words a fault as the end of a sentence.
 * @example formatUnsafeText({ problem: 'empty', at: 0 }) // 'has nothing that can be seen'
 */
export function formatUnsafeText({ problem, at, character }: UnsafeText): string {
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
 * Removes invisible characters, which programs leave in cells of tables; those that shape letters stay.
 * @example removeInvisible('MAR\u200bTIN') // 'MARTIN'
 */
export function removeInvisible(text: string): string {
  let visible = text.replace(new RegExp(INVISIBLE.source, 'gu'), '');
  // Of several in a row each pass removes only every other one.
  for (let previous = ''; previous !== visible; ) {
    previous = visible;
    visible = visible.replace(new RegExp(IDLE_SHAPER.source, 'gu'), (found: string, shaper: string) =>
      found.slice(0, -shaper.length),
    );
  }
  return visible;
}

/**
 * Removes what `findUnsafeText` finds.
 * @example removeUnsafeText('a\0b') // 'ab'
 */
export function removeUnsafeText(text: string): string {
  return text.toWellFormed().replace(new RegExp(CONTROL.source, 'g'), '');
}
