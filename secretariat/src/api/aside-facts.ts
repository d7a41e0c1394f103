import {
  type AsideReason,
  calls,
  type LiveInputAnswer,
  makeUrl,
  type RefusedFactsAnswer,
} from 'shared-domain/contract';
import { makeRequest } from './request.ts';
import { secretariatApi } from './secretariat-api.ts';

type ReadFact = Omit<NonNullable<RefusedFactsAnswer['taken']>[number], 'aside'>;
/** What a fact says. */
type SaidFact = ReadFact['fact'] & { readonly kind: string; readonly at: string };

/** What an official said that counts for nothing until somebody takes it: another device held the trial, its results were official… */
export interface AsideFact extends Omit<ReadFact, 'fact' | 'beside'> {
  readonly aside: AsideReason;
  readonly fact: SaidFact;
  /** What counts now where it belongs. */
  readonly beside: readonly SaidFact[];
  /** What somebody decided, which can be turned round: whether it counts; undefined while nobody has. */
  readonly isTaken: boolean | undefined;
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

function readAsideFacts({ facts, taken = [] }: RefusedFactsAnswer): readonly AsideFact[] {
  const complete = (one: ReadFact) => ({ fact: one.fact as SaidFact, beside: (one.beside ?? []) as SaidFact[] });
  const open = facts.flatMap((one): AsideFact[] => {
    const said = complete(one);
    const [{ reason } = { reason: undefined }] = one.errors;
    const isLeft = reason === 'left aside';
    // A device's own decision about such facts is not one that the secretariat decides on.
    if (one.aside === undefined || said.fact.kind === 'side' || (!isLeft && !OPEN_REASONS.includes(reason))) return [];
    return [{ ...one, ...said, aside: one.aside, isTaken: isLeft ? false : undefined }];
  });
  const counting = taken.map((one): AsideFact => ({ ...one, ...complete(one), isTaken: true }));
  return [...open, ...counting].toSorted((a, b) => a.n - b.n);
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
