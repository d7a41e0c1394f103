import { calls, type LiveInputAnswer, type LiveLogBody, makeUrl } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';

/** Facts in one call. */
const MAX_FACTS = 500;

interface LoggedSource {
  readonly device: string;
  readonly by: LiveLogBody['by'];
  readonly isOwnTime: boolean;
  readonly facts: readonly { readonly fact: LiveLogBody['facts'][number] }[];
}

/** An event by what is the same on every server: its uid, and when it was planned. */
type LoggedTrial = Pick<ProgrammeTrial, 'oid' | 'uid' | 'date'>;

interface DeviceLog {
  readonly chOID: string;
  readonly trial: string;
  readonly sources: readonly LoggedSource[];
}

/** The file that a console saves: the logs of its trials. Older ones do not say which trials they are. */
interface LogFile {
  readonly foulee: 'live-log';
  readonly competition?: string;
  readonly trials?: readonly LoggedTrial[];
  readonly logs: readonly DeviceLog[];
}

const isLogFile = (value: unknown): value is LogFile => {
  const { foulee, logs, trials = [] } = (value ?? {}) as Partial<LogFile>;
  return (
    foulee === 'live-log' &&
    Array.isArray(logs) &&
    logs.every(({ sources }) => Array.isArray(sources)) &&
    Array.isArray(trials)
  );
};

/** What a file of a device's log holds of a competition; why it is not read. */
export type ReadLog =
  | {
      readonly bodies: readonly LiveLogBody[];
      /** Of a log that was written at another server: the competition there, and how many of its trials are here. */
      readonly elsewhere?: { readonly competition: string; readonly count: number };
    }
  | { readonly fault: 'unreadable' | 'other competition' | 'empty' };

/** The trials of this server by those of the file; undefined where one of them is not here. */
function matchTrials(
  { trials = [], logs }: LogFile,
  own: readonly LoggedTrial[],
): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  for (const { trial } of logs) {
    const logged = trials.find(({ oid }) => oid === trial);
    const same = own.find(({ uid, date }) => uid === logged?.uid && Date.parse(date) === Date.parse(logged.date));
    if (same === undefined) return undefined;
    found.set(trial, same.oid);
  }
  return found;
}

/** Facts of another server's trial as facts of this one's. */
const moveFacts = (facts: LoggedSource['facts'], trialOID: string): LoggedSource['facts'] =>
  facts.map(({ fact }) => ({ fact: { ...fact, trialOID } }));

/** The logs of a competition in a file, those of another server under the trials of this one. */
function chooseLogs(
  file: LogFile,
  chOID: string,
  own: readonly LoggedTrial[],
): Pick<Extract<ReadLog, { bodies: unknown }>, 'elsewhere'> & { readonly logs: readonly DeviceLog[] } {
  const logs = file.logs.filter((log) => log.chOID === chOID);
  if (logs.length > 0) return { logs };
  const trials = matchTrials(file, own);
  if (trials === undefined) return { logs: [] };
  return {
    elsewhere: { competition: file.competition ?? '', count: file.logs.length },
    logs: file.logs.map((log) => ({
      ...log,
      sources: log.sources.map((source) => ({
        ...source,
        facts: moveFacts(source.facts, trials.get(log.trial) ?? log.trial),
      })),
    })),
  };
}

/** The calls that bring a device's log: the facts of one device in each, in its order. `own`: the trials of the competition here. */
export function readLogFile(text: string, chOID: string, own: readonly LoggedTrial[]): ReadLog {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { fault: 'unreadable' };
  }
  if (!isLogFile(file)) return { fault: 'unreadable' };
  const { logs, elsewhere } = chooseLogs(file, chOID, own);
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
  if (bodies.length === 0) return { fault: 'empty' };
  return { bodies, ...(elsewhere === undefined ? {} : { elsewhere }) };
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
