import { addDays, findLocalDay } from 'shared-domain';
import {
  type Challenge,
  calls,
  type MyChallengesAnswer,
  makeUrl,
  type OrgsAnswer,
  type UploadAnswer,
} from 'shared-domain/contract';
import { type Client, createClient, ToolError } from '../client.ts';
import { createMeeting, DEMO_TZ, MEETING_NAME } from './meeting.ts';
import { createNeighbours } from './neighbours.ts';
import { bodyAt, type Script } from './script.ts';
import { sessionAround } from './session.ts';
import { OPENING } from './timetable.data.ts';

const DAYS_AGO = 3;

/** The demo meeting as it is once it is over: both its days behind, every result official, at its regular hours. */
function createFinishedMeeting(now: Date): Script {
  const script = createMeeting({ firstDay: addDays(findLocalDay(now, DEMO_TZ), -DAYS_AGO), opening: OPENING });
  return { ...script, challenge: { ...script.challenge, name: `${MEETING_NAME} (terminé)` } };
}

interface DemoOptions {
  /** Where the server answers. */
  readonly baseUrl: string;
  /** Access token of the organiser who will own the demo. */
  readonly token: string;
  readonly now: Date;
}

export interface DemoReport {
  /** Competitions made; none when the demo was there already. */
  readonly created: readonly { readonly oid: string; readonly name: string }[];
}

/** The organiser's own competitions that carry the demo's mark. */
export async function demoChallenges(client: Client): Promise<Challenge[]> {
  const { challenges } = await client.send<MyChallengesAnswer>('GET', makeUrl(calls.myChallenges, {}));
  return challenges.filter(({ metadata }) => metadata.demo === true);
}

async function ownOrganisation(client: Client): Promise<{ oid: string; name: string }> {
  const { orgs } = await client.send<OrgsAnswer>('GET', makeUrl(calls.myOrgs, {}));
  const org = orgs.find(({ role }) => role !== 'reader');
  if (org === undefined) throw new ToolError('L’organisateur de la démonstration n’a pas d’organisation.');
  return { oid: org.oid, name: org.name };
}

/** Creates one competition and sends it as it stands at a moment. */
async function createChallenge(client: Client, org: { oid: string; name: string }, script: Script, now: number) {
  const body = { ...script.challenge, org };
  const { oid, name } = await client.send<Challenge>('POST', makeUrl(calls.createChallenge, {}), body);
  const upload = { chOID: oid, ...bodyAt(script, script.trials, now) };
  await client.send<UploadAnswer>('POST', makeUrl(calls.uploadTrials, { chOID: oid }), upload);
  return { oid, name };
}

/**
 * Makes the demo through the documented calls: a two-day meeting as it stands now, and two neighbours. Made a second
 * time, it creates nothing.
 * @throws ToolError when the server refuses
 */
export async function createDemo({ baseUrl, token, now }: DemoOptions): Promise<DemoReport> {
  const client = createClient(baseUrl, token);
  const org = await ownOrganisation(client);
  const known = new Set((await demoChallenges(client)).map(({ name }) => name));
  const moment = now.getTime();
  const scripts = [createMeeting(sessionAround(DEMO_TZ, moment)), ...createNeighbours(findLocalDay(now, DEMO_TZ))];
  const created: { oid: string; name: string }[] = [];
  for (const script of scripts) {
    if (known.has(script.challenge.name)) continue;
    created.push(await createChallenge(client, org, script, moment));
  }
  return { created };
}

/** Makes the meeting that is over, beside whatever is there. */
export async function createFinishedDemo({ baseUrl, token, now }: DemoOptions): Promise<{ oid: string; name: string }> {
  const client = createClient(baseUrl, token);
  return createChallenge(client, await ownOrganisation(client), createFinishedMeeting(now), Number.MAX_SAFE_INTEGER);
}

/** Deletes every competition of the demo; answers how many there were. */
export async function removeDemo(client: Client): Promise<number> {
  const challenges = await demoChallenges(client);
  for (const { oid } of challenges) {
    await client.send('DELETE', makeUrl(calls.deleteChallenge, {}, { chOID: oid }));
  }
  return challenges.length;
}
