import { type Challenge, MAX_PRINTED_ROWS } from 'shared-domain/contract';
import type { FollowedChallenge } from '../follow/followed.ts';
import type { Tab } from '../ListTabs.tsx';
import { csvUrl, type ListsOf, pdfUrl } from './list-files.ts';

interface Content {
  readonly language: 'fr' | 'en';
  /** Numbers of rows in the result and start lists: no empty file is offered. */
  readonly results: number;
  readonly starts: number;
}

export function challengeFollow(challenge: Challenge): FollowedChallenge;
export function challengeFollow(challenge: Challenge | undefined): FollowedChallenge | undefined;
export function challengeFollow(challenge: Challenge | undefined): FollowedChallenge | undefined {
  return challenge && { kind: 'challenge', chOID: challenge.oid, name: challenge.name };
}

/** The toolbar's properties for the lists shown: results as CSV and PDF, start lists as PDF. */
export function toolsOfLists(lists: ListsOf, tab: Tab, challenge: Challenge | undefined, content: Content) {
  const { language, results, starts } = content;
  const shown = tab === 'resultats' ? results : starts;
  return {
    follow: challengeFollow(challenge),
    entrants: true,
    csv: tab === 'resultats' && results > 0 ? csvUrl(lists, language) : undefined,
    table: tab !== 'resultats',
    pdf:
      tab !== 'engages' && shown > 0 && shown <= MAX_PRINTED_ROWS
        ? pdfUrl(lists, tab === 'resultats' ? 'results' : 'starts', language)
        : undefined,
  };
}
