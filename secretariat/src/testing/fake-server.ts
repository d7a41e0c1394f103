import type { Challenge, ChallengeBody, ConflictReason, ErrorEnvelope, ErrorId } from 'shared-domain/contract';
import { calls, ERROR_STATUS } from 'shared-domain/contract';
import { aChallenge } from 'shared-domain/testing';
import type { Org } from '../api/my-orgs.ts';

type CallName = keyof typeof calls;

/** A request as the server saw it. */
interface SeenRequest {
  readonly call: CallName;
  readonly token: string | null;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

export const TOKEN = 'token-of-claire';
export const PASSWORD = 'quatre mots bien rangés';

export const aSession = () => ({ token: TOKEN, expires: '2026-06-13T22:00:00Z' });

/** The answer to Claire's signing in. */
export const aSignIn = (account = 'c') => ({ ...aSession(), account });

export const anOrg = (overrides: Partial<Org> = {}): Org => ({ ...aChallenge().org, role: 'owner', ...overrides });

/** A refusal: one error for each detail, with the status of its id. */
export const refusal = (id: ErrorId, ...details: readonly string[]): Answer => ({
  status: ERROR_STATUS[id],
  body: { errors: details.map((detail) => ({ id, detail })) } satisfies ErrorEnvelope,
});

export const conflict = (reason: ConflictReason, detail = `a sentence about ${reason}`): Answer => ({
  status: ERROR_STATUS.conflict,
  body: { errors: [{ id: 'conflict', detail, reason }] } satisfies ErrorEnvelope,
});

/** A refusal with an error for each path of the request. */
export const refusalAt = (id: ErrorId, words: Readonly<Record<string, string>>): Answer => ({
  status: ERROR_STATUS[id],
  body: {
    errors: Object.entries(words).map(([path, words]) => ({ id, detail: `${path}: ${words}`, path })),
  } satisfies ErrorEnvelope,
});

interface FakeServerOptions {
  readonly orgs?: readonly Org[];
  readonly challenges?: readonly Challenge[];
  /** Calls that a test answers itself. */
  readonly answers?: Partial<Record<CallName, (request: SeenRequest) => object | Promise<object>>>;
}

/** Whether an address is one of a call's, whatever its parameters are. */
const matchesPath = (path: string, pathname: string): boolean =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);

/** Replaces the API behind `fetch`: it stores competitions, accepts one password, and records the requests. */
export function fakeServer({ orgs = [anOrg()], challenges: given = [], answers = {} }: FakeServerOptions = {}) {
  const requests: SeenRequest[] = [];
  const overridingAnswers = new Map<CallName, Answer>();
  let challenges = given;

  const handlers: Partial<Record<CallName, (request: SeenRequest) => object | Promise<object>>> = {
    signIn: ({ body }) =>
      (body as { password: string }).password === PASSWORD
        ? aSignIn()
        : refusal('unauthorized', 'e-mail or password is wrong').body,
    createFirstOrganiser: () => aSignIn(),
    signOut: () => ({}),
    sessions: () => ({ sessions: [] }),
    // A page that is open for some seconds asks for the journal, whatever it shows.
    logs: () => ({ logs: [] }),
    health: () => ({ status: 'ok', faults: [] }),
    account: () => ({
      oid: 'c',
      email: 'claire@valmont.example',
      created: '2026-06-01T08:00:00Z',
      verified: true,
      mail: true,
      secondFactor: false,
      recoveryCodes: 0,
    }),
    editStarts: () => ({ revision: 1, starts: [], results: [], warnings: [] }),
    known: () => ({ athletes: [], clubs: [] }),
    athletes: () => ({ revision: 1, athletes: [] }),
    secretariatRecords: () => ({ records: [], revision: 0 }),
    refusedFacts: () => ({ facts: [] }),
    myOrgs: () => ({ orgs }),
    myChallenges: () => ({ challenges }),
    createChallenge: ({ body }) => {
      const { name, date } = body as ChallengeBody;
      const created = aChallenge({ oid: `created-${challenges.length}`, name, date });
      challenges = [...challenges, created];
      return created;
    },
    deleteChallenge: ({ query }) => {
      challenges = challenges.filter(({ oid }) => oid !== query.get('chOID'));
      return { oid: query.get('chOID') };
    },
    ...answers,
  };

  globalThis.fetch = async (address, { method = 'GET', headers, body } = {}) => {
    const url = new URL(String(address), 'http://foulee.example');
    const call = (Object.keys(handlers) as CallName[]).find(
      (name) => calls[name].method === method && matchesPath(calls[name].path, url.pathname),
    );
    if (call === undefined) throw new Error(`The fake server has no ${method} ${url.pathname}`);
    const request: SeenRequest = {
      call,
      token: new Headers(headers).get('x-access-token'),
      path: url.pathname,
      query: url.searchParams,
      body: typeof body === 'string' ? JSON.parse(body) : body,
    };
    requests.push(request);
    const needsToken = url.pathname.startsWith('/api/lesecretariat/');
    const { status, body: answer } = overridingAnswers.get(call) ??
      (needsToken && request.token !== TOKEN ? refusal('unauthorized', 'sign in first') : undefined) ?? {
        status: 200,
        body: (await handlers[call]?.(request)) ?? {},
      };
    return Response.json(answer, { status });
  };

  return {
    /** The requests of one call, oldest first. */
    findRequests: (call: CallName) => requests.filter((request) => request.call === call),
    /** From now on this call gives this answer. */
    overrideAnswer: (call: CallName, answer: Answer) => void overridingAnswers.set(call, answer),
    /** From now on this call answers as it did at first. */
    restoreAnswer: (call: CallName) => void overridingAnswers.delete(call),
  };
}
