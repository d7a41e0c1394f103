import { HIDDEN_ATHLETE } from 'shared-domain';
import {
  type FrozenLists,
  MAX_ADDED_LISTS,
  MAX_FROZEN_BYTES,
  MAX_FROZEN_LISTS,
  MAX_FROZEN_ROWS,
} from 'shared-domain/contract';
import type { DeviceTrial } from 'shared-domain/live-input';
import { countRenumberings, findNewKey } from '../desk/desk-changes.ts';
import { type HeldLists, isChangedSince } from './held-lists.ts';
import type { Seen } from './seen.ts';

type FrozenTrial = FrozenLists['trials'][number];

function describeTrial(trial: DeviceTrial): FrozenTrial {
  const { oid, status, date, dateE, dts, dets, results, updated, rows, records, fold } = trial;
  return {
    ...{ oid, status, date, dts, dets, results, updated },
    ...(dateE === undefined ? {} : { dateE }),
    ...(records === undefined ? {} : { records }),
    ...(fold === undefined ? {} : { fold }),
    renumbered: countRenumberings(trial),
    rows: rows.map(({ last, first, members, auid, coid, ...row }) => row),
  };
}

/** What is another where a list was changed: records are without a change of the list too. */
const describeChange = (trial: DeviceTrial | undefined): string => JSON.stringify([trial?.updated, trial?.records]);

/** What is said of lists, the most important first: those that there is room for, with none that is too long. */
function describeTrials(trials: readonly DeviceTrial[]): FrozenTrial[] {
  let room = MAX_FROZEN_BYTES;
  return trials
    .filter(({ rows }) => rows.length <= MAX_FROZEN_ROWS)
    .slice(0, MAX_FROZEN_LISTS)
    .flatMap((trial) => {
      const described = describeTrial(trial);
      const size = new TextEncoder().encode(JSON.stringify(described)).length;
      if (size > room) return [];
      room -= size;
      return described;
    });
}

/**
 * What a frozen screen says of the lists that it holds, for its small picture: those that changed since, without names. Undefined for a screen that
 * holds none.
 */
export function describeFrozenLists(seen: Pick<Seen, 'held' | 'trials'> | undefined): FrozenLists | undefined {
  if (seen?.held === undefined) return undefined;
  const { since, trials, withheld, pictures } = seen.held;
  const now = new Map(seen.trials.map((trial) => [trial.oid, trial]));
  const then = new Set(trials.map(({ oid }) => oid));
  const changed = trials.filter((trial) => describeChange(trial) !== describeChange(now.get(trial.oid)));
  const findTime = ({ oid }: DeviceTrial): string => now.get(oid)?.updated ?? '';
  const described = describeTrials(changed.toSorted((a, b) => findTime(b).localeCompare(findTime(a))));
  return {
    since,
    // In an order that stays, so that nothing is said anew where a list changes that is held already.
    trials: changed.flatMap(({ oid }) => described.find((one) => one.oid === oid) ?? []),
    added: seen.trials.flatMap(({ oid }) => (then.has(oid) ? [] : [oid])).slice(0, MAX_ADDED_LISTS),
    ...(withheld === undefined ? {} : { withheld: [...withheld] }),
    ...(pictures === undefined ? {} : { pictures: pictures.map(({ id }) => id) }),
  };
}

/** A list as the screen holds it, with its keys of then, under the names of now. */
function restoreTrial(trial: DeviceTrial, { rows, renumbered, ...frozen }: FrozenTrial): DeviceTrial {
  const now = new Map(trial.rows.map((row) => [row.row, row]));
  const { records, fold, dateE, renumbered: _, ...rest } = trial;
  // A screen of an earlier release does not say how many changes of keys its list has.
  const known = renumbered ?? countRenumberings(trial);
  return {
    ...rest,
    ...frozen,
    ...(known === 0 ? {} : { renumbered: trial.renumbered?.slice(0, known) }),
    rows: rows.map((row) => {
      const named: Pick<DeviceTrial['rows'][number], 'last' | 'first' | 'members'> =
        now.get(findNewKey(row.row, known, trial)) ?? HIDDEN_ATHLETE;
      const { last, first, members } = named;
      return { ...row, last, first, ...(members === undefined ? {} : { members }) };
    }),
  };
}

/**
 * The lists that a frozen screen holds, from what it says of them and the lists of now. One that changed since, and of which it says nothing, is
 * as `own` has it.
 */
export function restoreHeldLists(
  frozen: FrozenLists,
  now: Pick<Seen, 'trials' | 'pictures'>,
  own: Pick<HeldLists, 'trials'>,
): HeldLists {
  const frozenTrials = new Map(frozen.trials.map((trial) => [trial.oid, trial]));
  const ownTrials = new Map(own.trials.map((trial) => [trial.oid, trial]));
  return {
    since: frozen.since,
    trials: now.trials
      .filter(({ oid }) => !frozen.added.includes(oid))
      .flatMap((trial) => {
        const then = frozenTrials.get(trial.oid);
        if (then !== undefined) return restoreTrial(trial, then);
        return isChangedSince(trial, frozen.since) ? (ownTrials.get(trial.oid) ?? []) : trial;
      }),
    withheld: frozen.withheld,
    pictures: frozen.pictures?.flatMap((id) => now.pictures?.find((one) => one.id === id) ?? []),
  };
}
