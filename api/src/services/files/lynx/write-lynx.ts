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
import { lynxNumbers } from './lynx-number.ts';

/** Files of start lists. */
export const LYNX_FILES = ['evt', 'ppl', 'sch'] as const;
type LynxFile = (typeof LYNX_FILES)[number];

interface LynxChoice {
  /** Trials by their oids; none, all of them. */
  readonly oids: readonly string[];
  /** ISO day of the competition, by the trials' own dates. */
  readonly day?: string | undefined;
}

/** A relay team is written as last name and as affiliation. */
function competitor(row: SentStart, relay: boolean): readonly (string | number | undefined)[] {
  const name = findDisplayName(row);
  return relay
    ? [row.bib ?? row.relay?.n, row.lane, name, '', name]
    : [row.bib, row.lane, name, row.first, row.clubName ?? row.country];
}

/**
 * Races of a challenge for a photo finish: `evt` the start lists, `ppl` the athletes, `sch` the running order. Races are those
 * timed; a field event has another layout. Hidden athletes go without their names.
 */
export async function writeLynx(
  ctx: Context,
  chOID: string,
  file: LynxFile,
  { oids, day }: LynxChoice,
): Promise<string> {
  return ctx.store.snapshot(async (tx) => {
    const kind = (await findChallenge(tx, chOID))?.kind ?? '';
    const mask = await readNameMask(tx, chOID);
    const known = await readStoredTrials(tx, chOID);
    const numbers = lynxNumbers(known);
    const all = [...known.trials.values()];
    const missing = oids.find((oid) => !all.some((trial) => trial.oid === oid));
    if (missing !== undefined) throw createMissingTrialRefusal(missing);
    const wanted = all.filter(
      ({ oid, date }) => (oids.length === 0 || oids.includes(oid)) && (day === undefined || date.startsWith(day)),
    );
    const lines: string[] = [];
    const people = new Map<string, string>();
    for (const { oid, uid, name, g0, g1 } of wanted) {
      const event = readEvent({ g0, g1, dets: {} }, kind);
      const number = numbers.get(uid);
      if (number === undefined || findUnit(event) !== 'ms') continue;
      const heat = [number.event, number.round, number.heat];
      if (file === 'sch') lines.push(formatLynxLine(...heat));
      if (file === 'evt') lines.push(formatLynxLine(...heat, mask.text(name), '', '', '', '', '', findDistance(event)));
      if (file === 'sch') continue;
      const relay = isRelayEvent(event);
      for (const body of await readStartBodies(tx, oid)) {
        const [id, lane, last, first, affiliation] = competitor(JSON.parse(body) as SentStart, relay);
        if (file === 'evt') lines.push(`,${formatLynxLine(id, lane, last, first, affiliation)}`);
        else if (id !== undefined && !people.has(String(id)))
          people.set(String(id), formatLynxLine(id, last, first, affiliation));
      }
    }
    return [...(file === 'ppl' ? people.values() : lines)].map((one) => `${one}\r\n`).join('');
  });
}
