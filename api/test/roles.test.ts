import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { calls, type ErrorEnvelope, type Trial } from 'shared-domain/contract';
import { openSession } from '../src/services/accounts/sessions.ts';
import { createOwner } from '../src/store/accounts/organisers.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let hidden: string;
let trial: Trial;
const tokens: Record<string, string> = {};
const now = new Date('2026-06-13T14:00:00Z');

async function account(role: 'owner' | 'secretary' | 'reader' | undefined): Promise<string> {
  const { db } = server.ctx.store;
  const email = `${role ?? 'other'}@elsewhere.example`;
  const { organiser } = await createOwner(db, { email, password: 'x', organisation: 'Other', demo: false, now });
  if (role !== undefined)
    await db.insertInto('membership').values({ organiser, organisation: server.org, role }).execute();
  return organiser;
}

beforeAll(async () => {
  server = await startServer({ clock: () => now });
  for (const role of ['owner', 'secretary', 'reader', undefined] as const) {
    const { token } = await openSession(server.ctx, await account(role), 3_600_000);
    tokens[role ?? 'another owner'] = token;
  }
  tokens.anonymous = '';
  tokens.unknown = 'never-given-out';
  const { organiser } = await createOwner(server.ctx.store.db, {
    email: 'late@elsewhere.example',
    password: 'x',
    organisation: 'Late',
    demo: false,
    now,
  });
  tokens.expired = (await openSession(server.ctx, organiser, -1)).token;
  chOID = (await server.createChallenge()).oid;
  hidden = (await server.createChallenge({ visible: false })).oid;
  await server.upload(chOID, aFinal());
  trial = (await server.trials(chOID))[0] as Trial;
});
// Each caller is the first: a hold that one took is another's conflict.
beforeEach(() => server.ctx.store.db.deleteFrom('trial_hold').execute());
afterAll(() => server.close());

/**
 * Every organiser's call, said wrongly where it can be: whoever may not do it is told that, and not what is wrong with what
 * was sent; whoever may is told what is wrong, so that nothing changes while the table is walked.
 */
type Row = readonly [name: keyof typeof calls, about: 'writers' | 'members' | 'owners', query: string, allowed: number];
const ROWS: readonly Row[] = [
  ['createChallenge', 'writers', '', 400],
  ['editChallenge', 'writers', '', 400],
  ['uploadTrials', 'writers', '', 400],
  ['importCompetition', 'writers', '?chOID=CH', 400],
  ['exportCompetition', 'members', '', 200],
  ['editTrial', 'writers', '', 400],
  ['acceptTimes', 'writers', '', 400],
  ['takeAside', 'writers', '', 400],
  ['liveLog', 'writers', '', 400],
  ['refusedFacts', 'members', '', 200],
  ['reports', 'members', '', 200],
  ['consoleState', 'members', '?by=judge', 200],
  ['filedPhoto', 'members', '', 404],
  ['devices', 'members', '', 200],
  ['screens', 'members', '', 200],
  ['putScreens', 'writers', '', 400],
  ['screenPictures', 'members', '', 200],
  ['addScreenPicture', 'writers', '?name=Mairie', 400],
  ['arrangeScreenPictures', 'writers', '', 400],
  ['removeScreenPicture', 'writers', '?id=nothing', 404],
  ['closeDevice', 'writers', '?device=nobody', 404],
  ['reopenDevice', 'writers', '?device=nobody', 404],
  ['deleteTrials', 'writers', '?oids[]=TRIAL&oids[]=nobody', 404],
  ['deleteGroups', 'writers', '', 400],
  ['deleteResult', 'writers', '', 404],
  ['holdTrial', 'writers', '?oid=TRIAL', 200],
  ['releaseTrial', 'writers', '?oid=TRIAL', 200],
  ['secretariatTrials', 'members', '', 200],
  ['trialSheet', 'members', '', 200],
  ['ownTeams', 'members', '', 200],
  ['ownTeam', 'members', '', 404],
  ['editRow', 'writers', '', 400],
  ['addRemark', 'writers', '', 400],
  ['deleteRemark', 'writers', '', 400],
  ['protests', 'members', '', 200],
  ['lodgeProtest', 'writers', '', 400],
  ['editProtest', 'writers', '', 400],
  ['editStarts', 'writers', '', 400],
  ['seed', 'writers', '', 400],
  ['qualification', 'members', '?round=h', 404],
  ['decideQualification', 'writers', '', 400],
  ['secretariatPrices', 'members', '', 200],
  ['writePrices', 'writers', '', 400],
  ['secretariatRecords', 'members', '', 200],
  ['writeRecords', 'writers', '', 400],
  ['readRecordList', 'members', '?format=none', 400],
  ['writeRecordList', 'writers', '', 400],
  ['brokenRecords', 'members', '', 200],
  ['editBrokenRecord', 'writers', '', 400],
  ['ratification', 'members', '?format=none', 400],
  ['noteEvidence', 'writers', '', 400],
  ['addEvidencePicture', 'writers', '', 400],
  ['removeEvidencePicture', 'writers', '', 400],
  ['evidencePicture', 'members', '', 404],
  ['putEvidencePicture', 'writers', '', 400],
  ['hideAthlete', 'writers', '', 400],
  ['askCode', 'writers', '?chOID=CH&kind=cook', 400],
  ['makeCode', 'writers', '?kind=cook', 400],
  ['codes', 'writers', '?chOID=CH', 200],
  ['revokeCode', 'writers', '?chOID=CH', 400],
  ['hiddenAthletes', 'writers', '', 200],
  ['recordLists', 'members', '', 200],
  ['importOrganisationRecords', 'writers', '', 400],
  ['exportOrganisationRecords', 'members', '?name=none', 404],
  ['deleteRecordList', 'writers', '?name=none', 404],
  ['renameOrganisation', 'owners', '', 400],
  ['requireSecondFactor', 'owners', '', 400],
  ['organisationLogs', 'owners', '?limit=0', 400],
  ['members', 'members', '', 200],
  ['changeMember', 'owners', '', 400],
  ['removeMember', 'members', '', 404],
  ['invitations', 'owners', '', 200],
  ['inviteMember', 'owners', '', 400],
  ['revokeInvitation', 'owners', '', 404],
  ['logs', 'members', '?chOID=CH&limit=0', 400],
  ['secretariatStarts', 'members', '?oids[]=TRIAL', 200],
  ['secretariatResults', 'members', '?oids[]=TRIAL', 200],
  ['raws', 'members', '?oids[]=TRIAL', 200],
  ['chronos', 'members', '?oids[]=TRIAL', 200],
  ['alls', 'members', '?oids[]=TRIAL', 200],
  ['ffaCodes', 'members', '', 200],
  ['lynxFile', 'members', '?file=none', 400],
  ['csvFile', 'members', '?list=none', 400],
  ['resultsTable', 'members', '?format=none', 400],
  ['listsPdf', 'members', '?list=none', 400],
  ['lynxResults', 'writers', '', 400],
  ['csvLists', 'writers', '?list=results', 400],
  ['rosterFile', 'writers', '', 400],
  ['roadResults', 'writers', '?trial=TRIAL', 400],
];

const WHO = {
  anonymous: { writers: 'unauthorized', members: 'unauthorized', owners: 'unauthorized' },
  unknown: { writers: 'unauthorized', members: 'unauthorized', owners: 'unauthorized' },
  expired: { writers: 'expired token', members: 'expired token', owners: 'expired token' },
  reader: { writers: 'forbidden', members: undefined, owners: 'forbidden' },
  'another owner': { writers: 'forbidden', members: 'forbidden', owners: 'forbidden' },
  secretary: { writers: undefined, members: undefined, owners: 'forbidden' },
  owner: { writers: undefined, members: undefined, owners: undefined },
} as const;

/** Calls whose address names a trial, or its group. */
const OF_A_TRIAL: readonly string[] = [
  'editTrial',
  'acceptTimes',
  'takeAside',
  'trialSheet',
  'editRow',
  'addRemark',
  'deleteRemark',
  'lodgeProtest',
  'editProtest',
  'seed',
  'qualification',
  'decideQualification',
];

async function ask(name: keyof typeof calls, query: string, who: string, challenge = chOID) {
  const { method, path } = calls[name];
  const fill = (text: string) => text.replaceAll('TRIAL', trial.oid).replaceAll('CH', challenge);
  const id = OF_A_TRIAL.includes(name) ? trial.oid : challenge;
  const trialOID = name === 'deleteResult' ? 'nobody' : trial.oid;
  const address = path
    .replace(':trialOID', trialOID)
    .replace(':chOID', challenge)
    .replace(':orgOID', server.org)
    .replace(':gOID', trial.gOID)
    .replace(/:(member|invitation)OID/, 'nobody')
    .replace(':id', id);
  const body =
    method === 'GET' || method === 'DELETE'
      ? undefined
      : { org: { oid: server.org }, date: 'never', prices: 1, name: '' };
  const sent = name === 'makeCode' || name === 'holdTrial' ? undefined : body;
  const answer = await server.call<ErrorEnvelope>(method, address + fill(query), {
    token: tokens[who] ?? '',
    ...(sent === undefined ? {} : { body: sent }),
  });
  return { status: answer.status, id: answer.body.errors?.[0]?.id, detail: answer.body.errors?.[0]?.detail };
}

describe('Who may do what (P6, Q18)', () => {
  const cases = ROWS.flatMap(([name, about, query, allowed]) =>
    Object.entries(WHO).map(([who, may]) => [name, who, may[about], query, allowed] as const),
  );

  test.each(cases)('%s by %s: %s', async (name, who, refusal, query, allowed) => {
    // Creating says what for in its body, which is read first: whoever is signed in is told what is wrong with it.
    const late = name === 'createChallenge' && refusal === 'forbidden';
    const { status, id, detail } = await ask(name, query, who);
    if (refusal === undefined || late)
      expect([status, detail]).toEqual([allowed, allowed === 200 ? undefined : detail]);
    else expect(id).toBe(refusal);
  });

  test('nothing changed while they tried', async () => {
    expect((await server.trials(chOID))[0]).toMatchObject({ starts: 3, results: 3, name: trial.name });
  });
});

describe('A hidden challenge', () => {
  const rows = ROWS.filter(
    ([name, , query]) => !query.includes('TRIAL') && !calls[name].path.includes(':orgOID'),
  ).filter(([name]) => !['createChallenge', ...OF_A_TRIAL].includes(name));
  test.each(rows)('%s says to others that there is none', async (name, _, query) => {
    expect(await ask(name, query, 'another owner', hidden)).toMatchObject({ status: 404, id: 'not found' });
  });
});

describe('my-orgs and my-challenges', () => {
  test.each(['anonymous', 'unknown'])('are refused to the %s', async (who) => {
    for (const name of ['myOrgs', 'myChallenges', 'undo'] as const) {
      expect(await ask(name, '', who)).toMatchObject({ status: 401, id: 'unauthorized' });
    }
  });

  test.each([
    ['reader', ['reader']],
    ['owner', []],
  ])('my-orgs of role %s', async (role, mine) => {
    const { body } = await server.call<{ orgs: { oid: string; role: string }[] }>(
      'GET',
      `/api/lesecretariat/my-orgs?role=${role}`,
      { token: tokens.reader ?? '' },
    );
    expect(body.orgs.filter(({ oid }) => oid === server.org).map((org) => org.role)).toEqual(mine);
  });
});
