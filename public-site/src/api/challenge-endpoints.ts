import {
  type Challenge,
  calls,
  type GroupsAnswer,
  type LiveAnswer,
  type ResultsAnswer,
  type RoundsAnswer,
  type StartsAnswer,
  urlOf,
} from 'shared-domain/contract';
import { publicApi } from './public-api.ts';

/** Results of one trial, or of a whole group. */
export interface ResultsOf {
  readonly chOID: string;
  readonly trialOID?: string;
  readonly groupOID?: string;
}

/** Start lists of trials, or commitments of a group. */
export interface StartsOf {
  readonly chOID: string;
  readonly trialOIDs?: readonly string[];
  readonly groupOID?: string;
}

/** Whether a list is one of those asked for. */
export const asksFor = ({ trialOIDs = [], groupOID }: StartsOf, oid: string): boolean =>
  oid === groupOID || trialOIDs.includes(oid);

/** Seconds a cached answer lives when nobody looks at it (specification 9). */
const PROGRAMME_LIFE = 30;

const ofCompetition = (chOID: string) => ({ type: 'Competition' as const, id: chOID });
const listTags = (oids: readonly string[]) => oids.map((id) => ({ type: 'List' as const, id }));

/** Calls about one competition, shared by the landing, group and trial pages. */
export const challengeApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    challenge: build.query<Challenge, string>({
      query: (id) => urlOf(calls.challenge, { id }),
      providesTags: (_answer, _error, chOID) => [ofCompetition(chOID)],
    }),
    groups: build.query<GroupsAnswer, string>({
      query: (chOID) => urlOf(calls.groups, {}, { chOID }),
      keepUnusedDataFor: PROGRAMME_LIFE,
      providesTags: (_answer, _error, chOID) => [ofCompetition(chOID), { type: 'Programme', id: chOID }],
    }),
    rounds: build.query<RoundsAnswer, string>({
      query: (chOID) => urlOf(calls.rounds, { chOID }),
      keepUnusedDataFor: PROGRAMME_LIFE,
      providesTags: (_answer, _error, chOID) => [ofCompetition(chOID), { type: 'Programme', id: chOID }],
    }),
    results: build.query<ResultsAnswer, ResultsOf>({
      query: ({ chOID, trialOID, groupOID }) => urlOf(calls.results, {}, { chOID, trialOID, groupOID }),
      providesTags: (answer, _error, { chOID, trialOID }) => [
        ofCompetition(chOID),
        ...listTags(answer?.results.map(({ oid }) => oid) ?? (trialOID === undefined ? [] : [trialOID])),
      ],
    }),
    starts: build.query<StartsAnswer, StartsOf>({
      query: ({ chOID, trialOIDs, groupOID }) => urlOf(calls.starts, {}, { chOID, trialOIDs, groupOID }),
      providesTags: (_answer, _error, { chOID, trialOIDs = [], groupOID }) => [
        ofCompetition(chOID),
        ...listTags([...trialOIDs, ...(groupOID === undefined ? [] : [groupOID])]),
      ],
    }),
    live: build.query<LiveAnswer, string>({
      query: (id) => urlOf(calls.live, { id }),
      providesTags: (_answer, _error, chOID) => [ofCompetition(chOID), { type: 'Live', id: chOID }],
    }),
  }),
});

export const { useChallengeQuery, useGroupsQuery, useRoundsQuery, useResultsQuery, useStartsQuery, useLiveQuery } =
  challengeApi;
