import type { ProgrammeTrial } from '../../api/programme.ts';

interface Neighbours {
  readonly before: ProgrammeTrial | undefined;
  readonly after: ProgrammeTrial | undefined;
}

/** The heats before and after in the same round; for several trials at once there are none. */
export function neighboursOf(trials: readonly ProgrammeTrial[], oids: readonly string[]): Neighbours {
  const own = oids.length === 1 ? trials.find(({ oid }) => oid === oids[0]) : undefined;
  if (own === undefined) return { before: undefined, after: undefined };
  const round = trials
    .filter(({ gOID, round: name, g0 }) => gOID === own.gOID && name === own.round && g0 === own.g0)
    .toSorted((a, b) => a.heat - b.heat);
  const at = round.indexOf(own);
  return { before: round[at - 1], after: round[at + 1] };
}
