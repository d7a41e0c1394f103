import { calls, urlOf } from 'shared-domain/contract';

/** A page of the application as the server needs to know it: which remote draws it and which answers it will ask for. */
export interface PageData {
  readonly remote: 'public_site' | 'secretariat';
  readonly answers: readonly string[];
}

/**
 * Reads a page's address. The answers are built with the same table and in the same order as the public site asks for
 * them: a preload is used only when the two addresses are equal to the letter.
 */
export function pageData(path: string): PageData {
  if (/^\/mgr\/lesecretariat(\/|$)/.test(path)) return { remote: 'secretariat', answers: [] };
  return { remote: 'public_site', answers: publicAnswers(path) };
}

function publicAnswers(path: string): readonly string[] {
  const challenge = /^\/challenge\/([^/]+)(?:\/(.*))?$/.exec(path);
  const chOID = challenge?.[1];
  if (chOID === undefined) return [];
  const rest = challenge?.[2] ?? '';
  const page = [urlOf(calls.challenge, { id: chOID })];
  const trialOID = /^trial-([^/]+)\/?$/.exec(rest)?.[1];
  if (trialOID !== undefined) return [...page, urlOf(calls.results, {}, { chOID, trialOID })];
  return page;
}
