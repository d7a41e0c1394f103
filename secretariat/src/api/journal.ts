import { calls, type LogLine, type LogsAnswer, makeUrl, type UndoAnswer } from 'shared-domain/contract';
import type { CallError } from 'shared-domain/platform';
import { makeRequest } from './request.ts';
import { secretariatApi } from './secretariat-api.ts';

/** Whose journal: a competition's, or an organisation's own. */
type JournalOf = { readonly chOID: string } | { readonly orgOID: string };

const PAGE = 1000;
/** Where reading stops: older acts are asked for by nobody on the day. */
const MAX_PAGES = 10;
const NEWEST = 50;

const pageUrl = (of: JournalOf, page: { readonly before?: string | undefined; readonly limit: number }): string =>
  'chOID' in of
    ? makeUrl(calls.logs, {}, { chOID: of.chOID, ...page })
    : makeUrl(calls.organisationLogs, { orgOID: of.orgOID }, page);

type Asked =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: CallError };
type Ask = (url: string) => PromiseLike<Asked> | Asked;

async function readAll(of: JournalOf, ask: Ask): Promise<{ data: readonly LogLine[] } | { error: CallError }> {
  const lines: LogLine[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { data, error } = await ask(pageUrl(of, { limit: PAGE, before: lines.at(-1)?.oid }));
    if (error !== undefined) return { error };
    const { logs } = data as LogsAnswer;
    lines.push(...logs);
    if (logs.length < PAGE) break;
  }
  return { data: lines };
}

/** The acts known, with newer ones before them; one that is known takes its newer state. */
function withNewest(known: readonly LogLine[], newest: readonly LogLine[]): readonly LogLine[] {
  const fresh = new Map(newest.map((line) => [line.oid, line]));
  const old = new Set(known.map(({ oid }) => oid));
  return [...newest.filter(({ oid }) => !old.has(oid)), ...known.map((line) => fresh.get(line.oid) ?? line)];
}

/** Journals, read by several features; an act that is undone changes anything at all. */
const journalApi = secretariatApi
  .enhanceEndpoints({ addTagTypes: ['Log', 'Programme', 'Sheet', 'Price'] })
  .injectEndpoints({
    endpoints: (build) => ({
      journal: build.query<readonly LogLine[], JournalOf>({
        queryFn: (of, _api, _options, ask) => readAll(of, ask as Ask),
        providesTags: ['Log'],
        keepUnusedDataFor: 0,
      }),
      newestActs: build.query<readonly LogLine[], JournalOf>({
        query: (of) => pageUrl(of, { limit: NEWEST }),
        transformResponse: ({ logs }: LogsAnswer) => logs,
        onQueryStarted: async (of, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => undefined);
          if (answer === undefined) return;
          dispatch(journalApi.util.updateQueryData('journal', of, (known) => [...withNewest(known, answer.data)]));
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
