import { makeTeamId } from 'shared-domain';
import { openSession } from '../../src/services/accounts/sessions.ts';
import { readStoredTrials } from '../../src/services/planning/stored-trials.ts';
import { createOwner } from '../../src/store/accounts/organisers.ts';
import type { RunningServer } from '../running-server.ts';
import { aFinal, FINAL } from '../uploads.ts';

/** The ids that calls are made about; for unknown ones each field is `nobody`. */
export interface CallTarget {
  readonly chOID: string;
  readonly trialOID: string;
  readonly gOID: string;
  readonly teamId: string;
  readonly orgOID: string;
  /** What the row's `prepare` returned. */
  readonly prepared: Readonly<Record<string, string>>;
}

/** A competition with one final of three, entries and results. */
export async function createCallTarget(
  server: RunningServer,
  overrides: { visible?: boolean } = {},
): Promise<CallTarget> {
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
    prepared: {},
  };
}

/** The same target with one word in place of all its ids. */
export const replaceIds = ({ prepared }: CallTarget, word: string): CallTarget => ({
  chOID: word,
  trialOID: word,
  gOID: word,
  teamId: word,
  orgOID: word,
  prepared: Object.fromEntries(Object.keys(prepared).map((name) => [name, word])),
});

const CALLERS = ['owner', 'secretary', 'reader', 'stranger', 'expired'] as const;
export type Caller = (typeof CALLERS)[number];

/** Session tokens of callers with different rights. */
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

export interface CallRequest {
  readonly path: string;
  readonly body?: unknown;
  /** A file, sent as it is. */
  readonly text?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal that only this call has: a wrong state, values out of range. */
export interface ExpectedRefusal {
  readonly situation: string;
  readonly buildRequest: (target: CallTarget) => CallRequest;
  readonly id: string;
  /** Must match the detail of the error. */
  readonly detail?: RegExp;
}

/** Who may make a call; an `official` has an access code, which `buildRequest` sends. */
export type Allowed = 'anyone' | 'signed in' | 'members' | 'writers' | 'owners' | 'official';

export interface CallRow {
  readonly allowed: Allowed;
  readonly buildRequest: (target: CallTarget) => CallRequest;
  /** Creates what the call needs to succeed; what it returns is in `target.prepared`. */
  readonly prepare?: (
    server: RunningServer,
    target: CallTarget,
    organiserOid: string,
  ) => Promise<Readonly<Record<string, string>>>;
  /** The schema of a successful answer, or the kind of one that is not JSON. */
  readonly answer:
    | { safeParse(value: unknown): { success: boolean; error?: unknown } }
    | 'text'
    | 'stream'
    | 'file'
    | 'redirect';
  /** The error for an unknown target: `not found` by default, `fine` where the call succeeds. */
  readonly unknown?: 'forbidden' | 'unauthorized' | 'invalid request' | 'code required' | 'fine';
  readonly refusals?: readonly ExpectedRefusal[];
}
