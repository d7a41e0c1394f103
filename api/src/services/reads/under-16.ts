import { foldText, isHiddenAthlete, isUnder16Category } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { sliceInTurns } from '../../store/map-in-turns.ts';
import type { Programme } from '../context/programme.ts';

/** The fields of an answer that name a person. */
interface Named {
  readonly last?: unknown;
  readonly first?: unknown;
  readonly category?: unknown;
  readonly gOID?: unknown;
  readonly oid?: unknown;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The category that an object says for itself and what it holds: its own, else that of the trial or group it is of. */
function categoryIn({ category, gOID, oid }: Named, { trialByOid, groupByOid }: Programme): number | undefined {
  if (typeof category === 'number') return category;
  return (trialByOid.get(asText(oid)) ?? groupByOid.get(asText(gOID)) ?? groupByOid.get(asText(oid)))?.category;
}

function isNamedUnder16(one: Named, category: number | undefined, { under16 }: Programme): boolean {
  const [last, first] = [asText(one.last), asText(one.first)];
  if (last === '' || isHiddenAthlete({ last, first })) return false;
  return isUnder16Category(category) || (under16.names.size > 0 && under16.names.has(foldText(`${last} ${first}`)));
}

/** Somebody's row with those of its team. Who was searched may say no category, but the events entered; what else a row holds names nobody. */
export function isRowUnder16(
  row: Named & { readonly members?: unknown; readonly events?: unknown },
  within: number | undefined,
  programme: Programme,
): boolean {
  const own = categoryIn(row, programme) ?? within;
  const events: Named[] = own === undefined && Array.isArray(row.events) ? row.events : [];
  const entered = events.map((event) => categoryIn(event, programme)).find(isUnder16Category);
  const category = own ?? entered;
  if (isNamedUnder16(row, category, programme)) return true;
  return Array.isArray(row.members) && row.members.some((member) => isNamedUnder16(member, category, programme));
}

const isRow = (value: object): value is Named => 'last' in value;

/**
 * Whether an answer about a challenge names somebody under 16: by what its rows say of themselves, by the category of the
 * trial they are in, or because another row of the challenge gives the birth date.
 */
export async function namesUnder16(programme: Programme, value: unknown, within?: number): Promise<boolean> {
  if (typeof value !== 'object' || value === null) return false;
  if (isRow(value)) return isRowUnder16(value, within, programme);
  const category = Array.isArray(value) ? within : (categoryIn(value, programme) ?? within);
  const held = Object.values(value).filter((one) => typeof one === 'object' && one !== null);
  const rows = held.filter(isRow);
  let found = false;
  await sliceInTurns(rows, (slice) => {
    found ||= slice.some((row) => isRowUnder16(row, category, programme));
  });
  for (const one of held) if (!found && !isRow(one)) found = await namesUnder16(programme, one, category);
  return found;
}

/** Whether a trial's lists, or the commitments of its group, name somebody under 16: its page shows them all. */
export function isTrialUnder16({ oid, gOID, category }: Trial, { under16, groupByOid }: Programme): boolean {
  const isYoung = isUnder16Category(category) || isUnder16Category(groupByOid.get(gOID)?.category);
  return isYoung || under16.lists.has(oid) || under16.lists.has(gOID);
}
