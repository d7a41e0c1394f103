import { findDistance, findUnit, isRelayEvent, readEvent } from 'shared-domain';
import { findDisplayName } from '../../../presenters/athlete.ts';
import { findChallenge } from '../../../store/challenges/challenges.ts';
import { readStartBodies } from '../../../store/lists/lists.ts';
import { readNameMask } from '../../../store/lists/name-masks.ts';
import type { SentStart } from '../../../store/lists/sent-rows.ts';
import type { Context } from '../../context/context.ts';
import { readStoredTrials } from '../../planning/stored-trials.ts';
import { createMissingTrialRefusal } from '../../reads/public-reads.ts';
import { formatLynxLine } from './lynx-line.ts';
import { listLynxNumbers } from './lynx-number.ts';

/** `evt`: start lists; `ppl`: athletes; `sch`: running order. */
export const LYNX_FILES = ['evt', 'ppl', 'sch'] as const;
type LynxFile = (typeof LYNX_FILES)[number];

interface LynxSelection {
  /** oids of trials; all trials where it is empty. */
  readonly oids: readonly string[];
  /** ISO day: only trials whose date is on it. */
  readonly day?: string | undefined;
}

/** Id, lane, last name, first name and affiliation; a relay team's name is its last name and its affiliation. */
function listCompetitorCells(row: SentStart, isRelay: boolean): readonly (string | number | undefined)[] {
  const name = findDisplayName(row);
  return isRelay
    ? [row.bib ?? row.relay?.n, row.lane, name, '', name]
    : [row.bib, row.lane, name, row.first, row.clubName ?? row.country];
}

/**
 * A file for a photo finish with the timed events of a challenge; field events have another layout (`writeLff`). Names of hidden athletes
 * are left out.
 */
export async function writeLynx(
  ctx: Context,
  chOID: string,
  file: LynxFile,
  { oids, day }: LynxSelection,
): Promise<string> {
  return ctx.store.snapshot(async (tx) => {
    const kind = (await findChallenge(tx, chOID))?.kind ?? '';
    const mask = await readNameMask(tx, chOID);
    const stored = await readStoredTrials(tx, chOID);
    const numbers = listLynxNumbers(stored);
    const trials = [...stored.trials.values()];
    const missing = oids.find((oid) => !trials.some((trial) => trial.oid === oid));
    if (missing !== undefined) throw createMissingTrialRefusal(missing);
    const selected = trials.filter(
      ({ oid, date }) => (oids.length === 0 || oids.includes(oid)) && (day === undefined || date.startsWith(day)),
    );
    const lines: string[] = [];
    const people = new Map<string, string>();
    for (const { oid, uid, name, g0, g1 } of selected) {
      const event = readEvent({ g0, g1, dets: {} }, kind);
      const number = numbers.get(uid);
      if (number === undefined || findUnit(event) !== 'ms') continue;
      const heat = [number.event, number.round, number.heat];
      if (file === 'sch') lines.push(formatLynxLine(...heat));
      if (file === 'evt') lines.push(formatLynxLine(...heat, mask.text(name), '', '', '', '', '', findDistance(event)));
      if (file === 'sch') continue;
      const isRelay = isRelayEvent(event);
      for (const body of await readStartBodies(tx, oid)) {
        const [id, lane, last, first, affiliation] = listCompetitorCells(JSON.parse(body) as SentStart, isRelay);
        if (file === 'evt') lines.push(`,${formatLynxLine(id, lane, last, first, affiliation)}`);
        else if (id !== undefined && !people.has(String(id)))
          people.set(String(id), formatLynxLine(id, last, first, affiliation));
      }
    }
    return [...(file === 'ppl' ? people.values() : lines)].map((one) => `${one}\r\n`).join('');
  });
}
