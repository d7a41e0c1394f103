import type { CodePage } from './code-pages.ts';

/** Letters that the words of a language have besides a to z, and what no word of it has. */
interface Spelling {
  readonly letters: string;
  readonly never?: RegExp;
}

/** What no word of the western languages has: it shows a letter of another code page. */
const NEVER_WESTERN = new RegExp(
  [
    // French, Italian, Catalan: è, ê, ë, ï, ì, ù, ò, œ.
    '[aeiouy]œ|œ$|^œ[^uidsnc]',
    '[aeiouy]è$|aè[^l]|oè[^tlm]|è[aeiouéíáýú]|^è[aeiou]',
    'ê[aeioubdfgjkwxz]|(?:cz|rz|sz|dz|w).*[êñ]|[êñ].*(?:cz|rz|sz|dz|sk[iay]|ck[ia]|w)',
    '[bcdfghjklmnpqrstvwxz](?:ë$|ï)|^ï|[ìù].|[aeou]ò|iò[aeiou]',
    // Spanish, Portuguese, Breton.
    'ñ(?!h?[aeiouyáéíóúü]|ch)|ã[bcdfghjklmnpqrtvwxz]|(?:sz|cs|gy|zs).*[õû]|[õû].*(?:sz|cs|gy|zs)|õ$',
    // Danish, Norwegian, Icelandic, Faroese.
    'æ$|iæ|[aeouyáéíóúý]ø|ø[áéíóúý]',
    '[ðþý].*[cqwzç]|[cqwzç].*[ðþý]|þ[bcdfgklmnpqstxzþ]|þ$|^ð|[bcdgkmnpst]ð|ý.*ý|^ý(?!mir|r)',
  ].join('|'),
);

const FRENCH: Spelling = { letters: 'àâçéèêëîïôœùûüÿñ', never: NEVER_WESTERN };
const WESTERN: readonly Spelling[] = [
  FRENCH,
  ...['áéíóúüñ', 'àéèíïóòúüç', 'áâãàçéêíóôõúü', 'àèéìíòóùú', 'äöüåõšžßé', 'æøåéöüäò', 'áéíóúýðþæöø', 'çöüâîû'].map(
    (letters) => ({ letters, never: NEVER_WESTERN }),
  ),
];

const CONSONANT = '[bcdfghjklmnpqrstvwxz]';
/** Words with letters that code pages of Europe have in common. */
const COMMON: readonly Spelling[] = [
  { letters: 'âçéëîô', never: new RegExp(`${CONSONANT}ë$`) },
  { letters: 'áéíóúüöäß' },
];
const POLISH: Spelling = { letters: 'ąćęłńóśźż', never: new RegExp(`^[ąęń]|ń[aeiouyóąę]|${CONSONANT}ć${CONSONANT}`) };
const CENTRAL: readonly Spelling[] = [
  ...COMMON,
  POLISH,
  {
    letters: 'áčďéěíňóřšťúůýžöü',
    never: new RegExp(`^ů|^ě|ý.*ý|${CONSONANT}ř${CONSONANT}|^ř[bcdfghjklmnpqrstvwxzy]`),
  },
  { letters: 'áäčďéíľňóôŕšťúýž' },
  { letters: 'áéíóöőúüű' },
  { letters: 'ăâîşţ', never: /ă[oe]/ },
  { letters: 'čćđšž', never: new RegExp(`${CONSONANT}ć${CONSONANT}`) },
];
const BALTIC: readonly Spelling[] = [
  { letters: 'ąčęėįšųūž' },
  { letters: 'āčēģīķļņšūž' },
  { letters: 'äöüõšž' },
  { letters: 'æøåéö' },
  POLISH,
];
const TURKISH: Spelling = { letters: 'çğıöşüâîû', never: /^ğ|[bcdfghjklmnpqrstvwxyz]ğ|[qwx]/ };

/** A word without a vowel, or with six consonants in a row, is none. */
const RUSSIAN_VOWEL = '[аеёиоуыэюяіїє]';
const CYRILLIC: Spelling = {
  letters: 'абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўђѓљњќћџјѕ',
  never: new RegExp(`^[ьъ]|[ьъ]{2}|^(?!.*${RUSSIAN_VOWEL})|[^${RUSSIAN_VOWEL.slice(1)}{6}`),
};
const GREEK: Spelling = {
  letters: 'αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ',
  never: /ς.|^(?!.*[αεηιουωάέήίόύώϊϋΐΰ])|[^αεηιουωάέήίόύώϊϋΐΰ]{6}/,
};

const SPELLINGS: Readonly<Record<CodePage, readonly Spelling[]>> = {
  'windows-1252': WESTERN,
  'windows-1250': CENTRAL,
  'iso-8859-2': CENTRAL,
  'windows-1257': BALTIC,
  'windows-1254': [...WESTERN, TURKISH],
  'windows-1251': [CYRILLIC],
  'koi8-r': [CYRILLIC],
  'windows-1253': [GREEK],
  macintosh: WESTERN,
  cp850: WESTERN,
  cp852: CENTRAL,
};

const isNotLatin = (page: CodePage): boolean => SPELLINGS[page].every((one) => one === CYRILLIC || one === GREEK);

/** Signs that stand between two parts of a name. */
const WORD_SIGNS = /(?<=\p{L})[’‘´–—\u00a0·](?=\p{L})/u;
/** Signs around a word, and those of numbers and titles: `n°`, `Mª`. */
const EDGE_SIGNS = /^[“”«»…’‘´¨–—¡¿„\u00a0]+|[“”«»…’‘´¨–—®™©\u00a0]+$|(?<=^\p{L}{1,2})[°ºª]$/gu;
/** A capital that is not of ASCII within small letters, and a small letter that no program leaves among capitals. */
const WRONG_CASE = /\p{Ll}(?![A-Z])\p{Lu}|^\p{Lu}(?![A-Z])\p{Lu}\p{Ll}|[A-Z][šžœÿ][A-Z]/u;

const isPlausiblePart = (part: string, spellings: readonly Spelling[], isLatin: boolean): boolean => {
  if (part === '' || /^[A-Za-z]+$/.test(part)) return true;
  if (!/^[\p{L}\p{M}]+$/u.test(part) || WRONG_CASE.test(part)) return false;
  const word = part.toLowerCase().normalize('NFC').replace('i\u0307', 'i');
  return spellings.some(
    ({ letters, never }) =>
      [...word].every((letter) => (isLatin && letter >= 'a' && letter <= 'z') || letters.includes(letter)) &&
      never?.test(word) !== true,
  );
};

/**
 * Whether a word decoded with a code page may be one of a language that is written with it.
 * @example isPlausibleWord('Zamoœæ', 'windows-1252') // false
 */
export function isPlausibleWord(word: string, page: CodePage): boolean {
  const isLatin = !isNotLatin(page);
  return word
    .split(WORD_SIGNS)
    .every((part) => isPlausiblePart(part.replace(EDGE_SIGNS, ''), SPELLINGS[page], isLatin));
}
