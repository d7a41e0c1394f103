import type { Sex } from '../category/category.ts';
import type { CategorySet } from '../category/category-table-rules.ts';
import { parseSexWord } from '../category/parsing/sex-word.ts';
import { parseWrittenCode } from '../category/parsing/written-category.ts';
import { findCategory } from '../category/site-categories.ts';
import type { Discipline } from '../discipline/catalogue/discipline.ts';
import { listDisciplines } from '../discipline/catalogue/disciplines.ts';
import type { EventRef } from '../discipline/event-ref.ts';
import type { RoundLetter } from '../round/round-code.ts';
import { parseRoundWord } from '../round/round-word.ts';
import { foldText } from '../text/fold.ts';
import { isEventCodeError, parseEventCode } from './event-code.ts';
import { listEventSpellings } from './event-spellings.ts';
import { parseGroupUid, parseTrialUid } from './trial-uid.ts';

/** What a text says of an event. The uid of a group names its category too, that of a trial its round and heat. */
export interface WrittenEvent {
  readonly event: EventRef;
  readonly sex?: Sex | undefined;
  readonly category?: number | undefined;
  readonly round?: RoundLetter | undefined;
  readonly heat?: number | undefined;
  /** Present where the category is that of the event and not only of the athlete entered: from a uid or an event code. */
  readonly fixed?: true;
}

const foldEventName = (text: string): string =>
  foldText(text)
    .replaceAll('×', 'x')
    .replace(/[\s.,’']/g, '');

let disciplinesByName: ReadonlyMap<string, Discipline> | undefined;

/** Disciplines by each of their folded names; a name shared by several belongs to the first, the plain event. */
function mapDisciplineNames(): ReadonlyMap<string, Discipline> {
  if (disciplinesByName !== undefined) return disciplinesByName;
  const made = new Map<string, Discipline>();
  for (const entry of listDisciplines()) {
    for (const name of [entry.label.fr, entry.label.en, entry.short.fr, entry.short.en, entry.code]) {
      if (!made.has(foldEventName(name))) made.set(foldEventName(name), entry);
    }
  }
  disciplinesByName = made;
  return made;
}

/** The event of a whole name; a part of one is none. */
function findDisciplineByName(text: string): Discipline | undefined {
  const name = foldEventName(text);
  const disciplines = mapDisciplineNames();
  for (const spelling of [name, ...listEventSpellings(name)]) {
    const discipline = disciplines.get(spelling);
    if (discipline !== undefined) return discipline;
  }
  return undefined;
}

/** Whether the last word is the letter of a sex behind metres, `5000m W`; a walk is written `5000W` or in words. */
const endsWithSexLetter = (words: readonly string[]): boolean =>
  /^[FMW]$/i.test(words.at(-1) ?? '') && /^\d*m$/i.test(words.at(-2) ?? '');

/** Words with fewer letters name a sex or a category, not a round. */
const MIN_ROUND_LETTERS = 4;

/** An event with a round behind it: `100 m Femmes – Demi-finale 2`. */
function parseEventWithRound(text: string, table?: CategorySet): WrittenEvent | undefined {
  const words = text.split(/\s+/);
  for (let at = 1; at < words.length; at++) {
    const behind = words.slice(at).join(' ');
    const written = behind.replace(/[^\p{L}]/gu, '').length < MIN_ROUND_LETTERS ? undefined : parseRoundWord(behind);
    const found = written && parseEventAlone(words.slice(0, at).join(' '), table);
    if (found !== undefined) return { ...found, ...written };
  }
  return undefined;
}

/**
 * The event of a cell: a uid, an event code (number-variant-category, P3.12), a name or a code of the catalogue in either language,
 * with or without a sex, a category or a round behind it. Undefined for what is none.
 * @example parseWrittenEvent('100 m U18F') // { event: { g0: 100, g1: '0' }, sex: 2, category: 50 }
 */
export function parseWrittenEvent(text: string, table?: CategorySet): WrittenEvent | undefined {
  return parseEventAlone(text, table) ?? parseEventWithRound(text, table);
}

function parseEventAlone(text: string, table?: CategorySet): WrittenEvent | undefined {
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
    .replace(/(?<=\b(?:wo)?men)['’]?s\b/gi, '')
    .replace(/\s-\s/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  let sex: Sex | undefined;
  let code: string | undefined;
  for (;;) {
    const entry = words.length === 0 || endsWithSexLetter(words) ? undefined : findDisciplineByName(words.join(' '));
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
