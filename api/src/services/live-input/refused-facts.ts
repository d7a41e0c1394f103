import type { AccessCodeKind } from 'shared-domain';
import type { AsideReason, FactFault, LiveInputAnswer, RefusedFactsAnswer } from 'shared-domain/contract';
import { listRefused } from '../../store/live/facts.ts';
import type { LiveFactTable } from '../../store/live-tables.ts';
import type { Context } from '../context/context.ts';
import { listLabels } from './devices.ts';

type RefusedFact = LiveInputAnswer['refused'][number];

/** A stored fact that does not count now, and why. */
export function presentRefusal({ id, refusal, aside }: Pick<LiveFactTable, 'id' | 'refusal' | 'aside'>): RefusedFact {
  const why = aside == null ? {} : { aside: aside as AsideReason };
  return { id, kept: true, ...why, errors: [JSON.parse(refusal ?? '') as FactFault] };
}

/** All facts of a challenge without effect at present. */
export async function readRefusedFacts(ctx: Context, chOID: string): Promise<RefusedFactsAnswer> {
  const rows = await listRefused(ctx.store.db, chOID);
  const labels = await listLabels(ctx.store.db, chOID);
  return {
    facts: rows.map((row) => {
      const label = labels.get(row.device);
      return {
        ...presentRefusal(row),
        n: row.n,
        trialOID: row.trial,
        device: row.device,
        ...(label === undefined ? {} : { label }),
        by: row.by as AccessCodeKind,
        arrived: row.arrived,
        fact: JSON.parse(row.body) as RefusedFactsAnswer['facts'][number]['fact'],
      };
    }),
  };
}
