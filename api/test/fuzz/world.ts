import type { MakeCodeAnswer } from 'shared-domain/contract';
import { openSession } from '../../src/services/accounts/sessions.ts';
import { createOwner } from '../../src/store/accounts/organisers.ts';
import { OWNER_PASSWORD_HASH, type RunningServer } from '../running-server.ts';
import { aFinal, anUploadTrial, FINAL } from '../uploads.ts';

/** Existing values by name. Generated requests have only the names, so that failing ones can be shrunk and sent to another world. */
export type World = Readonly<Record<string, string>>;

export const JUMP = '900001-0-55-f1';
export const HEAT = '000100-0-55-h1';

export const TOKENS = ['~owner~', '~secretary~', '~reader~', '~stranger~', '~expired~', 'never-given-out', ''] as const;

let worldCount = 0;

/** Creates an organisation with members and competitions. */
export async function createWorld({ ctx, call, trials }: RunningServer): Promise<World> {
  worldCount += 1;
  const { db } = ctx.store;
  const now = ctx.clock();
  const account = (who: string) =>
    createOwner(db, {
      email: `${who}${worldCount}@club.example`,
      password: OWNER_PASSWORD_HASH,
      organisation: `Club ${who}`,
      demo: false,
      now,
    });
  const owner = await account('owner');
  const stranger = await account('stranger');
  const world: Record<string, string> = { org: owner.organisation, member: stranger.organiser };
  const session = async (organiser: string, ttl = 3_600_000) => (await openSession(ctx, organiser, ttl)).token;
  world.owner = await session(owner.organiser);
  world.stranger = await session(stranger.organiser);
  world.expired = await session(owner.organiser, -1);
  for (const role of ['secretary', 'reader'] as const) {
    const { organiser } = await account(role);
    await db.insertInto('membership').values({ organiser, organisation: owner.organisation, role }).execute();
    world[role] = await session(organiser);
  }
  const token = world.owner;
  const body = {
    rtype: 'FFA',
    org: { oid: world.org },
    kind: 'outdoor',
    region: 'Bretagne',
    date: now.toISOString().slice(0, 10),
  };
  const create = async (more: object) =>
    (
      await call<{ oid: string }>('POST', '/api/lesecretariat/challenge', {
        token,
        body: { name: 'Essais', ...body, ...more },
      })
    ).body.oid;
  world.challenge = await create({});
  world.hidden = await create({ visible: false });
  const whole = {
    trialsData: [
      anUploadTrial(HEAT),
      ...(aFinal().trialsData ?? []),
      anUploadTrial(JUMP, { group: 'Hauteur', status: 5 }),
    ],
  };
  const { startlists = {}, resultlists = {} } = aFinal();
  const entries = startlists[FINAL] ?? [];
  for (const chOID of [world.challenge, world.hidden]) {
    await call('POST', `/api/lesecretariat/trials/${chOID}`, {
      token,
      body: { chOID, ...whole, startlists: { ...startlists, [HEAT]: entries, [JUMP]: entries }, resultlists },
    });
  }
  const heats = await trials(world.challenge);
  for (const [name, uid] of [
    ['trial', FINAL],
    ['heat', HEAT],
    ['jump', JUMP],
  ] as const) {
    const found = heats.find((heat) => heat.uid === uid);
    world[name] = found?.oid ?? '';
    world[`${name}Group`] = found?.gOID ?? '';
  }
  world.revision = String(heats[0]?.revision ?? 0);
  for (const kind of ['judge', 'chrono', 'starter', 'wind', 'vboard']) {
    const { body: made } = await call<MakeCodeAnswer>('POST', `/api/code/${world.challenge}?kind=${kind}`, { token });
    world[kind] = made.code.code;
  }
  return world;
}

/** Replaces `~name~` by the value of that name. */
export const fillPlaceholders = (text: string, world: World): string =>
  text.replaceAll(/~(\w+)~/g, (whole, name: string) => world[name] ?? whole);
