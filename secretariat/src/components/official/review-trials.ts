import type { InjectableStore } from 'shared-domain/platform';
import { entryApi } from '../../api/marks/entry-endpoints.ts';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { protestsApi } from '../../api/protests.ts';
import type { Translate } from '../../locales/use-text.ts';
import { formatRefusal } from '../call/call-sentence.ts';
import { countEmpty, makeLines } from '../sheet/line.ts';
import { findHindrance, type Hindrance } from './hindrance.ts';
import { listOpenQuestions } from './open-questions.ts';
import { listMissingWinds } from './wind/missing-wind-text.ts';

/** A trial that is to become official, and why it cannot. */
export interface OfficialCandidate {
  readonly trial: ProgrammeTrial;
  readonly hindrance: Hindrance | undefined;
}

/** What a person is shown of a trial before they decide. */
export interface Review {
  readonly trial: ProgrammeTrial;
  /** Why it cannot become official. */
  readonly refusal: string | undefined;
  /** Rows without a result. */
  readonly emptyCount: number;
  /** What officials must still decide, one sentence each. */
  readonly openQuestions: readonly string[];
}

interface Reviews {
  readonly reviews?: readonly Review[];
  readonly error?: unknown;
}

const MAX_PARALLEL_READS = 4;

interface ReviewedCompetition {
  readonly chOID: string;
  /** Whether no mark that needs a wind reading becomes official without one. */
  readonly isWindRequired: boolean;
}

/** Reads the sheet of each trial and lists what is open in it; `onProgress` gets the number of sheets read so far. */
export async function reviewTrials(
  { dispatch }: InjectableStore,
  { chOID, isWindRequired }: ReviewedCompetition,
  candidates: readonly OfficialCandidate[],
  t: Translate,
  onProgress: (count: number) => void,
): Promise<Reviews> {
  const { data: register, error } = await dispatch(
    protestsApi.endpoints.protests.initiate(chOID, { subscribe: false, forceRefetch: true }),
  );
  if (register === undefined) return { error };
  const review = async ({ trial, hindrance }: OfficialCandidate): Promise<Review> => {
    const emptyReview = { trial, emptyCount: 0, openQuestions: [] };
    if (hindrance !== undefined) return { ...emptyReview, refusal: t(`results.official.not.${hindrance}`) };
    const { data: sheet, error: sheetError } = await dispatch(
      entryApi.endpoints.trialSheet.initiate(trial.oid, { subscribe: false, forceRefetch: true }),
    );
    if (sheet === undefined) return { ...emptyReview, refusal: formatRefusal(sheetError, t) };
    // Somebody else may have changed it since the programme was read.
    const currentHindrance = findHindrance({ status: sheet.trial.status, results: sheet.results.length }, false);
    return {
      trial,
      refusal: currentHindrance && t(`results.official.not.${currentHindrance}`),
      emptyCount: countEmpty(makeLines(sheet)),
      openQuestions: [
        ...(isWindRequired ? listMissingWinds(sheet, t) : []),
        ...listOpenQuestions(sheet, register, Date.now(), t),
      ],
    };
  };
  const reviews: Review[] = [];
  for (let index = 0; index < candidates.length; index += MAX_PARALLEL_READS) {
    reviews.push(...(await Promise.all(candidates.slice(index, index + MAX_PARALLEL_READS).map(review))));
    onProgress(reviews.length);
  }
  return { reviews };
}
