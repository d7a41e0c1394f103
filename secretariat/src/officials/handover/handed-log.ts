import type { AccessCodeKind } from 'shared-domain';
import type { LiveFact } from 'shared-domain/contract';
import type { LogRow } from '../log/log-row.ts';
import type { Seen } from '../sync/seen.ts';

/** The facts that one device said of a trial. */
export interface HandedSource {
  readonly device: string;
  readonly by: AccessCodeKind;
  /** Whether the facts that the server does not have are dated by a clock that was never compared with the server's. */
  readonly isOwnTime: boolean;
  readonly facts: readonly HandedFact[];
}

/** A fact, and what the server has said of it. */
export type HandedFact = Pick<LogRow, 'state' | 'isStored' | 'aside'> & { readonly fact: LiveFact };

/** What a device gives to another one: a trial with every fact of it, whoever said it. */
export interface HandedLog {
  readonly chOID: string;
  readonly trial: string;
  /** The device that gives it, and where it stands. */
  readonly device: string;
  readonly label: string;
  readonly sources: readonly HandedSource[];
}

interface OwnDevice {
  readonly id: string;
  readonly kind: AccessCodeKind;
  readonly label: string;
}

/** Every fact of a trial that a device knows: its own, those that it was given, and those that it read of the server. */
export function gatherHandedLog(
  trial: string,
  chOID: string,
  rows: readonly LogRow[],
  seen: Pick<Seen, 'facts'> | undefined,
  own: OwnDevice,
): HandedLog {
  const logged = rows
    .filter(({ fact }) => fact.trialOID === trial)
    .map(({ source, by, isOwnTime = false, isUndated = false, ...row }) => ({
      ...row,
      device: source?.device ?? own.id,
      by: source?.by ?? by ?? own.kind,
      isOwnTime: isOwnTime || isUndated,
    }));
  const known = new Set(logged.map(({ fact }) => fact.id));
  const read = (seen?.facts ?? []).flatMap(({ device, by, aside, fact }) => {
    const said = fact as LiveFact;
    if (said.trialOID !== trial || known.has(said.id)) return [];
    const state = aside === undefined ? ('taken' as const) : ('aside' as const);
    return [{ device, by, isOwnTime: false, fact: said, state, isStored: true, aside }];
  });
  const groups = Map.groupBy([...logged, ...read], ({ device, by, isOwnTime }) => `${device} ${by} ${isOwnTime}`);
  return {
    chOID,
    trial,
    device: own.id,
    label: own.label,
    sources: [...groups.values()].flatMap((facts): HandedSource[] => {
      const [first] = facts;
      if (first === undefined) return [];
      const { device, by, isOwnTime } = first;
      const handed = facts.map(({ fact, state, isStored, aside }) => ({ fact, state, isStored, aside }));
      return [{ device, by, isOwnTime, facts: handed }];
    }),
  };
}

/** The rows of a log that was handed over, without those of the device that takes it, which has them. */
export function listHandedRows({ chOID, sources }: HandedLog, own: string): LogRow[] {
  return sources
    .filter(({ device }) => device !== own)
    .flatMap(({ device, by, isOwnTime, facts }) =>
      facts.map(
        ({ fact, state, isStored, aside }): LogRow => ({
          seq: fact.seq ?? 0,
          chOID,
          fact,
          // What was on its way may not have arrived.
          state: state === 'sent' ? 'held' : state,
          sendAfter: 0,
          isStored,
          source: { device, by },
          ...(aside === undefined ? {} : { aside }),
          ...(isOwnTime ? { isOwnTime: true as const } : {}),
        }),
      ),
    );
}
