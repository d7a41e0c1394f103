import { buildHundredMetres, HUNDRED_UID } from './meet.ts';
import { OrganiserClient } from './organiser.ts';

export interface RunningMeeting {
  readonly organiser: OrganiserClient;
  readonly chOID: string;
  readonly gOID: string;
  readonly trialOID: string;
}

/** Creates today's competition with a women's 100 m final. */
export async function createRunningMeeting(url: string, marks: readonly number[]): Promise<RunningMeeting> {
  const organiser = await OrganiserClient.signIn(url);
  const chOID = await organiser.createChallenge('Régionaux du Grand-Val');
  await organiser.upload(chOID, buildHundredMetres(marks));
  const answer = await fetch(`${url}/api/rounds/${chOID}`);
  const { rounds } = (await answer.json()) as { rounds: { gOID: string; heats: { oid: string; uid: string }[] }[] };
  for (const { gOID, heats } of rounds) {
    const trialOID = heats.find(({ uid }) => uid === HUNDRED_UID)?.oid;
    if (trialOID !== undefined) return { organiser, chOID, gOID, trialOID };
  }
  throw new Error(`${HUNDRED_UID} manque au programme`);
}
