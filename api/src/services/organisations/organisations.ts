import type { OrgsAnswer } from 'shared-domain/contract';
import { requireOpeningRight } from '../../policies/organisation-policy.ts';
import {
  findOrganisation,
  insertMember,
  insertOrganisation,
  listChallengeOids,
  updateOrganisationName,
} from '../../store/accounts/organisations.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Context } from '../context/context.ts';
import { type AppliedChange, announceChange, applyChange, OWN_FIELDS_CHANGED } from '../writing/change-challenge.ts';

type Org = OrgsAnswer['orgs'][number];

/** Opens an organisation, whose owner is the caller. */
export async function openOrganisation(ctx: Context, organiser: string, name: string): Promise<Org> {
  const now = ctx.clock();
  return ctx.store.transaction(async (tx) => {
    await requireOpeningRight(tx, organiser);
    const oid = await insertOrganisation(tx, name, now);
    await insertMember(tx, oid, organiser, 'owner');
    await writeLog(tx, { organisation: oid, organiser, action: 'organisation opened', detail: { name }, now });
    return { oid, name, role: 'owner' };
  });
}

/** Renames an organisation. Its challenges show its name, so each of them gets a new revision. */
export async function renameOrganisation(ctx: Context, organiser: string, oid: string, name: string): Promise<Org> {
  const now = ctx.clock();
  const changes = await ctx.store.transaction(async (tx) => {
    const previousName = (await findOrganisation(tx, oid))?.name;
    if (previousName === name) return [];
    await updateOrganisationName(tx, oid, name);
    const applied: AppliedChange<undefined>[] = [];
    for (const chOID of await listChallengeOids(tx, oid)) {
      // Nothing else to write: the change only raises the challenge's revision.
      const ownFieldsChange = { write: async () => undefined, changed: OWN_FIELDS_CHANGED, answer: () => undefined };
      applied.push(await applyChange(ctx, tx, { chOID, place: 'own' }, async () => ownFieldsChange));
    }
    const detail = { before: { name: previousName }, after: { name } };
    await writeLog(tx, { organisation: oid, organiser, action: 'organisation renamed', detail, now });
    return applied;
  });
  for (const change of changes) announceChange(ctx, change);
  return { oid, name, role: 'owner' };
}
