import { findLocalDay } from 'shared-domain';
import type { Card } from 'shared-domain/contract';

interface CardFilter {
  /** ISO day, empty for all. */
  readonly day: string;
  /** Id of a family of disciplines, as a text from the URL; empty for all. */
  readonly family: string;
}

/** The days of the cards in the time zone `tz` (IANA), in order. */
export const listDays = (cards: readonly Card[], tz: string): string[] =>
  [...new Set(cards.map(({ date }) => findLocalDay(date, tz)))].sort();

/** Ids of the families of disciplines of the cards, rising. */
export const listFamilies = (cards: readonly Card[]): number[] =>
  [...new Set(cards.map(({ family }) => family))].sort((a, b) => a - b);

/** The cards of a day and a family; days are those of the time zone `tz`. */
export const selectCards = (cards: readonly Card[], { day, family }: CardFilter, tz: string): Card[] =>
  cards.filter(
    (card) => (day === '' || findLocalDay(card.date, tz) === day) && (family === '' || String(card.family) === family),
  );
