import {
  type Challenge,
  calls,
  type MyChallengesAnswer,
  makeUrl,
  type OrgsAnswer,
  type UploadAnswer,
} from 'shared-domain/contract';
import { localize } from '../../src/base/localize.ts';
import { type Client, ToolError } from '../client.ts';
import { type ChallengeDraft, isSameChallenge, type UploadFile } from '../upload-file.ts';

interface ImportOptions {
  /** oid of the competition to send to; else that of the file is found or created. */
  readonly challenge?: string | undefined;
  /** Name or oid of the organisation; else the first in which the organiser may write. */
  readonly org?: string | undefined;
  /** Overrides the file's description of its competition. */
  readonly draft?: Partial<ChallengeDraft>;
}

export interface ImportReport {
  readonly chOID: string;
  readonly name: string;
  readonly created: boolean;
  readonly answer: UploadAnswer;
}

async function findOrganisation(client: Client, nameOrOid: string | undefined): Promise<OrgsAnswer['orgs'][number]> {
  const { orgs } = await client.send<OrgsAnswer>('GET', makeUrl(calls.myOrgs, {}));
  const writableOrgs = orgs.filter(({ role }) => role !== 'reader');
  const org =
    nameOrOid === undefined
      ? writableOrgs[0]
      : writableOrgs.find(({ oid, name }) => oid === nameOrOid || name === nameOrOid);
  if (org === undefined) {
    const names =
      writableOrgs.map(({ name }) => localize(`« ${name} »`, `“${name}”`)).join(', ') || localize('aucune', 'none');
    throw new ToolError(
      localize(
        `Organisation ${nameOrOid === undefined ? '' : `« ${nameOrOid} » `}introuvable. Vous avez : ${names}.`,
        `Organisation ${nameOrOid === undefined ? '' : `“${nameOrOid}” `}not found. You have: ${names}.`,
      ),
    );
  }
  return org;
}

/** The first day of ISO dates, and the number of days to the last, inclusive. */
function findSpan(dates: readonly string[]): { date: string; duration: number } | undefined {
  const days = dates.map((date) => date.slice(0, 10)).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { date: first, duration: (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1 };
}

function buildDraft(file: UploadFile, draft: Partial<ChallengeDraft>): ChallengeDraft {
  const details = { ...file.challenge, ...draft };
  const days = findSpan((file.trialsData ?? []).map(({ date }) => date));
  const { name } = details;
  const date = details.date ?? days?.date;
  if (name === undefined || date === undefined) {
    throw new ToolError(
      localize(
        'Le fichier ne dit pas de quelle compétition il s’agit : ajoutez --challenge OID, ou --name "Nom" et --date AAAA-MM-JJ.',
        'The file does not say which competition it is: add --challenge OID, or --name "Name" and --date YYYY-MM-DD.',
      ),
    );
  }
  return {
    rtype: 'OTHER',
    kind: 'outdoor',
    region: 'Île-de-France',
    duration: days?.duration ?? 1,
    ...details,
    name,
    date,
  };
}

async function findOrCreateChallenge(
  client: Client,
  file: UploadFile,
  options: ImportOptions,
): Promise<Pick<ImportReport, 'chOID' | 'name' | 'created'>> {
  const { challenges } = await client.send<MyChallengesAnswer>('GET', makeUrl(calls.myChallenges, {}));
  const oid = options.challenge ?? file.chOID;
  if (oid !== undefined) {
    const name = challenges.find((challenge) => challenge.oid === oid)?.name ?? oid;
    return { chOID: oid, name, created: false };
  }
  const draft = buildDraft(file, options.draft ?? {});
  const org = await findOrganisation(client, options.org);
  const existing = challenges.find((challenge) => challenge.org.oid === org.oid && isSameChallenge(challenge, draft));
  if (existing !== undefined) return { chOID: existing.oid, name: existing.name, created: false };
  const body = { ...draft, org: { oid: org.oid, name: org.name } };
  const created = await client.send<Challenge>('POST', makeUrl(calls.createChallenge, {}), body);
  return { chOID: created.oid, name: created.name, created: true };
}

/**
 * Sends a competition to a server in one call. A second time it finds the competition and changes nothing.
 * @throws ToolError in a sentence for the organiser: the server's refusals keep their JSON path.
 */
export async function importCompetition(
  client: Client,
  file: UploadFile,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const target = await findOrCreateChallenge(client, file, options);
  const { trialsData = [], startlists = {}, resultlists = {} } = file;
  const address = makeUrl(calls.uploadTrials, { chOID: target.chOID });
  const body = { chOID: target.chOID, trialsData, startlists, resultlists };
  return { ...target, answer: await client.send<UploadAnswer>('POST', address, body) };
}
