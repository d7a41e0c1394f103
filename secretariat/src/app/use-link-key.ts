import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'shared-domain/platform';

/** What a link of a letter, or of the server's first start, leads to. */
const KINDS = ['invitation', 'reset', 'verify', 'cle'] as const;

interface LinkKey {
  readonly kind: (typeof KINDS)[number];
  readonly key: string;
}

interface Address {
  readonly search: string;
  readonly hash: string;
}

/** The key is behind `#`, which is sent to no server; older links have it in the query. */
function readLinkKey({ search, hash }: Address): LinkKey | undefined {
  for (const params of [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)]) {
    const kind = KINDS.find((each) => params.has(each));
    if (kind !== undefined) return { kind, key: params.get(kind) ?? '' };
  }
  return undefined;
}

function withoutKey(search: string): string {
  const params = new URLSearchParams(search);
  for (const kind of KINDS) params.delete(kind);
  return params.toString();
}

/** Tells the entry of the history that a key was read at from every other, in this and in an earlier visit. */
const newMark = (): string => `${Date.now()}-${Math.random()}`;

/**
 * The key of the link that the page was opened by, for as long as the reader stays there. The address is cleaned as soon as it is
 * read (by the router's own `history.replaceState`), so that neither the history nor what the page loads has it.
 */
export function useLinkKey(): LinkKey | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState<{ readonly link: LinkKey; readonly mark: string }>();
  const found = readLinkKey({ search, hash });
  useLayoutEffect(() => {
    const link = readLinkKey({ search, hash });
    if (link === undefined) return;
    const mark = newMark();
    setHeld({ link, mark });
    void navigate({ pathname, search: withoutKey(search), hash: '' }, { replace: true, state: { link: mark } });
  }, [navigate, pathname, search, hash]);
  const isHere = held !== undefined && (state as { link?: string } | null)?.link === held.mark;
  return found ?? (isHere ? held.link : undefined);
}
