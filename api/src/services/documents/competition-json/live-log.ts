import type { AsideReason } from 'shared-domain/contract';
import { liveFact } from 'shared-domain/contract/schemas';
import { formatJsonPath } from '../../../base/json-path.ts';
import type { Db } from '../../../store/db.ts';
import { listTrials } from '../../../store/lists/trials.ts';
import { insertFacts, listLiveTrials, readFacts, writeLiveTrial } from '../../../store/live/facts.ts';
import type { LiveFactTable } from '../../../store/live-tables.ts';
import type { Problems } from '../../planning/problems.ts';
import type { CompetitionFile } from './read-competition.ts';

type LiveLog = Pick<CompetitionFile, 'facts' | 'live'>;

interface Owner {
  readonly oid: string;
  readonly uid: string;
}

/** The facts that officials entered, trial by trial, and the live state that they led to; trials are named by uid. */
export async function readLiveLog(db: Db, chOID: string, trials: readonly Owner[]): Promise<LiveLog> {
  const facts: LiveLog['facts'] = [];
  for (const { oid, uid } of trials) {
    for (const { n, device, by, arrived, refusal, aside, body } of await readFacts(db, oid)) {
      const { trialOID: _, ...fact } = JSON.parse(body) as { trialOID: string; id: string };
      const refused = refusal === null ? {} : { refusal: JSON.parse(refusal) as { id: string; detail: string } };
      const why = aside === null ? {} : { aside: aside as AsideReason };
      facts.push({ trial: uid, n, device, by, arrived, ...refused, ...why, fact });
    }
  }
  const uids = new Map(trials.map(({ oid, uid }) => [oid, uid]));
  const live = (await listLiveTrials(db, chOID)).flatMap(({ trial, base, since, body }) => {
    const uid = uids.get(trial);
    return uid === undefined
      ? []
      : [{ trial: uid, base, since, said: JSON.parse(body) as LiveLog['live'][number]['said'] }];
  });
  return { facts, live: live.toSorted((a, b) => (a.trial < b.trial ? -1 : 1)) };
}

/** Stores the facts and live states of a file, so that a judge's device can continue where the other server stopped. */
export async function writeLiveLog(db: Db, chOID: string, { facts, live }: LiveLog, problems: Problems): Promise<void> {
  if (facts.length + live.length === 0) return;
  const oids = new Map((await listTrials(db, chOID)).map(({ uid, oid }) => [uid, oid]));
  const findOid = (uid: string, path: readonly (string | number)[]): string => {
    const oid = oids.get(uid);
    if (oid === undefined) problems.refuse([...path, 'trial'], `there is no trial ${uid} in this file`);
    return oid ?? '';
  };
  const rows: LiveFactTable[] = [];
  const seenKeys = new Set<string | number>();
  for (const [index, { trial: uid, refusal, aside = null, fact, ...signedFields }] of facts.entries()) {
    const path = ['facts', index];
    const trial = findOid(uid, path);
    const { data, error } = liveFact.safeParse({ ...fact, trialOID: trial });
    for (const issue of error?.issues ?? []) {
      problems.refuse([...path, 'fact'], `${formatJsonPath(issue.path)}: ${issue.message}`);
    }
    if (seenKeys.has(fact.id) || seenKeys.has(signedFields.n)) problems.refuse(path, 'its id or its n is there twice');
    seenKeys.add(fact.id).add(signedFields.n);
    const refused = refusal === undefined ? null : JSON.stringify(refusal);
    const body = JSON.stringify(data);
    rows.push({ challenge: chOID, trial, id: fact.id, ...signedFields, refusal: refused, aside, body });
  }
  const states = live.map(({ trial, said: body, ...state }, index) => ({
    challenge: chOID,
    trial: findOid(trial, ['live', index]),
    ...state,
    body: JSON.stringify(body),
  }));
  problems.throwErrors();
  await insertFacts(db, rows);
  for (const state of states) await writeLiveTrial(db, state);
}
