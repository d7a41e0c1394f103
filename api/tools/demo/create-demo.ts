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
import { buildUploadBody, type Script } from './script.ts';
import { findSession } from './session.ts';
import { OPENING } from './timetable.data.ts';

const FINISHED_DAYS_AGO = 3;

/** The demo meeting three days later, with all results official. */
function createFinishedMeeting(now: Date): Script {
  const script = createMeeting({ firstDay: addDays(findLocalDay(now, DEMO_TZ), -FINISHED_DAYS_AGO), opening: OPENING });
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
  /** Competitions created; empty when the demo existed already. */
  readonly created: readonly { readonly oid: string; readonly name: string }[];
}

/** The organiser's own competitions that carry the demo's mark. */
export async function listDemoChallenges(client: Client): Promise<Challenge[]> {
  const { challenges } = await client.send<MyChallengesAnswer>('GET', makeUrl(calls.myChallenges, {}));
  return challenges.filter(({ metadata }) => metadata.demo === true);
}

async function findOwnOrganisation(client: Client): Promise<{ oid: string; name: string }> {
  const { orgs } = await client.send<OrgsAnswer>('GET', makeUrl(calls.myOrgs, {}));
  const org = orgs.find(({ role }) => role !== 'reader');
  if (org === undefined) throw new ToolError('L’organisateur de la démonstration n’a pas d’organisation.');
  return { oid: org.oid, name: org.name };
}

/** Creates a competition and sends its state at a moment, ms since 1970. */
async function createChallenge(client: Client, org: { oid: string; name: string }, script: Script, now: number) {
  const body = { ...script.challenge, org };
  const { oid, name } = await client.send<Challenge>('POST', makeUrl(calls.createChallenge, {}), body);
  const upload = { chOID: oid, ...buildUploadBody(script, script.trials, now) };
  await client.send<UploadAnswer>('POST', makeUrl(calls.uploadTrials, { chOID: oid }), upload);
  return { oid, name };
}

/**
 * Creates the demo through the documented calls: a two-day meeting in its present state, and two small competitions. Those that exist
 * already are not created again.
 * @throws ToolError when the server refuses
 */
export async function createDemo({ baseUrl, token, now }: DemoOptions): Promise<DemoReport> {
  const client = createClient(baseUrl, token);
  const org = await findOwnOrganisation(client);
  const existingNames = new Set((await listDemoChallenges(client)).map(({ name }) => name));
  const moment = now.getTime();
  const scripts = [createMeeting(findSession(DEMO_TZ, moment)), ...createNeighbours(findLocalDay(now, DEMO_TZ))];
  const created: { oid: string; name: string }[] = [];
  for (const script of scripts) {
    if (existingNames.has(script.challenge.name)) continue;
    created.push(await createChallenge(client, org, script, moment));
  }
  return { created };
}

/** Creates the finished meeting; it replaces an earlier one, so that no two competitions have the same name. */
export async function createFinishedDemo({ baseUrl, token, now }: DemoOptions): Promise<{ oid: string; name: string }> {
  const client = createClient(baseUrl, token);
  const script = createFinishedMeeting(now);
  const earlier = (await listDemoChallenges(client)).filter(({ name }) => name === script.challenge.name);
  for (const { oid } of earlier) await deleteChallenge(client, oid);
  return createChallenge(client, await findOwnOrganisation(client), script, Number.MAX_SAFE_INTEGER);
}

const deleteChallenge = (client: Client, chOID: string): Promise<unknown> =>
  client.send('DELETE', makeUrl(calls.deleteChallenge, {}, { chOID }));

/** Deletes all competitions of the demo. @returns how many there were */
export async function removeDemo(client: Client): Promise<number> {
  const challenges = await listDemoChallenges(client);
  for (const { oid } of challenges) await deleteChallenge(client, oid);
  return challenges.length;
}
