import type { RefusedFact } from './refused-fact.ts';

/** Cards that an official shows (TR 16.5, CR 18.5). */
export const CONDUCT_CARDS = ['YC', 'RC'] as const;

/** A card as it is shown: `YC` or `RC`. */
export type ConductCard = (typeof CONDUCT_CARDS)[number];

/** Cards as printed beside the athlete; `YRC` is a second yellow card. */
export const CONDUCT_CODES = ['YC', 'YRC', 'RC'] as const;

/** A card as it is printed: `YC`, `YRC` or `RC`. */
export type ConductCode = (typeof CONDUCT_CODES)[number];

/** A card shown to an athlete in an event, under a rule. */
export interface ConductFact {
  readonly athlete: string;
  readonly event: string;
  readonly card: ConductCard;
  readonly rule?: string;
}

/**
 * Whether a red card or a second yellow one also excludes the athlete from later events, or the referee decides (the default). The
 * rule text is not confirmed.
 */
export const LATER_EVENT_RULES = ['referee', 'excluded'] as const;

/** Options from the regulations; `laterEvents` is `referee` by default. */
export interface ConductOptions {
  readonly laterEvents?: (typeof LATER_EVENT_RULES)[number];
}

/** Cards of one athlete, in the order in which they were shown. */
export interface ConductRecord {
  readonly cards: readonly { readonly event: string; readonly code: ConductCode; readonly rule?: string }[];
  /** Events the athlete is excluded from, in the order of the cards; absent with at most one yellow card. */
  readonly excludedFrom?: readonly string[];
  readonly laterEvents?: (typeof LATER_EVENT_RULES)[number];
}

/** Cards by athlete, and the refused facts. */
export interface Conduct {
  readonly athletes: ReadonlyMap<string, ConductRecord>;
  readonly refused: readonly RefusedFact<'already excluded'>[];
}

/** A yellow card after an earlier yellow one is `YRC`; an earlier red card does not matter. */
function findConductCode(card: ConductCard, earlier: ConductRecord['cards']): ConductCode {
  if (card === 'RC') return 'RC';
  return earlier.some(({ code }) => code !== 'RC') ? 'YRC' : 'YC';
}

/**
 * Whether the next yellow card of an athlete is the second, and so a red one, wherever in the competition it is shown.
 * @example isNextCardRed([{ athlete: '7', event: '100', card: 'YC' }], '7') // true
 */
export function isNextCardRed(facts: readonly ConductFact[], athlete: string): boolean {
  return findConductCode('YC', judgeConduct(facts).athletes.get(athlete)?.cards ?? []) === 'YRC';
}

/**
 * Cards of a whole competition, counted per athlete and not per event: a second yellow card in another event is `YRC`. Further
 * cards in an event that the athlete is excluded from are refused.
 * @example judgeConduct([{ athlete: '7', event: '100', card: 'YC' }, { athlete: '7', event: '200', card: 'YC' }])
 *   .athletes.get('7')?.excludedFrom // ['200']
 */
export function judgeConduct(facts: readonly ConductFact[], { laterEvents = 'referee' }: ConductOptions = {}): Conduct {
  const athletes = new Map<string, ConductRecord>();
  const refused: RefusedFact<'already excluded'>[] = [];
  facts.forEach(({ athlete, event, card, rule }, index) => {
    const record: ConductRecord = athletes.get(athlete) ?? { cards: [] };
    const { excludedFrom = [] } = record;
    if (laterEvents === 'excluded' ? excludedFrom.length > 0 : excludedFrom.includes(event)) {
      refused.push({ index, reason: 'already excluded' });
      return;
    }
    const code = findConductCode(card, record.cards);
    const cards = [...record.cards, rule === undefined ? { event, code } : { event, code, rule }];
    const isOut = code !== 'YC';
    athletes.set(athlete, {
      ...record,
      cards,
      ...(isOut && { excludedFrom: [...excludedFrom, event], laterEvents }),
    });
  });
  return { athletes, refused };
}
