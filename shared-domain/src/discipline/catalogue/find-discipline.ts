import { createEventMatcher, foldEventText } from '../../text/event-search.ts';
import { LANGUAGES } from '../../text/language.ts';
import type { EventRef } from '../event-ref.ts';
import { makeVariant, parseVariant, type Variant } from '../variant.ts';
import type { Discipline } from './discipline.ts';
import { listDisciplines } from './disciplines.ts';
import { formatTechnicalCode } from './technical-code.ts';

interface Index {
  readonly byId: ReadonlyMap<number, Discipline>;
  readonly byCode: ReadonlyMap<string, Discipline>;
  readonly searchTexts: readonly (readonly [Discipline, string])[];
}

let index: Index | undefined;

/** A text folded and without spaces, so that `10 000` finds `10000 m`. */
const compactText = (text: string): string => foldEventText(text).replaceAll(' ', '');

function getIndex(): Index {
  index ??= {
    byId: new Map(listDisciplines().map((entry) => [entry.id, entry])),
    byCode: new Map(listDisciplines().map((entry) => [entry.code, entry])),
    searchTexts: listDisciplines().map((entry) => {
      const words = LANGUAGES.flatMap((language) => [entry.label[language], entry.short[language]]);
      return [entry, [entry.code, ...words].map(compactText).join('|')];
    }),
  };
  return index;
}

/**
 * An entry of the catalogue by its id; undefined for an unknown id.
 * @example findDisciplineById(670)?.label.fr // 'Javelot'
 */
export function findDisciplineById(id: number): Discipline | undefined {
  return getIndex().byId.get(id);
}

/**
 * An entry of the catalogue by its exact technical code; undefined for an unknown code.
 * @example findDisciplineByCode('60-HP106-I')?.label.en // '60 m hurdles (1.067 m) indoor'
 */
export function findDisciplineByCode(code: string): Discipline | undefined {
  return getIndex().byCode.get(code);
}

/**
 * The catalogue's entry for an event: with its exact variant, else without height or weight, else without the surface too. The surface
 * may come from the competition. Undefined when there is none.
 * @example findDiscipline({ g0: 60, g1: 'HP55I' })?.code // '60-H'
 */
export function findDiscipline(event: EventRef): Discipline | undefined {
  const variant = parseVariant(event.g1);
  if (variant === undefined) return undefined;
  const place = variant.place ?? (event.indoor ? 'indoor' : event.road ? 'road' : undefined);
  const kind: Variant = variant.kind === undefined ? {} : { kind: variant.kind };
  const { byCode } = getIndex();
  const candidates: readonly Variant[] = [
    ...(place ? [{ ...variant, place }] : []),
    variant,
    place ? { ...kind, place } : kind,
    kind,
  ];
  for (const candidate of candidates) {
    const discipline = byCode.get(formatTechnicalCode({ g0: event.g0, g1: makeVariant(candidate) }) ?? '');
    if (discipline) return discipline;
  }
  return undefined;
}

/**
 * The entries whose labels, short names or code contain every word, in either language, whatever the accents, case and spaces; none
 * for an empty text.
 * @example searchDisciplines('110 haies').length // 4
 */
export function searchDisciplines(text: string): readonly Discipline[] {
  if (text.trim() === '') return [];
  const matches = createEventMatcher(text);
  return getIndex()
    .searchTexts.filter(([, searchTexts]) => matches(searchTexts))
    .map(([entry]) => entry);
}
