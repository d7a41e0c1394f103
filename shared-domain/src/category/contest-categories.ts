import { findCategory } from './site-categories.ts';

/** An event as it is asked who may enter it: its category, and the categories it is for where not all of that one's (`dets.categories`). */
export interface EntryEvent {
  readonly category: number;
  readonly categories?: readonly number[] | undefined;
}

/** A trial with the categories that its contest is for. */
interface ContestTrial {
  readonly category: number;
  readonly dets?: { readonly categories?: readonly number[] | undefined } | undefined;
}

/** The event that a trial, or a category alone, is. @example readEntryEvent(57) // { category: 57 } */
export function readEntryEvent(event: number | ContestTrial): EntryEvent {
  if (typeof event === 'number') return { category: event };
  const categories = event.dets?.categories;
  return { category: event.category, ...(categories !== undefined && { categories }) };
}

/**
 * The categories that an event is for, those of any of its trials, once each; undefined where a trial is for all of its category.
 * @example findContestCategories([{ category: 57, dets: { categories: [49, 51] } }]) // [49, 51]
 */
export function findContestCategories(trials: readonly ContestTrial[]): readonly number[] | undefined {
  const lists = trials.map(({ dets }) => dets?.categories);
  const ids = lists.flatMap((categories) => categories ?? []);
  return ids.length === 0 || lists.includes(undefined) ? undefined : [...new Set(ids)];
}

/**
 * Why an event is not for a category that it names: only one for all ages names some (`event`), each of them is known (`unknown`), is
 * itself not for all ages (`wildcard`), and is of the event's sex (`sex`); undefined where nothing is wrong.
 */
export type ContestFault = 'event' | 'unknown' | 'wildcard' | 'sex';

/**
 * What is wrong with a category that an event is said to be for.
 * @example findContestFault(57, 50) // 'sex'
 */
export function findContestFault(eventCategory: number, category: number): ContestFault | undefined {
  const event = findCategory(eventCategory);
  const row = findCategory(category);
  if (event?.wildcard !== true) return 'event';
  if (row === undefined) return 'unknown';
  if (row.wildcard === true) return 'wildcard';
  return event.sex !== 3 && row.sex !== event.sex ? 'sex' : undefined;
}
