import { type Challenge, MAX_PRINTED_ROWS } from 'shared-domain/contract';
import type { FollowedChallenge, FollowedEvent } from '../follow/followed.ts';
import type { Tab } from '../ListTabs.tsx';
import { buildCsvUrl, buildPdfUrl, type ListSelection } from './list-files.ts';

interface ListCounts {
  readonly language: 'fr' | 'en';
  /** Numbers of rows in the result and start lists: no empty file is offered. */
  readonly results: number;
  readonly starts: number;
}

export function toFollowedChallenge(challenge: Challenge): FollowedChallenge;
export function toFollowedChallenge(challenge: Challenge | undefined): FollowedChallenge | undefined;
export function toFollowedChallenge(challenge: Challenge | undefined): FollowedChallenge | undefined {
  return challenge && { kind: 'challenge', chOID: challenge.oid, name: challenge.name };
}

/** What the star of an event's list follows. */
export const toFollowedEvent = (
  { chOID, gOID, name }: Omit<FollowedEvent, 'kind' | 'challenge'>,
  challenge: Challenge | undefined,
): FollowedEvent | undefined => challenge && { kind: 'event', chOID, gOID, name, challenge: challenge.name };

/** The toolbar's properties for the lists shown: results as CSV and PDF, start lists as PDF. */
export function buildListTools(lists: ListSelection, tab: Tab, challenge: Challenge | undefined, counts: ListCounts) {
  const { language, results, starts } = counts;
  const rowCount = tab === 'resultats' ? results : starts;
  return {
    follow: toFollowedChallenge(challenge),
    hasEntrants: true,
    csv: tab === 'resultats' && results > 0 ? buildCsvUrl(lists, language) : undefined,
    hasTable: tab !== 'resultats',
    pdf:
      tab !== 'engages' && rowCount > 0 && rowCount <= MAX_PRINTED_ROWS
        ? buildPdfUrl(lists, tab === 'resultats' ? 'results' : 'starts', language)
        : undefined,
  };
}
