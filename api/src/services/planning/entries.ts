import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';

/** The entries of a trial, to look up the entry of a result row. */
export interface Entries {
  find(row: Pick<SentResult, 'bib' | 'auid' | 'relay'>): SentStart | undefined;
}

/** Finds entries by bib, else by account, else by the team's oid; lists given first come before later ones. */
export function indexEntries(...lists: readonly (readonly SentStart[])[]): Entries {
  const byBib = new Map<string, SentStart>();
  const byAuid = new Map<string, SentStart>();
  const byTeam = new Map<string, SentStart>();
  const add = (map: Map<string, SentStart>, key: string | undefined, entry: SentStart) => {
    if (key !== undefined && key !== '' && !map.has(key)) map.set(key, entry);
  };
  for (const entry of lists.flat()) {
    add(byBib, entry.bib, entry);
    add(byAuid, entry.auid, entry);
    add(byTeam, entry.relay?.oid, entry);
  }
  return {
    find: ({ bib, auid, relay }) => byBib.get(bib ?? '') ?? byAuid.get(auid ?? '') ?? byTeam.get(relay?.oid ?? ''),
  };
}
