import {
  type CategorySet,
  type Discipline,
  type EventRef,
  findCategory,
  foldText,
  isEventCodeError,
  listDisciplines,
  parseEventCode,
  parseGroupUid,
  parseRoundWord,
  parseSexWord,
  parseTrialUid,
  parseWrittenCode,
  type RoundLetter,
  type Sex,
  searchDisciplines,
} from 'shared-domain';

/** What a cell says of an event; a programme's own uid says its category too, and a trial's its round and heat. */
export interface FoundEvent {
  readonly event: EventRef;
  readonly sex?: Sex | undefined;
  readonly category?: number | undefined;
  readonly round?: RoundLetter | undefined;
  readonly heat?: number | undefined;
  /** The category is the event's own, and not only that of who is entered. */
  readonly fixed?: true;
}

const compact = (text: string): string =>
  foldText(text)
    .replaceAll('×', 'x')
    .replace(/[\s.’']/g, '');

let names: ReadonlyMap<string, Discipline> | undefined;

/** Every name an entry of the catalogue goes by; a name of several is the first one's, the plain event. */
function catalogue(): ReadonlyMap<string, Discipline> {
  if (names !== undefined) return names;
  const made = new Map<string, Discipline>();
  for (const entry of listDisciplines()) {
    for (const name of [entry.label.fr, entry.label.en, entry.short.fr, entry.short.en, entry.code]) {
      if (!made.has(compact(name))) made.set(compact(name), entry);
    }
  }
  names = made;
  return made;
}

/** How officials write what the catalogue calls otherwise. */
const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  [/^(saut|lancer|lance)(enla|ala|en|du|dela|dele|de|le|la)/, ''],
  [/^(\d+)mh$/, '$1h'],
  [/^(\d+)(m?)(st|steeple|sc)$/, '$1sc'],
  [/^(\d+)m?(w|marche|m)$/, '$1w'],
  [/^(\d+)kmmarche$/, '$1kmw'],
  // As meet managers of North America and Isonen of Norway write them.
  [/^(\d+)(?:meters?|metres?|m)(?:dash|run)?$/, '$1m'],
  [/^(\d+)(?:meters?|metres?|m)(?:hurdles|hekk|hekker)$/, '$1h'],
  [/^(\d+)(?:meters?|metres?|m)(?:steeplechase|hinder)$/, '$1sc'],
  [/^(\d+)(?:meters?|metres?|m)(?:racewalk|kappgang)$/, '$1w'],
  [/^(\d+x\d+)(?:meters?|metres?|m)?(?:relay|stafett)?$/, '$1m'],
  [/^lengde$/, 'longueur'],
  [/^h[oø]yde$/, 'hauteur'],
  [/^tresteg$/, 'triplesaut'],
  [/^stav$/, 'perche'],
  [/^kule$/, 'poids'],
  [/^diskos$/, 'disque'],
  [/^slegge$/, 'marteau'],
  [/^spyd$/, 'javelot'],
];

function named(text: string): Discipline | undefined {
  const word = compact(text);
  const found = catalogue().get(word);
  if (found !== undefined) return found;
  for (const [pattern, by] of REWRITTEN) {
    const again = pattern.test(word) ? catalogue().get(word.replace(pattern, by)) : undefined;
    if (again !== undefined) return again;
  }
  const searched = searchDisciplines(text);
  const [first] = searched;
  const same = searched.every(({ g0 }) => g0 === first?.g0);
  return same ? searched.toSorted((a, b) => a.label.fr.length - b.label.fr.length)[0] : undefined;
}

/** A letter behind metres is of men or women, `5000m W`; a walk is `5000W` or in words. */
const isSexLast = (words: readonly string[]): boolean =>
  /^[FMW]$/i.test(words.at(-1) ?? '') && /^\d*m$/i.test(words.at(-2) ?? '');

/** Shorter words are of a sex or a category. */
const MIN_ROUND_LETTERS = 4;

/** An event with a round behind it: `100 m Femmes – Demi-finale 2`. */
function findRoundBehind(text: string, table?: CategorySet): FoundEvent | undefined {
  const words = text.split(/\s+/);
  for (let at = 1; at < words.length; at++) {
    const behind = words.slice(at).join(' ');
    const written = behind.replace(/[^\p{L}]/gu, '').length < MIN_ROUND_LETTERS ? undefined : parseRoundWord(behind);
    const found = written && findPlainEvent(words.slice(0, at).join(' '), table);
    if (found !== undefined) return { ...found, ...written };
  }
  return undefined;
}

/**
 * The event of a cell: a uid, an event code (number-variant-category, P3.12), a name or a code of the catalogue in either language,
 * with or without a sex, a category or a round behind it. Undefined for what is none.
 * @example findEvent('100 m U18F') // { event: { g0: 100, g1: '0' }, sex: 2, category: 50 }
 */
export function findEvent(text: string, table?: CategorySet): FoundEvent | undefined {
  return findPlainEvent(text, table) ?? findRoundBehind(text, table);
}

function findPlainEvent(text: string, table?: CategorySet): FoundEvent | undefined {
  const trial = parseTrialUid(text);
  if (trial !== undefined) {
    const { g0, g1, category, round, heat } = trial;
    return { event: { g0, g1 }, category, sex: findCategory(category)?.sex, round, heat, fixed: true };
  }
  const group = parseGroupUid(text);
  if (group !== undefined) {
    const { g0, g1, category } = group;
    return { event: { g0, g1 }, category, sex: findCategory(category)?.sex, fixed: true };
  }
  const coded = parseEventCode(text.trim());
  const known = isEventCodeError(coded) ? undefined : findCategory(coded.category);
  if (!isEventCodeError(coded) && known !== undefined)
    return { event: { g0: coded.g0, g1: coded.g1 }, category: known.id, sex: known.sex, fixed: true };
  let words = text
    .replace(/[–—/|,]/g, ' ')
    .replace(/\s-\s/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  let sex: Sex | undefined;
  let code: string | undefined;
  for (;;) {
    const entry = words.length === 0 || isSexLast(words) ? undefined : named(words.join(' '));
    if (entry !== undefined) {
      const category = code === undefined ? undefined : parseWrittenCode(code, sex, table);
      return { event: { g0: entry.g0, g1: entry.g1 }, sex: sex ?? category?.sex, category: category?.id };
    }
    const last = words.at(-1);
    if (last === undefined) return undefined;
    const saidSex = parseSexWord(last);
    const saidCode = parseWrittenCode(last, undefined, table) ?? parseWrittenCode(last, 1, table);
    const isOpen = /^open$/i.test(last);
    if (saidSex !== undefined || saidCode !== undefined || isOpen) {
      if (saidSex !== undefined) sex = saidSex;
      else if (!isOpen) code = last;
      words = words.slice(0, -1);
      continue;
    }
    const [front = ''] = words;
    const frontSex = front.length > 1 ? parseSexWord(front) : undefined;
    if (frontSex === undefined) return undefined;
    sex = frontSex;
    words = words.slice(1);
  }
}
