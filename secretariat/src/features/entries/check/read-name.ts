interface PersonName {
  readonly last: string;
  readonly first: string;
  /** Nothing told which of the words is which. */
  readonly guessed: boolean;
}

const isCapital = (word: string): boolean => /\p{Lu}/u.test(word) && word === word.toUpperCase();

/**
 * Last and first name from one cell: the words in capitals are the last name wherever they stand; with none, or with
 * nothing else, the first word is.
 * @example readName('Inès DE VALMOREL') // { last: 'DE VALMOREL', first: 'Inès', guessed: false }
 */
export function readName(text: string): PersonName {
  const words = text.split(/\s+/).filter(Boolean);
  const capitals = words.filter(isCapital);
  const others = words.filter((word) => !isCapital(word));
  if (capitals.length > 0 && others.length > 0) {
    return { last: capitals.join(' '), first: others.join(' '), guessed: false };
  }
  const [last = '', ...first] = words;
  return { last, first: first.join(' '), guessed: words.length > 1 };
}
