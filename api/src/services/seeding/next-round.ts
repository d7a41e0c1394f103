import { findNextRound, foldText, isRoundLetter } from 'shared-domain';
import type { QualificationAnswer } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { listTrials } from '../../store/lists/trials.ts';
import type { GroupTable } from '../../store/schema.ts';
import { makeRowKey } from '../sheets/row-key.ts';
import { readCommitments, readSheetStarts } from '../sheets/sheet.ts';
import type { RoundOutcome } from './round-outcome.ts';
import { findEntry } from './seed-source.ts';

type NextRound = NonNullable<QualificationAnswer['next']>;
type RoundLetter = QualificationAnswer['round'];

/** Keys by which an athlete is found in the start lists of the next round, also with another bib. */
function listIdentityKeys(entry: SentStart): string[] {
  const { auid, relay, last, first, clubName } = entry;
  const name = foldText(`${last ?? ''} ${first ?? ''} ${clubName ?? ''}`).trim();
  return [
    makeRowKey(entry),
    ...(auid === undefined ? [] : [`auid:${auid}`]),
    ...(relay?.oid === undefined ? [] : [`team:${relay.oid}`]),
    ...(name === '' ? [] : [`name ${name}`]),
  ];
}

const addRowKey = (sent: SentStart) => ({ ...sent, row: makeRowKey(sent) });

/**
 * Compares the start lists of the next round with who qualifies now: a disqualification or correction after the draw may remove
 * athletes and let in others. Undefined where that round has not been drawn.
 */
export async function compareNextRound(
  db: Db,
  challenge: { readonly oid: string },
  group: GroupTable,
  letter: RoundLetter,
  { decidedBy, qualified, rows: outcomes }: RoundOutcome,
): Promise<NextRound | undefined> {
  if (decidedBy === 'nobody') return undefined;
  const groupTrials = (await listTrials(db, challenge.oid)).filter((trial) => trial.trial_group === group.oid);
  const letters = groupTrials
    .map(({ round }) => round)
    .filter((round) => isRoundLetter(round) && round !== 'c') as RoundLetter[];
  const round = findNextRound(letters, letter);
  const trials = groupTrials.filter((trial) => trial.round === round && trial.starts > 0);
  if (round === undefined || trials.length === 0) return undefined;

  const commitments = (await readCommitments(db, group)).starts.map(({ sent }) => sent);
  const athletes = outcomes.map((outcome) => ({
    ...outcome,
    entry: findEntry(outcome.heat, outcome.result.sent, commitments),
  }));
  const byIdentity = new Map(
    athletes.toReversed().flatMap((athlete) => listIdentityKeys(athlete.entry).map((key) => [key, athlete] as const)),
  );
  const leftCount = athletes.filter(({ hasLeft }) => hasLeft).length;
  const calledReserves = new Set(qualified.reserves.slice(0, leftCount).map(({ id }) => id));
  const isQualified = ({ key, code, hasWithdrawn }: (typeof athletes)[number]) =>
    (code !== undefined && !hasWithdrawn) || calledReserves.has(key);

  const drawnKeys = new Set<string>();
  const departedEntries: { readonly trial: string; readonly entry: SentStart }[] = [];
  for (const trial of trials) {
    for (const { sent } of await readSheetStarts(db, trial.oid)) {
      const athlete = listIdentityKeys(sent)
        .map((key) => byIdentity.get(key))
        .find((one) => one !== undefined);
      if (athlete === undefined || sent.presence === 'scratched') continue;
      if (isQualified(athlete)) drawnKeys.add(athlete.key);
      else departedEntries.push({ trial: trial.oid, entry: sent });
    }
  }
  // Reserves called in for others do not count as missing, as they may have declined.
  const missingAthletes = athletes.filter(
    (athlete) => isQualified(athlete) && !calledReserves.has(athlete.key) && !drawnKeys.has(athlete.key),
  );
  const reserves = qualified.reserves.flatMap(({ id }) => athletes.filter(({ key }) => key === id));
  const replacements = [
    ...missingAthletes,
    ...reserves.filter(({ key, code }) => code === undefined && !drawnKeys.has(key)),
  ];
  return {
    round,
    gone: departedEntries.map(({ trial, entry }, at) => {
      const replacement = replacements[at];
      return {
        trial,
        entry: addRowKey(entry),
        ...(replacement === undefined ? {} : { replacement: addRowKey(replacement.entry) }),
      };
    }),
    waiting: missingAthletes.slice(departedEntries.length).map(({ entry }) => addRowKey(entry)),
  };
}
