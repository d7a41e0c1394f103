import { isCombined, isPublished, TRIAL_STATUS } from 'shared-domain';
import type { ProtestsAnswer, SheetAnswer } from 'shared-domain/contract';
import type { InjectableStore, Language } from 'shared-domain/platform';
import { entryApi } from '../../api/marks/entry-endpoints.ts';
import { type ProgrammeTrial, programmeApi } from '../../api/programme.ts';
import { protestsApi } from '../../api/protests.ts';
import type { Translate } from '../../locales/use-text.ts';
import { formatRefusal } from '../call/call-sentence.ts';
import { countEmpty, makeLines } from '../sheet/line.ts';
import { formatTrialNameInGroup } from '../trial/trial-name.ts';
import { listOpenParts } from './combined-parts.ts';
import { listPartsToMakeOfficial } from './following-parts.ts';
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
  /** The parts that become official with it, where it is a combined event. */
  readonly parts: readonly ProgrammeTrial[];
  /** What officials must still decide in it and in its parts, one sentence each. */
  readonly openQuestions: readonly string[];
}

interface Reviews {
  readonly reviews?: readonly Review[];
  readonly error?: unknown;
}

const MAX_PARALLEL_READS = 4;

/** What the questions about sheets depend on. */
interface QuestionContext {
  readonly register: ProtestsAnswer | undefined;
  /** Whether no mark that needs a wind reading becomes official without one. */
  readonly isWindRequired: boolean;
  readonly t: Translate;
  readonly language: Language;
}

interface ReviewedCompetition extends Omit<QuestionContext, 'register'> {
  readonly chOID: string;
}

const listQuestions = (sheet: SheetAnswer, { register, isWindRequired, t }: QuestionContext): readonly string[] => [
  ...(isWindRequired ? listMissingWinds(sheet, t) : []),
  ...listOpenQuestions(sheet, register, Date.now(), t),
];

const readSheet = ({ dispatch }: InjectableStore, oid: string) =>
  dispatch(entryApi.endpoints.trialSheet.initiate(oid, { subscribe: false, forceRefetch: true }));

/** What officials must still decide in parts of a combined event, each sentence after the name of its part. */
export async function listPartQuestions(
  store: InjectableStore,
  parts: readonly ProgrammeTrial[],
  context: QuestionContext,
): Promise<readonly string[]> {
  const questions: string[] = [];
  for (const part of parts) {
    const { data: sheet } = await readSheet(store, part.oid);
    if (sheet === undefined) continue;
    const name = formatTrialNameInGroup(part, context.language);
    for (const question of listQuestions(sheet, context))
      questions.push(context.t('results.official.ofPart', { name, question }));
  }
  return questions;
}

/** What a combined event still waits for: its parts that are not over; empty where all are, or where it is declared over itself. */
export function listPartsToCome(
  whole: Pick<ProgrammeTrial, 'uid' | 'status'>,
  programme: readonly ProgrammeTrial[],
  { t, language }: Pick<QuestionContext, 't' | 'language'>,
): readonly string[] {
  const isDeclaredOver = isPublished(whole.status) || whole.status === TRIAL_STATUS.finished;
  const openParts = isDeclaredOver ? [] : listOpenParts(whole, programme);
  const names = openParts.map((part) => formatTrialNameInGroup(part, language)).join(', ');
  return openParts.length === 0 ? [] : [t('results.official.open', { count: openParts.length, names })];
}

/** Reads the sheet of each trial and lists what is open in it; `onProgress` gets the number of sheets read so far. */
export async function reviewTrials(
  store: InjectableStore,
  { chOID, ...competition }: ReviewedCompetition,
  candidates: readonly OfficialCandidate[],
  onProgress: (count: number) => void,
): Promise<Reviews> {
  const { dispatch } = store;
  const { t } = competition;
  const { data: register, error } = await dispatch(
    protestsApi.endpoints.protests.initiate(chOID, { subscribe: false, forceRefetch: true }),
  );
  if (register === undefined) return { error };
  const context = { ...competition, register };
  const { data: programme = [] } = await dispatch(
    programmeApi.endpoints.programme.initiate(chOID, { subscribe: false }),
  );
  const review = async ({ trial, hindrance }: OfficialCandidate): Promise<Review> => {
    const emptyReview = { trial, emptyCount: 0, parts: [], openQuestions: [] };
    if (hindrance !== undefined) return { ...emptyReview, refusal: t(`results.official.not.${hindrance}`) };
    const { data: sheet, error: sheetError } = await readSheet(store, trial.oid);
    if (sheet === undefined) return { ...emptyReview, refusal: formatRefusal(sheetError, t) };
    // Somebody else may have changed it since the programme was read.
    const currentHindrance = findHindrance({ status: sheet.trial.status, results: sheet.results.length }, false);
    const parts = isCombined(trial.g0) ? listPartsToMakeOfficial(sheet.trial, programme) : [];
    return {
      trial,
      refusal: currentHindrance && t(`results.official.not.${currentHindrance}`),
      emptyCount: countEmpty(makeLines(sheet)),
      parts,
      openQuestions: [
        ...(isCombined(trial.g0) ? listPartsToCome(sheet.trial, programme, context) : []),
        ...listQuestions(sheet, context),
        ...(await listPartQuestions(store, parts, context)),
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
