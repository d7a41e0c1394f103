import type { NameMask } from 'shared-domain';
import type { ResultRow, StartRow } from 'shared-domain/contract';
import { computeAthleteId } from '../../presenters/athlete-ids.ts';
import { listLicences, type Mention, parseStoredText } from '../../store/lists/person-texts.ts';

type Row = Pick<StartRow & ResultRow, 'last' | 'first' | 'club' | 'country' | 'members'>;

const isNamed = ({ last, first }: { readonly last?: unknown; readonly first?: unknown }, mask: NameMask): boolean =>
  typeof last === 'string' && mask.value({ last, first }).last !== last;

/** The ids by which followers know a person: licences, and those made of the name and the club of a row or a relay team. */
export function listPersonIds(mentions: readonly Mention[], mask: NameMask): string[] {
  const ids = new Set(listLicences(mentions, mask));
  const add = ({ last, first = '' }: { readonly last: string; readonly first?: string | undefined }, row: Row) => {
    const id = computeAthleteId({ ...row, last, first, auid: undefined, relay: undefined });
    if (id !== undefined) ids.add(id);
  };
  for (const { table, texts } of mentions) {
    if (table.table !== 'start_row' && table.table !== 'result_row') continue;
    for (const text of Object.values(texts)) {
      const row = parseStoredText(text) as Row;
      if (isNamed(row, mask)) add(row, row);
      for (const member of row.members ?? []) if (isNamed(member, mask)) add(member, row);
    }
  }
  return [...ids];
}
