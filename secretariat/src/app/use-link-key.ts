import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'shared-domain/platform';

/** Kinds of links in e-mails; `cle` is the link that the server prints at its first start. */
const KINDS = ['invitation', 'reset', 'verify', 'cle'] as const;

interface LinkKey {
  readonly kind: (typeof KINDS)[number];
  readonly key: string;
}

interface Address {
  readonly search: string;
  readonly hash: string;
}

/** The key is behind `#`, which browsers do not send to a server; older links have it in the query. */
function readLinkKey({ search, hash }: Address): LinkKey | undefined {
  for (const params of [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)]) {
    const kind = KINDS.find((each) => params.has(each));
    if (kind !== undefined) return { kind, key: params.get(kind) ?? '' };
  }
  return undefined;
}

function removeKey(search: string): string {
  const params = new URLSearchParams(search);
  for (const kind of KINDS) params.delete(kind);
  return params.toString();
}

/** A mark for the history entry at which a key was read, unlike that of any other entry or visit. */
const createMark = (): string => `${Date.now()}-${Math.random()}`;

interface ReadLink {
  readonly link: LinkKey;
  readonly mark: string;
}

/** Links whose key is kept for this tab until the reader leaves: answering about cookies loads the page anew. */
const KEPT_KINDS: readonly LinkKey['kind'][] = ['cle', 'invitation'];
const STORED_LINK = 'foulee:link';

/** Keeps the key for this tab, or forgets it; where nothing can be stored, a page that is loaded anew has lost it. */
function storeLink(read: ReadLink | undefined): void {
  try {
    if (read !== undefined && KEPT_KINDS.includes(read.link.kind))
      sessionStorage.setItem(STORED_LINK, JSON.stringify(read));
    else sessionStorage.removeItem(STORED_LINK);
  } catch {
    // The browser stores nothing.
  }
}

function readStoredLink(): ReadLink | undefined {
  try {
    const stored = sessionStorage.getItem(STORED_LINK);
    return stored === null ? undefined : (JSON.parse(stored) as ReadLink);
  } catch {
    return undefined;
  }
}

/**
 * The key of the link that opened the page, for as long as the reader stays there. It is removed from the address at once, so that
 * neither the browser's history nor the requests of the page contain it.
 */
export function useLinkKey(): LinkKey | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [readLink, setReadLink] = useState(readStoredLink);
  const addressLink = readLinkKey({ search, hash });
  useLayoutEffect(() => {
    const link = readLinkKey({ search, hash });
    if (link === undefined) return;
    const mark = createMark();
    setReadLink({ link, mark });
    storeLink({ link, mark });
    void navigate({ pathname, search: removeKey(search), hash: '' }, { replace: true, state: { link: mark } });
  }, [navigate, pathname, search, hash]);
  const isHere = readLink !== undefined && (state as { link?: string } | null)?.link === readLink.mark;
  const isLeft = readLink !== undefined && !isHere && addressLink === undefined;
  useEffect(() => {
    if (isLeft) storeLink(undefined);
  }, [isLeft]);
  return addressLink ?? (isHere ? readLink.link : undefined);
}
