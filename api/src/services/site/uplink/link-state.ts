import type { SiteAnswer } from 'shared-domain/contract';
import type { Config } from '../../../base/config.ts';
import type { Db } from '../../../store/db.ts';
import type { SiteLinkTable } from '../../../store/site-tables.ts';
import { findSiteLink, isActiveLink } from '../../../store/sites/links.ts';
import { countUnsent } from '../../live-input/devices.ts';
import { countChanged } from '../gather-copy.ts';

type Link = NonNullable<SiteAnswer['link']>;

/** What is known of a link while this server runs, and is told to organisers. */
export interface LinkNotes {
  readonly fault?: Link['fault'];
  readonly different?: readonly string[];
}

const notes = new Map<string, LinkNotes>();

export const readLinkNotes = (chOID: string): LinkNotes => notes.get(chOID) ?? {};
export const noteLink = (chOID: string, change: LinkNotes): void => {
  notes.set(chOID, { ...readLinkNotes(chOID), ...change });
};
export const clearLinkNotes = (chOID: string): void => {
  notes.delete(chOID);
};

export const parseRefused = ({ refused }: Pick<SiteLinkTable, 'refused'>): Link['refused'] =>
  JSON.parse(refused) as Link['refused'];

/** The link of a challenge, and how far behind the public server's copy is. */
export async function readLink(db: Db, { uplink }: Pick<Config, 'uplink'>, chOID: string): Promise<Link | undefined> {
  const link = await findSiteLink(db, chOID);
  // One that was asked for without an answer is asked for again by the same form.
  if (link === undefined || link.state === 'asked') return undefined;
  const { remote, holder, state, acked, contacted, changed } = link;
  const { fault, different = [] } = readLinkNotes(chOID);
  const isActive = isActiveLink(link);
  return {
    ...{ remote, holder, changed },
    state: state === 'ending' ? 'returning' : state,
    url: uplink?.url ?? '',
    ...(contacted === null ? {} : { contacted }),
    pending: isActive ? await countChanged(db, chOID, acked) : 0,
    refused: parseRefused(link),
    unsent: isActive ? await countUnsent(db, chOID) : 0,
    different: [...different],
    ...(fault === undefined || !isActive ? {} : { fault }),
  };
}
