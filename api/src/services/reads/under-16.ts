import { foldText, isHiddenAthlete, isUnder16Category } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { sliceInTurns } from '../../store/map-in-turns.ts';
import type { Programme } from '../context/programme.ts';

/** The fields of an answer that name a person. */
interface NamedPart {
  readonly last?: unknown;
  readonly first?: unknown;
  readonly category?: unknown;
  readonly gOID?: unknown;
  readonly oid?: unknown;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The category that a part of an answer has: its own, else that of its trial or group. */
function findStatedCategory(
  { category, gOID, oid }: NamedPart,
  { trialByOid, groupByOid }: Programme,
): number | undefined {
  if (typeof category === 'number') return category;
  return (trialByOid.get(toText(oid)) ?? groupByOid.get(toText(gOID)) ?? groupByOid.get(toText(oid)))?.category;
}

function isNamedUnder16(one: NamedPart, category: number | undefined, { under16 }: Programme): boolean {
  const [last, first] = [toText(one.last), toText(one.first)];
  if (last === '' || isHiddenAthlete({ last, first })) return false;
  return isUnder16Category(category) || (under16.names.size > 0 && under16.names.has(foldText(`${last} ${first}`)));
}

/** Whether a row or a member of its team is under 16. A search hit may have no category but the events entered. */
export function isRowUnder16(
  row: NamedPart & { readonly members?: unknown; readonly events?: unknown },
  outerCategory: number | undefined,
  programme: Programme,
): boolean {
  const ownCategory = findStatedCategory(row, programme) ?? outerCategory;
  const events: NamedPart[] = ownCategory === undefined && Array.isArray(row.events) ? row.events : [];
  const enteredCategory = events.map((event) => findStatedCategory(event, programme)).find(isUnder16Category);
  const category = ownCategory ?? enteredCategory;
  if (isNamedUnder16(row, category, programme)) return true;
  return Array.isArray(row.members) && row.members.some((member) => isNamedUnder16(member, category, programme));
}

const isRow = (value: object): value is NamedPart => 'last' in value;

/**
 * Whether an answer about a challenge names somebody under 16: by the category of the row or of its trial, or by the birth date in
 * another row of the challenge.
 */
export async function hasNamesUnder16(programme: Programme, value: unknown, outerCategory?: number): Promise<boolean> {
  if (typeof value !== 'object' || value === null) return false;
  if (isRow(value)) return isRowUnder16(value, outerCategory, programme);
  const category = Array.isArray(value) ? outerCategory : (findStatedCategory(value, programme) ?? outerCategory);
  const parts = Object.values(value).filter((one) => typeof one === 'object' && one !== null);
  const rows = parts.filter(isRow);
  let isFound = false;
  await sliceInTurns(rows, (slice) => {
    isFound ||= slice.some((row) => isRowUnder16(row, category, programme));
  });
  for (const one of parts) if (!isFound && !isRow(one)) isFound = await hasNamesUnder16(programme, one, category);
  return isFound;
}

/** Whether the page of a trial, which shows its lists and the commitments of its group, names somebody under 16. */
export function isTrialUnder16({ oid, gOID, category }: Trial, { under16, groupByOid }: Programme): boolean {
  const isYoung = isUnder16Category(category) || isUnder16Category(groupByOid.get(gOID)?.category);
  return isYoung || under16.lists.has(oid) || under16.lists.has(gOID);
}
