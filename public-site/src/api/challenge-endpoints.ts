import {
  type AnnouncementsAnswer,
  CACHE_SECONDS,
  type Challenge,
  calls,
  type GroupsAnswer,
  type LiveAnswer,
  makeUrl,
  type RaceAnswer,
  type RaceQuery,
  type ResultsAnswer,
  type RoundsAnswer,
  type StartsAnswer,
} from 'shared-domain/contract';
import { publicApi } from './public-api.ts';

/** Asks for the results of one trial, or of a whole group. */
export interface ResultListsQuery {
  readonly chOID: string;
  readonly trialOID?: string;
  readonly groupOID?: string;
}

/** Asks for the first `limit` rows of a race. */
interface RaceRowsQuery extends RaceQuery {
  readonly chOID: string;
  readonly trialOID: string;
  readonly limit: number;
}

/** Asks for the start lists of trials, or the entries of a group. */
export interface StartListsQuery {
  readonly chOID: string;
  readonly trialOIDs?: readonly string[];
  readonly groupOID?: string;
}

/** Whether a query asks for the list with this id. */
export const isRequestedList = ({ trialOIDs = [], groupOID }: StartListsQuery, oid: string): boolean =>
  oid === groupOID || trialOIDs.includes(oid);

const createCompetitionTag = (chOID: string) => ({ type: 'Competition' as const, id: chOID });
const createListTags = (oids: readonly string[]) => oids.map((id) => ({ type: 'List' as const, id }));

/** With more trials the URL would be too long for some proxies. */
const MAX_TRIALS_PER_CALL = 100;

/** Splits the ids of many trials, such as those of a large team, into several calls. */
function splitTrials(oids: readonly string[] | undefined): (readonly string[] | undefined)[] {
  if (oids === undefined || oids.length <= MAX_TRIALS_PER_CALL) return [oids];
  return Array.from({ length: Math.ceil(oids.length / MAX_TRIALS_PER_CALL) }, (_, index) =>
    oids.slice(index * MAX_TRIALS_PER_CALL, (index + 1) * MAX_TRIALS_PER_CALL),
  );
}

const MAX_ROWS_PER_CALL = 500;

/** The offset and limit of each call that these rows need; the first has no offset, like the query that the server prepares. */
const listRacePages = (rowCount: number) =>
  Array.from({ length: Math.ceil(rowCount / MAX_ROWS_PER_CALL) }, (_, index) => ({
    ...(index > 0 && { offset: index * MAX_ROWS_PER_CALL }),
    limit: Math.min(MAX_ROWS_PER_CALL, rowCount - index * MAX_ROWS_PER_CALL),
  }));

/** Calls about one competition, shared by the landing, group and trial pages. */
export const challengeApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    challenge: build.query<Challenge, string>({
      query: (id) => makeUrl(calls.challenge, { id }),
      providesTags: (_answer, _error, chOID) => [createCompetitionTag(chOID)],
    }),
    groups: build.query<GroupsAnswer, string>({
      query: (chOID) => makeUrl(calls.groups, {}, { chOID }),
      keepUnusedDataFor: CACHE_SECONDS.groups,
      providesTags: (_answer, _error, chOID) => [createCompetitionTag(chOID), { type: 'Programme', id: chOID }],
    }),
    rounds: build.query<RoundsAnswer, string>({
      query: (chOID) => makeUrl(calls.rounds, { chOID }),
      keepUnusedDataFor: CACHE_SECONDS.rounds,
      providesTags: (_answer, _error, chOID) => [createCompetitionTag(chOID), { type: 'Programme', id: chOID }],
    }),
    results: build.query<ResultsAnswer, ResultListsQuery>({
      query: ({ chOID, trialOID, groupOID }) => makeUrl(calls.results, {}, { chOID, trialOID, groupOID }),
      providesTags: (answer, _error, { chOID, trialOID }) => [
        createCompetitionTag(chOID),
        ...createListTags(answer?.results.map(({ oid }) => oid) ?? (trialOID === undefined ? [] : [trialOID])),
      ],
    }),
    race: build.query<RaceAnswer, RaceRowsQuery>({
      async queryFn({ chOID, trialOID, limit, ...query }, _api, _extra, callApi) {
        const url = makeUrl(calls.resultsRr, { id: chOID, id2: trialOID });
        const portions = listRacePages(limit).map((portion) => ({ ...query, ...portion }));
        const answers = await Promise.all(portions.map((body) => callApi({ url, method: 'POST', body })));
        const failedAnswer = answers.find(({ error }) => error !== undefined);
        if (failedAnswer?.error !== undefined) return { error: failedAnswer.error };
        const [first, ...others] = answers.map(({ data }) => data as RaceAnswer);
        const results = [first, ...others].flatMap((page) => page?.results ?? []);
        // An older server leaves the row out where there is none.
        return { data: { ...(first as RaceAnswer), results, rrdbib: first?.rrdbib ?? null } };
      },
      keepUnusedDataFor: CACHE_SECONDS.rounds,
      providesTags: (_answer, _error, { chOID, trialOID }) => [
        createCompetitionTag(chOID),
        ...createListTags([trialOID]),
      ],
    }),
    starts: build.query<StartsAnswer, StartListsQuery>({
      async queryFn({ chOID, trialOIDs, groupOID }, _api, _extra, callApi) {
        const answers = await Promise.all(
          splitTrials(trialOIDs).map((portion) =>
            callApi(makeUrl(calls.starts, {}, { chOID, trialOIDs: portion, groupOID })),
          ),
        );
        const failedAnswer = answers.find(({ error }) => error !== undefined);
        if (failedAnswer?.error !== undefined) return { error: failedAnswer.error };
        return { data: { starts: answers.flatMap(({ data }) => (data as StartsAnswer).starts) } };
      },
      providesTags: (_answer, _error, { chOID, trialOIDs = [], groupOID }) => [
        createCompetitionTag(chOID),
        ...createListTags([...trialOIDs, ...(groupOID === undefined ? [] : [groupOID])]),
      ],
    }),
    live: build.query<LiveAnswer, string>({
      query: (id) => makeUrl(calls.live, { id }),
      providesTags: (_answer, _error, chOID) => [createCompetitionTag(chOID), { type: 'Live', id: chOID }],
    }),
    announcements: build.query<AnnouncementsAnswer, string>({
      query: (id) => makeUrl(calls.announcements, { id }),
      providesTags: (_answer, _error, chOID) => [createCompetitionTag(chOID), { type: 'Live', id: chOID }],
    }),
  }),
});

export const {
  useChallengeQuery,
  useGroupsQuery,
  useRoundsQuery,
  useResultsQuery,
  useStartsQuery,
  useLiveQuery,
  useAnnouncementsQuery,
  useRaceQuery,
} = challengeApi;
