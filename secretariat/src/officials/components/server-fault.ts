import { hasText, type TextKey } from '../texts/texts.ts';

/** The sentence of what is wrong with a server, by the id of its error. */
export function findServerFault(id: string): TextKey {
  const key = `server.${id}`;
  return hasText(key) ? key : 'server.unavailable';
}
