import { calls, type LiveInputAnswer, type LiveLogBody, makeUrl } from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';

/** Facts in one call. */
const MAX_FACTS = 500;

interface LoggedSource {
  readonly device: string;
  readonly by: LiveLogBody['by'];
  readonly isOwnTime: boolean;
  readonly facts: readonly { readonly fact: LiveLogBody['facts'][number] }[];
}

/** The file that a console saves: the logs of its trials. */
interface LogFile {
  readonly foulee: 'live-log';
  readonly logs: readonly { readonly chOID: string; readonly sources: readonly LoggedSource[] }[];
}

const isLogFile = (value: unknown): value is LogFile => {
  const { foulee, logs } = (value ?? {}) as Partial<LogFile>;
  return foulee === 'live-log' && Array.isArray(logs) && logs.every(({ sources }) => Array.isArray(sources));
};

/** What a file of a device's log holds of a competition; why it is not read. */
export type ReadLog =
  | { readonly bodies: readonly LiveLogBody[] }
  | { readonly fault: 'unreadable' | 'other competition' | 'empty' };

/** The calls that bring a device's log: the facts of one device in each, in its order. */
export function readLogFile(text: string, chOID: string): ReadLog {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { fault: 'unreadable' };
  }
  if (!isLogFile(file)) return { fault: 'unreadable' };
  const logs = file.logs.filter((log) => log.chOID === chOID);
  if (logs.length === 0) return { fault: file.logs.length === 0 ? 'empty' : 'other competition' };
  const bodies = logs
    .flatMap(({ sources }) => sources)
    .flatMap(({ device, by, isOwnTime, facts }) =>
      Array.from(
        { length: Math.ceil(facts.length / MAX_FACTS) },
        (_, at): LiveLogBody => ({
          device,
          by,
          clock: { source: isOwnTime ? 'own' : 'server' },
          facts: facts.slice(at * MAX_FACTS, (at + 1) * MAX_FACTS).map(({ fact }) => fact),
        }),
      ),
    );
  return bodies.length === 0 ? { fault: 'empty' } : { bodies };
}

/** What the server said of the facts of a file. */
export interface BroughtLog {
  readonly accepted: number;
  readonly already: number;
  readonly aside: number;
  readonly refused: number;
}

/** The answers of a file's calls as one. */
export function countBrought(answers: readonly LiveInputAnswer[]): BroughtLog {
  const refused = answers.flatMap((answer) => answer.refused);
  const aside = refused.filter((one) => one.aside !== undefined).length;
  return {
    accepted: answers.reduce((sum, answer) => sum + answer.accepted.length, 0),
    already: answers.reduce((sum, answer) => sum + answer.already.length, 0),
    aside,
    refused: refused.length - aside,
  };
}

export const { useBringLogMutation } = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    bringLog: build.mutation<BroughtLog, { readonly chOID: string; readonly bodies: readonly LiveLogBody[] }>({
      queryFn: async ({ chOID, bodies }, _api, _options, send) => {
        const answers: LiveInputAnswer[] = [];
        for (const body of bodies) {
          const answer = await send({ url: makeUrl(calls.liveLog, { chOID }), method: calls.liveLog.method, body });
          if (answer.error !== undefined) return { error: answer.error };
          answers.push(answer.data as LiveInputAnswer);
        }
        return { data: countBrought(answers) };
      },
    }),
  }),
});
