import type { TrialEvidence } from 'shared-domain/contract';
import {
  applyCurrentKeys,
  findJudgeSignature,
  formatCanonicalJson,
  type LoggedFact,
  listEvidence,
  registerFacts,
  type SheetSignature,
  setAside,
} from 'shared-domain/live-input';
import { parseBodies } from '../../base/parse-bodies.ts';
import { parseLoggedFact } from '../../presenters/logged-fact.ts';
import type { Db } from '../../store/db.ts';
import { readSentStarts } from '../../store/lists/lists.ts';
import { deleteActs, insertActs, readActs, readActsOfKind } from '../../store/lists/official-acts.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { listTrialsSaying, readFactMarks, readFacts } from '../../store/live/facts.ts';
import type { LiveFactTable } from '../../store/live-tables.ts';
import { newOid } from '../../store/oid.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { parseActBody } from './acts.ts';
import { makeRowKeys } from './row-key.ts';
import { readRenumberings } from './row-renumbering.ts';

/** What devices say that is evidence: what was checked and measured, and the end of a field event, which signs its sheet. */
const SAYING = ['evidence', 'status'];

/** Evidence of a trial as it is stored beside its lists, with the act that holds it. */
export interface StoredEvidence {
  readonly act: OfficialActTable;
  readonly evidence: TrialEvidence;
}

/** Whether an act is evidence: it is no part of what makes a list, and goes its own way to a public server. */
export const isEvidenceAct = ({ kind }: Pick<OfficialActTable, 'kind'>): boolean => kind === 'evidence';

/** What the secretariat typed of a trial, and on a public server what a stadium sent, the oldest first. */
export async function readStoredEvidence(db: Db, trial: string): Promise<StoredEvidence[]> {
  return (await readActs(db, [trial])).flatMap(parseEvidence);
}

/** The same of a whole competition, by trial. */
export async function readAllStoredEvidence(
  db: Db,
  challenge: string,
): Promise<ReadonlyMap<string, readonly StoredEvidence[]>> {
  const stored = (await readActsOfKind(db, challenge, 'evidence')).flatMap(parseEvidence);
  return Map.groupBy(stored, ({ act }) => act.list);
}

function parseEvidence(act: OfficialActTable): StoredEvidence[] {
  const body = parseActBody(act, 'evidence');
  if (body === undefined) return [];
  return [{ act, evidence: { ...body, at: act.at, ...(act.row === null ? {} : { row: act.row }) } }];
}

/** What devices say of a trial: what was checked and measured, and who ended a field event, by the device. */
interface DeviceEvidence {
  readonly said: readonly TrialEvidence[];
  readonly signature?: SheetSignature;
}

function collectDeviceEvidence(facts: readonly LoggedFact[]): DeviceEvidence {
  const { currentFacts } = registerFacts(setAside(facts).facts);
  const signature = findJudgeSignature(currentFacts);
  const said = listEvidence(currentFacts).map(({ signerKind: signer, what, ok, value, by, text, row, at }) => ({
    ...{ what, signer, at },
    ...(ok === undefined ? {} : { ok }),
    ...(value === undefined ? {} : { value }),
    ...(by === undefined ? {} : { by }),
    ...(text === undefined ? {} : { text }),
    ...(row === undefined ? {} : { row }),
  }));
  return { said, ...(signature && { signature }) };
}

/** What these facts of a trial say was checked and measured. */
export const listFactEvidence = (stored: readonly LiveFactTable[]): readonly TrialEvidence[] =>
  collectDeviceEvidence(stored.map(parseLoggedFact)).said;

/** Evidence with its instant as the server stores it. */
export const normalizeTime = ({ at, ...one }: TrialEvidence): TrialEvidence => ({
  ...one,
  at: new Date(at).toISOString(),
});

/** What was noted or taken back: the evidence that only one of both lists has. */
export function listChangedEvidence(
  before: readonly TrialEvidence[],
  after: readonly TrialEvidence[],
): readonly TrialEvidence[] {
  const [former, current] = [before, after].map(
    (said) => new Map(said.map(normalizeTime).map((one) => [formatCanonicalJson(one), one])),
  ) as [Map<string, TrialEvidence>, Map<string, TrialEvidence>];
  return [...former, ...current].flatMap(([text, one]) => (former.has(text) && current.has(text) ? [] : [one]));
}

/** The same with the name of the device that signed. */
function addSigner({ said, signature }: DeviceEvidence, labels: ReadonlyMap<string, string>): TrialEvidence[] {
  if (signature === undefined) return [...said];
  const by = labels.get(signature.device);
  return [...said, { what: 'sign', signer: 'judge', at: signature.at, ...(by === undefined ? {} : { by }) }];
}

/** Trials whose evidence is held in memory; what was asked for longest ago is dropped first. */
const MAX_COLLECTED = 2000;

/** What was read of a trial, and how its facts stood then: a stadium asks for all of them every half minute. */
const collected = new Map<string, DeviceEvidence & { readonly mark: string }>();

const readLoggedFacts = async (db: Db, trial: string): Promise<LoggedFact[]> =>
  (await readFacts(db, trial)).map(parseLoggedFact);

/** Facts by the present keys of the rows that they name. */
async function applyRowKeys(db: Db, trial: string, facts: readonly LoggedFact[]): Promise<readonly LoggedFact[]> {
  const starts = parseBodies<SentStart>(await readSentStarts(db, trial));
  return applyCurrentKeys(facts, await readRenumberings(db, trial), makeRowKeys(starts));
}

/** The evidence of a trial whose facts stand as the mark says. */
async function readDeviceEvidence(db: Db, trial: string, mark: string): Promise<DeviceEvidence> {
  const known = collected.get(trial);
  const current = known?.mark === mark ? known : { mark, ...collectDeviceEvidence(await readLoggedFacts(db, trial)) };
  // The keys of rows change without a fact.
  if (current.said.some(({ row }) => row !== undefined)) {
    const rekeyed = await applyRowKeys(db, trial, await readLoggedFacts(db, trial));
    return collectDeviceEvidence(rekeyed);
  }
  collected.delete(trial);
  collected.set(trial, current);
  const [oldest] = collected.keys();
  if (collected.size > MAX_COLLECTED && oldest !== undefined) collected.delete(oldest);
  return current;
}

/** What officials’ devices said at all trials of a competition, by trial; `labels` name who signed, for whoever says it. */
export async function readAllDeviceEvidence(
  db: Db,
  challenge: string,
  labels: ReadonlyMap<string, string> = new Map(),
): Promise<ReadonlyMap<string, readonly TrialEvidence[]>> {
  const marks = await readFactMarks(db, challenge);
  const evidence = new Map<string, readonly TrialEvidence[]>();
  for (const trial of await listTrialsSaying(db, { challenge }, SAYING))
    evidence.set(trial, addSigner(await readDeviceEvidence(db, trial, marks.get(trial) ?? ''), labels));
  return evidence;
}

interface EvidenceOwner {
  readonly challenge: string;
  readonly list: string;
  readonly organiser: string;
}

/** An act that holds evidence. */
export function createEvidenceAct(owner: EvidenceOwner, { row, at, ...body }: TrialEvidence): OfficialActTable {
  return {
    ...owner,
    oid: newOid(),
    round: null,
    row: row ?? null,
    kind: 'evidence',
    at: new Date(at).toISOString(),
    body: JSON.stringify(body),
  };
}

/** Replaces all evidence that is stored of a trial. */
export async function replaceEvidence(db: Db, owner: EvidenceOwner, sent: readonly TrialEvidence[]): Promise<void> {
  const stored = await readStoredEvidence(db, owner.list);
  await deleteActs(
    db,
    stored.map(({ act }) => act.oid),
  );
  await insertActs(
    db,
    sent.map((one) => createEvidenceAct(owner, one)),
  );
}
