import {
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
export interface ResultsOf {
  readonly chOID: string;
  readonly trialOID?: string;
  readonly groupOID?: string;
}

/** Asks for the first `limit` rows of a race. */
export interface RaceOf extends RaceQuery {
  readonly chOID: string;
  readonly trialOID: string;
  readonly limit: number;
}

/** Asks for the start lists of trials, or the entries of a group. */
export interface StartsOf {
  readonly chOID: string;
  readonly trialOIDs?: readonly string[];
  readonly groupOID?: string;
}

/** Whether a query asks for the list with this id. */
export const asksFor = ({ trialOIDs = [], groupOID }: StartsOf, oid: string): boolean =>
  oid === groupOID || trialOIDs.includes(oid);

const ofCompetition = (chOID: string) => ({ type: 'Competition' as const, id: chOID });
const listTags = (oids: readonly string[]) => oids.map((id) => ({ type: 'List' as const, id }));

/** With more trials the URL would be too long for some proxies. */
const IN_ONE_CALL = 100;

/** Splits the ids of many trials, such as those of a large team, into several calls. */
function portionsOf(oids: readonly string[] | undefined): (readonly string[] | undefined)[] {
  if (oids === undefined || oids.length <= IN_ONE_CALL) return [oids];
  return Array.from({ length: Math.ceil(oids.length / IN_ONE_CALL) }, (_, portion) =>
    oids.slice(portion * IN_ONE_CALL, (portion + 1) * IN_ONE_CALL),
  );
}

const ROWS_IN_ONE_CALL = 500;

/** The pages of as many calls as these rows need; the first has no offset, like the query that the server prepares. */
const racePortions = (rows: number) =>
  Array.from({ length: Math.ceil(rows / ROWS_IN_ONE_CALL) }, (_, portion) => ({
    ...(portion > 0 && { offset: portion * ROWS_IN_ONE_CALL }),
    limit: Math.min(ROWS_IN_ONE_CALL, rows - portion * ROWS_IN_ONE_CALL),
  }));

/** Calls about one competition, shared by the landing, group and trial pages. */
export const challengeApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    challenge: build.query<Challenge, string>({
      query: (id) => makeUrl(calls.challenge, { id }),
      providesTags: (_answer, _error, chOID) => [ofCompetition(chOID)],
    }),
    groups: build.query<GroupsAnswer, string>({
      query: (chOID) => makeUrl(calls.groups, {}, { chOID }),
      keepUnusedDataFor: CACHE_SECONDS.groups,
      providesTags: (_answer, _error, chOID) => [ofCompetition(chOID), { type: 'Programme', id: chOID }],
    }),
    rounds: build.query<RoundsAnswer, string>({
      query: (chOID) => makeUrl(calls.rounds, { chOID }),
      keepUnusedDataFor: CACHE_SECONDS.rounds,
      providesTags: (_answer, _error, chOID) => [ofCompetition(chOID), { type: 'Programme', id: chOID }],
    }),
    results: build.query<ResultsAnswer, ResultsOf>({
      query: ({ chOID, trialOID, groupOID }) => makeUrl(calls.results, {}, { chOID, trialOID, groupOID }),
      providesTags: (answer, _error, { chOID, trialOID }) => [
        ofCompetition(chOID),
        ...listTags(answer?.results.map(({ oid }) => oid) ?? (trialOID === undefined ? [] : [trialOID])),
      ],
    }),
    race: build.query<RaceAnswer, RaceOf>({
      async queryFn({ chOID, trialOID, limit, ...query }, _api, _extra, ask) {
        const url = makeUrl(calls.resultsRr, { id: chOID, id2: trialOID });
        const portions = racePortions(limit).map((portion) => ({ ...query, ...portion }));
        const asked = await Promise.all(portions.map((body) => ask({ url, method: 'POST', body })));
        const failed = asked.find(({ error }) => error !== undefined);
        if (failed?.error !== undefined) return { error: failed.error };
        const [first, ...others] = asked.map(({ data }) => data as RaceAnswer);
        return {
          data: { ...(first as RaceAnswer), results: [first, ...others].flatMap((page) => page?.results ?? []) },
        };
      },
      keepUnusedDataFor: CACHE_SECONDS.rounds,
      providesTags: (_answer, _error, { chOID, trialOID }) => [ofCompetition(chOID), ...listTags([trialOID])],
    }),
    starts: build.query<StartsAnswer, StartsOf>({
      async queryFn({ chOID, trialOIDs, groupOID }, _api, _extra, ask) {
        const asked = await Promise.all(
          portionsOf(trialOIDs).map((some) => ask(makeUrl(calls.starts, {}, { chOID, trialOIDs: some, groupOID }))),
        );
        const failed = asked.find(({ error }) => error !== undefined);
        if (failed?.error !== undefined) return { error: failed.error };
        return { data: { starts: asked.flatMap(({ data }) => (data as StartsAnswer).starts) } };
      },
      providesTags: (_answer, _error, { chOID, trialOIDs = [], groupOID }) => [
        ofCompetition(chOID),
        ...listTags([...trialOIDs, ...(groupOID === undefined ? [] : [groupOID])]),
      ],
    }),
    live: build.query<LiveAnswer, string>({
      query: (id) => makeUrl(calls.live, { id }),
      providesTags: (_answer, _error, chOID) => [ofCompetition(chOID), { type: 'Live', id: chOID }],
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
  useRaceQuery,
} = challengeApi;
