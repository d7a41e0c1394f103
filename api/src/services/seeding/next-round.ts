import { foldText, isRoundLetter, roundAfter } from 'shared-domain';
import type { QualificationAnswer } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { listTrials } from '../../store/lists/trials.ts';
import type { GroupTable } from '../../store/schema.ts';
import { rowKey } from '../sheets/row-key.ts';
import { readCommitments, readSheetStarts } from '../sheets/sheet.ts';
import type { RoundOutcome } from './round-outcome.ts';
import { findEntry } from './seed-source.ts';

type Next = NonNullable<QualificationAnswer['next']>;
type Letter = QualificationAnswer['round'];

/** What an athlete of one round is found by in the start lists of the next, whose bib may be another. */
function identityKeys(entry: SentStart): string[] {
  const { auid, relay, last, first, clubName } = entry;
  const name = foldText(`${last ?? ''} ${first ?? ''} ${clubName ?? ''}`).trim();
  return [
    rowKey(entry),
    ...(auid === undefined ? [] : [`auid:${auid}`]),
    ...(relay?.oid === undefined ? [] : [`team:${relay.oid}`]),
    ...(name === '' ? [] : [`name ${name}`]),
  ];
}

const keyed = (sent: SentStart) => ({ ...sent, row: rowKey(sent) });

/**
 * The start lists of the next round against who goes on now: a disqualification or a correction after its draw takes athletes out of
 * the round, and others come in. Undefined where that round has not been drawn.
 */
export async function compareNextRound(
  db: Db,
  challenge: { readonly oid: string },
  group: GroupTable,
  letter: Letter,
  { decidedBy, qualified, rows: outcomes }: RoundOutcome,
): Promise<Next | undefined> {
  if (decidedBy === 'nobody') return undefined;
  const own = (await listTrials(db, challenge.oid)).filter((trial) => trial.trial_group === group.oid);
  const letters = own.map(({ round }) => round).filter((round) => isRoundLetter(round) && round !== 'c') as Letter[];
  const round = roundAfter(letters, letter);
  const trials = own.filter((trial) => trial.round === round && trial.starts > 0);
  if (round === undefined || trials.length === 0) return undefined;

  const commitments = (await readCommitments(db, group)).starts.map(({ sent }) => sent);
  const athletes = outcomes.map((outcome) => ({
    ...outcome,
    entry: findEntry(outcome.heat, outcome.result.sent, commitments),
  }));
  const byIdentity = new Map(
    athletes.toReversed().flatMap((athlete) => identityKeys(athlete.entry).map((key) => [key, athlete] as const)),
  );
  const left = athletes.filter(({ hasLeft }) => hasLeft).length;
  const called = new Set(qualified.reserves.slice(0, left).map(({ id }) => id));
  const goesOn = ({ key, code, hasWithdrawn }: (typeof athletes)[number]) =>
    (code !== undefined && !hasWithdrawn) || called.has(key);

  const present = new Set<string>();
  const gone: { readonly trial: string; readonly entry: SentStart }[] = [];
  for (const trial of trials) {
    for (const { sent } of await readSheetStarts(db, trial.oid)) {
      const athlete = identityKeys(sent)
        .map((key) => byIdentity.get(key))
        .find((one) => one !== undefined);
      if (athlete === undefined || sent.presence === 'scratched') continue;
      if (goesOn(athlete)) present.add(athlete.key);
      else gone.push({ trial: trial.oid, entry: sent });
    }
  }
  // Those who were called in the place of others are missed by nobody: they may have declined.
  const waiting = athletes.filter(
    (athlete) => goesOn(athlete) && !called.has(athlete.key) && !present.has(athlete.key),
  );
  const reserves = qualified.reserves.flatMap(({ id }) => athletes.filter(({ key }) => key === id));
  const comers = [...waiting, ...reserves.filter(({ key, code }) => code === undefined && !present.has(key))];
  return {
    round,
    gone: gone.map(({ trial, entry }, at) => {
      const comer = comers[at];
      return { trial, entry: keyed(entry), ...(comer === undefined ? {} : { replacement: keyed(comer.entry) }) };
    }),
    waiting: waiting.slice(gone.length).map(({ entry }) => keyed(entry)),
  };
}
