import type { RefusedFact } from './refused-fact.ts';

/** What an official shows; a second yellow is shown as `YRC` (TR 16.5, CR 18.5). */
export const CONDUCT_CARDS = ['YC', 'RC'] as const;

/** A card as it is shown: `YC` or `RC`. */
export type ConductCard = (typeof CONDUCT_CARDS)[number];

/** A card as it is printed beside the athlete. */
export const CONDUCT_CODES = ['YC', 'YRC', 'RC'] as const;

/** A card as it is printed: `YC`, `YRC` or `RC`. */
export type ConductCode = (typeof CONDUCT_CODES)[number];

/** A card shown in a competition: by whom it was earned, in which event, under which rule. */
export interface ConductFact {
  readonly athlete: string;
  readonly event: string;
  readonly card: ConductCard;
  readonly rule?: string;
}

/**
 * What a red card does to the events still to come. That it ends them all is not confirmed, so the default leaves it to
 * the referee.
 */
export const LATER_EVENTS = ['referee', 'excluded'] as const;

/** What the regulations do after a red card; `referee` when left out. */
export interface ConductOptions {
  readonly laterEvents?: (typeof LATER_EVENTS)[number];
}

/** Cards of one athlete, in the order in which they were shown. */
export interface ConductRecord {
  readonly cards: readonly { readonly event: string; readonly code: ConductCode; readonly rule?: string }[];
  /** Every event the athlete is out of, in the order of the cards; absent while there is no more than one yellow card. */
  readonly excludedFrom?: readonly string[];
  readonly laterEvents?: (typeof LATER_EVENTS)[number];
}

/** Cards by athlete, and the facts that change nothing. */
export interface Conduct {
  readonly athletes: ReadonlyMap<string, ConductRecord>;
  readonly refused: readonly RefusedFact<'already excluded'>[];
}

/** A yellow is the second one after a yellow: a red card before it is none. */
function codeOf(card: ConductCard, earlier: ConductRecord['cards']): ConductCode {
  if (card === 'RC') return 'RC';
  return earlier.some(({ code }) => code !== 'RC') ? 'YRC' : 'YC';
}

/**
 * Cards of a whole competition: they belong to the athlete, not to the event, so a yellow in the heats of one event and
 * another in a later event make `YRC`. After a red the event in which it was shown takes no further card; where later
 * events are excluded too, no event does.
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
    const code = codeOf(card, record.cards);
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
