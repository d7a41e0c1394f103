/** What a key in the secretariat's address is for; `cle`: to create the first organiser. */
export type LinkKind = 'cle' | 'invitation' | 'reset' | 'verify';

/**
 * The path of a link with a key. The key follows `#`: browsers send that part neither to a server nor in `Referer`, so that no
 * log has it.
 * @example formatLinkPath('reset', 'k') // '/mgr/lesecretariat/#reset=k'
 */
export const formatLinkPath = (kind: LinkKind, key: string): string => `/mgr/lesecretariat/#${kind}=${key}`;
