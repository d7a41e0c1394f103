import { type Draft, nextVersion } from './draft.ts';

/**
 * A row that was typed into before the device's drafts were read: the cells kept before and those typed now are one draft. It is
 * read again when the hand leaves the row, unless what was typed now covers all that was kept.
 */
export function joinedDraft(kept: Draft, typed: Draft | undefined): Draft {
  if (typed === undefined) return { ...kept, version: nextVersion(kept) };
  const isCovered = Object.keys(kept.typed).every((name) => name in typed.typed);
  return {
    ...typed,
    typed: { ...kept.typed, ...typed.typed },
    before: { ...typed.before, ...kept.before },
    revision: kept.revision,
    state: isCovered ? typed.state : 'typing',
    version: nextVersion(kept.version > typed.version ? kept : typed),
  };
}
