/** What the page of the organisers reads a key of. */
export type LinkKind = 'cle' | 'invitation' | 'reset' | 'verify';

/**
 * The path of a link with a key. The key stands behind `#`: a browser sends it to no server, and in no `Referer`, so that no
 * log has it.
 * @example linkPath('reset', 'k') // '/mgr/lesecretariat/#reset=k'
 */
export const formatLinkPath = (kind: LinkKind, key: string): string => `/mgr/lesecretariat/#${kind}=${key}`;
