import {
  type AsideReason,
  calls,
  type LiveInputAnswer,
  makeUrl,
  type RefusedFactsAnswer,
} from 'shared-domain/contract';
import { makeRequest } from './request.ts';
import { secretariatApi } from './secretariat-api.ts';

type RefusedFact = RefusedFactsAnswer['facts'][number];

/** What an official said that counts for nothing until somebody takes it: another device held the trial, its results were official… */
export interface AsideFact extends RefusedFact {
  readonly aside: AsideReason;
  readonly fact: RefusedFact['fact'] & { readonly kind: string; readonly at: string };
  /** Somebody has decided that it does not count; that can be turned round. */
  readonly isLeft: boolean;
}

interface AsideDecision {
  /** The trial of the facts. */
  readonly oid: string;
  readonly facts: readonly string[];
  readonly take: boolean;
  /** Why official results change. */
  readonly reason?: string | undefined;
}

/** Reasons of facts on which nobody has decided. One that was taken and that a rule refuses waits for nobody. */
const OPEN_REASONS: readonly (string | undefined)[] = [
  'held by another',
  'trial official',
  'trial cancelled',
  'clock not sure',
];

function readAsideFacts({ facts }: RefusedFactsAnswer): readonly AsideFact[] {
  return facts.flatMap((one): AsideFact[] => {
    const fact = one.fact as AsideFact['fact'];
    const [{ reason } = { reason: undefined }] = one.errors;
    const isLeft = reason === 'left aside';
    // A device's own decision about such facts is not one that the secretariat decides on.
    if (one.aside === undefined || fact.kind === 'side' || (!isLeft && !OPEN_REASONS.includes(reason))) return [];
    return [{ ...one, aside: one.aside, fact, isLeft }];
  });
}

const asideApi = secretariatApi.enhanceEndpoints({ addTagTypes: ['Log', 'Sheet'] }).injectEndpoints({
  endpoints: (build) => ({
    asideFacts: build.query<readonly AsideFact[], string>({
      query: (chOID) => makeUrl(calls.refusedFacts, { chOID }),
      transformResponse: readAsideFacts,
      // Facts that stand aside change no list: the journal alone tells of them.
      providesTags: ['Log'],
    }),
    decideAside: build.mutation<LiveInputAnswer, AsideDecision>({
      query: ({ oid, facts, take, reason }) =>
        makeRequest(
          calls.takeAside,
          { id: oid },
          { body: { facts: [...facts], take, ...(reason === undefined ? {} : { reason }) } },
        ),
      invalidatesTags: (_, __, { oid }) => ['Log', { type: 'Sheet', id: oid }],
    }),
  }),
});

export const { useAsideFactsQuery, useDecideAsideMutation } = asideApi;
