import type { AccessCodeKind } from 'shared-domain';
import type { AsideReason, FactFault, LiveInputAnswer, RefusedFactsAnswer } from 'shared-domain/contract';
import { applyCurrentKeys, listRivals, type SignedFact, sortFacts } from 'shared-domain/live-input';
import { parseBodies } from '../../base/parse-bodies.ts';
import { parseLoggedFact } from '../../presenters/logged-fact.ts';
import type { Db } from '../../store/db.ts';
import { readSentStarts } from '../../store/lists/lists.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { listLabels } from '../../store/live/device-labels.ts';
import { listRefused, listTaken, readFacts } from '../../store/live/facts.ts';
import type { LiveFactTable } from '../../store/live-tables.ts';
import type { Context } from '../context/context.ts';
import { makeRowKeys } from '../sheets/row-key.ts';
import { readRenumberings } from '../sheets/row-renumbering.ts';

type RefusedFact = LiveInputAnswer['refused'][number];
type ReadFact = Omit<NonNullable<RefusedFactsAnswer['taken']>[number], 'aside'>;

/** A stored fact that does not count now, and why. */
export function presentRefusal({ id, refusal, aside }: Pick<LiveFactTable, 'id' | 'refusal' | 'aside'>): RefusedFact {
  const why = aside == null ? {} : { aside: aside as AsideReason };
  return { id, kept: true, ...why, errors: [JSON.parse(refusal ?? '') as FactFault] };
}

/** What counts now where each fact of a trial belongs that stood aside when it came, by its id. */
async function listBeside(db: Db, trial: string): Promise<ReadonlyMap<string, ReadFact['beside']>> {
  const stored = await readFacts(db, trial);
  const keys = makeRowKeys(parseBodies<SentStart>(await readSentStarts(db, trial)));
  const renumberings = await readRenumberings(db, trial);
  const ordered = sortFacts(applyCurrentKeys(stored.map(parseLoggedFact), renumberings, keys));
  const refused = new Set(stored.flatMap(({ id, refusal }) => (refusal === null ? [] : [id])));
  return new Map(
    ordered.flatMap(({ fact, aside }) => {
      const beside = aside === undefined ? [] : listRivals(ordered, refused, fact as SignedFact);
      return beside.length === 0 ? [] : [[fact.id, [...beside]] as const];
    }),
  );
}

/** All facts of a challenge without effect at present, and those that stood aside and were taken. */
export async function readRefusedFacts(ctx: Context, chOID: string): Promise<RefusedFactsAnswer> {
  const { db } = ctx.store;
  const refused = await listRefused(db, chOID);
  const taken = (await listTaken(db, chOID)).filter(({ body }) => (JSON.parse(body) as SignedFact).kind !== 'side');
  const labels = await listLabels(db, chOID);
  const isAside = ({ aside }: LiveFactTable) => aside !== null && aside !== undefined;
  const besideByTrial = new Map<string, Awaited<ReturnType<typeof listBeside>>>();
  for (const trial of new Set([...refused, ...taken].filter(isAside).map((row) => row.trial)))
    besideByTrial.set(trial, await listBeside(db, trial));
  const present = (row: LiveFactTable): ReadFact => {
    const label = labels.get(row.device);
    const beside = besideByTrial.get(row.trial)?.get(row.id);
    return {
      id: row.id,
      n: row.n,
      trialOID: row.trial,
      device: row.device,
      ...(label === undefined ? {} : { label }),
      by: row.by as AccessCodeKind,
      arrived: row.arrived,
      fact: JSON.parse(row.body) as ReadFact['fact'],
      ...(beside === undefined ? {} : { beside }),
    };
  };
  return {
    facts: refused.map((row) => ({ ...present(row), ...presentRefusal(row) })),
    ...(taken.length === 0
      ? {}
      : { taken: taken.map((row) => ({ ...present(row), aside: row.aside as AsideReason })) }),
  };
}
