import { calls, type LogLine, type LogsAnswer, makeUrl, type UndoAnswer } from 'shared-domain/contract';
import type { CallError } from 'shared-domain/platform';
import { makeRequest } from './request.ts';
import { secretariatApi } from './secretariat-api.ts';

/** A competition, or an organisation, which has a journal of its own. */
type JournalOwner = { readonly chOID: string } | { readonly orgOID: string };

const PAGE_LINES = 1000;
/** Older lines are not read: nobody looks for them during a competition. */
const MAX_PAGES = 10;
/** Lines read to bring a journal that is already on screen up to date. */
const NEWEST_LINES = 50;

const makePageUrl = (
  owner: JournalOwner,
  page: { readonly before?: string | undefined; readonly limit: number },
): string =>
  'chOID' in owner
    ? makeUrl(calls.logs, {}, { chOID: owner.chOID, ...page })
    : makeUrl(calls.organisationLogs, { orgOID: owner.orgOID }, page);

type CallResult =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: CallError };
type SendCall = (url: string) => PromiseLike<CallResult> | CallResult;

async function readPages(
  owner: JournalOwner,
  send: SendCall,
): Promise<{ data: readonly LogLine[] } | { error: CallError }> {
  const lines: LogLine[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { data, error } = await send(makePageUrl(owner, { limit: PAGE_LINES, before: lines.at(-1)?.oid }));
    if (error !== undefined) return { error };
    const { logs } = data as LogsAnswer;
    lines.push(...logs);
    if (logs.length < PAGE_LINES) break;
  }
  return { data: lines };
}

/** The cached lines in their newest state, after the lines that are new. */
function mergeNewest(cached: readonly LogLine[], newest: readonly LogLine[]): readonly LogLine[] {
  const newestByOid = new Map(newest.map((line) => [line.oid, line]));
  const cachedOids = new Set(cached.map(({ oid }) => oid));
  return [
    ...newest.filter(({ oid }) => !cachedOids.has(oid)),
    ...cached.map((line) => newestByOid.get(line.oid) ?? line),
  ];
}

/** Journals, read by several features. Undoing an act may change anything, so it invalidates every kind of answer. */
const journalApi = secretariatApi
  .enhanceEndpoints({ addTagTypes: ['Log', 'Programme', 'Sheet', 'Price'] })
  .injectEndpoints({
    endpoints: (build) => ({
      journal: build.query<readonly LogLine[], JournalOwner>({
        queryFn: (owner, _api, _options, send) => readPages(owner, send as SendCall),
        providesTags: ['Log'],
        keepUnusedDataFor: 0,
      }),
      newestActs: build.query<readonly LogLine[], JournalOwner>({
        query: (owner) => makePageUrl(owner, { limit: NEWEST_LINES }),
        transformResponse: ({ logs }: LogsAnswer) => logs,
        onQueryStarted: async (owner, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => undefined);
          if (answer === undefined) return;
          dispatch(
            journalApi.util.updateQueryData('journal', owner, (cached) => [...mergeNewest(cached, answer.data)]),
          );
        },
        keepUnusedDataFor: 0,
      }),
      undoAct: build.mutation<UndoAnswer, string>({
        query: (logOid) => makeRequest(calls.undo, {}, { body: { logOid } }),
        invalidatesTags: (answer) => (answer === undefined ? [] : ['Log', 'Challenge', 'Programme', 'Sheet', 'Price']),
      }),
    }),
  });

export const { useJournalQuery, useNewestActsQuery, useUndoActMutation } = journalApi;
