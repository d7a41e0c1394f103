import { makeTeamId } from 'shared-domain';
import { openSession } from '../../src/services/accounts/sessions.ts';
import { readStoredTrials } from '../../src/services/planning/stored-trials.ts';
import { createOwner } from '../../src/store/accounts/organisers.ts';
import type { RunningServer } from '../running-server.ts';
import { aFinal, FINAL } from '../uploads.ts';

/** What calls are asked about. A place of which nothing is known has the same fields, each of them `nobody`. */
export interface Place {
  readonly chOID: string;
  readonly trialOID: string;
  readonly gOID: string;
  readonly teamId: string;
  readonly orgOID: string;
  /** What a row made ready for itself. */
  readonly made: Readonly<Record<string, string>>;
}

/** A competition with one final of three, entries and results. */
export async function aPlace(server: RunningServer, overrides: { visible?: boolean } = {}): Promise<Place> {
  const { oid: chOID } = await server.createChallenge({ duration: 3, ...overrides });
  const { status, body } = await server.upload(chOID, aFinal());
  if (status !== 200) throw new Error(JSON.stringify(body));
  const trial = (await readStoredTrials(server.ctx.store.db, chOID)).trials.get(FINAL);
  return {
    chOID,
    trialOID: trial?.oid ?? '',
    gOID: trial?.trial_group ?? '',
    teamId: makeTeamId('AC Rennes'),
    orgOID: server.org,
    made: {},
  };
}

/** The same place with another word for everything that has a name. */
export const saidOtherwise = ({ made }: Place, word: string): Place => ({
  chOID: word,
  trialOID: word,
  gOID: word,
  teamId: word,
  orgOID: word,
  made: Object.fromEntries(Object.keys(made).map((name) => [name, word])),
});

const CALLERS = ['owner', 'secretary', 'reader', 'stranger', 'expired'] as const;
export type Caller = (typeof CALLERS)[number];

/** Tokens of people who may do more and less. */
export async function signInCallers(server: RunningServer): Promise<Readonly<Record<Caller, string>>> {
  const { db } = server.ctx.store;
  const tokens: [Caller, string][] = [];
  for (const caller of CALLERS) {
    const account = { email: `${caller}@calls.example`, password: 'x', organisation: `Of ${caller}`, demo: false };
    const { organiser } = await createOwner(db, { ...account, now: server.ctx.clock() });
    if (caller === 'owner' || caller === 'secretary' || caller === 'reader')
      await db.insertInto('membership').values({ organiser, organisation: server.org, role: caller }).execute();
    const { token } = await openSession(server.ctx, organiser, caller === 'expired' ? -1 : 3_600_000);
    tokens.push([caller, token]);
  }
  return Object.fromEntries(tokens) as Record<Caller, string>;
}

export interface Ask {
  readonly path: string;
  readonly body?: unknown;
  /** A file, sent as it is. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal of a call's own: wrong state, values out of range. */
export interface OwnRefusal {
  readonly what: string;
  readonly ask: (at: Place) => Ask;
  readonly id: string;
  /** Where the detail says that it is. */
  readonly detail?: RegExp;
}

/** Who may make a call; `official` by an access code, which `ask` sends. */
export type Allowed = 'anyone' | 'signed in' | 'members' | 'writers' | 'owners' | 'official';

export interface CallRow {
  readonly may: Allowed;
  readonly ask: (at: Place) => Ask;
  /** What makes the good answer possible for an organiser (`own`); what it gives is in `at.made`. */
  readonly ready?: (server: RunningServer, at: Place, own: string) => Promise<Readonly<Record<string, string>>>;
  /** The schema of the good answer; a word for what is no JSON. */
  readonly answer: { safeParse(value: unknown): { success: boolean; error?: unknown } } | 'text' | 'stream' | 'file';
  /** What is said of a place that nobody knows; `not found` without it, `fine` where that is an answer. */
  readonly unknown?: 'forbidden' | 'unauthorized' | 'invalid request' | 'code required' | 'fine';
  readonly refusals?: readonly OwnRefusal[];
}
