import { useEffect, useState } from 'react';
import { readOptions, TRIAL_STATUS } from 'shared-domain';
import { isJumpOffBar } from '../../api/marks/bar-draft.ts';
import { entryApi, useEditTrialMutation } from '../../api/marks/entry-endpoints.ts';
import { useOutbox } from '../../api/marks/use-outbox.ts';
import { useMyChallengesQuery } from '../../api/my-challenges.ts';
import { programmeApi } from '../../api/programme.ts';
import { useText } from '../../locales/use-text.ts';
import { formatRefusal, readRefusal } from '../call/call-sentence.ts';
import { useHost } from '../host.ts';
import { type OfficialCandidate, type Review, reviewTrials } from './review-trials.ts';

/** What became of one trial: why it did not become official, or nothing if it did. */
export interface Outcome {
  readonly oid: string;
  readonly refusal?: string;
}

/** A trial that was refused because `part`, itself or one of its parts, lacks a wind reading. */
interface MissingWind {
  readonly oid: string;
  readonly part: string;
}

/** Reads what officials must still decide in the trials, makes the chosen ones official one by one, and returns what became of each. */
export function useMakeTrialsOfficial(chOID: string, candidates: readonly OfficialCandidate[]) {
  const { t, language } = useText();
  const { store } = useHost();
  const { outbox } = useOutbox();
  const [editTrial] = useEditTrialMutation();
  const { data: challenges } = useMyChallengesQuery();
  const flag = challenges?.find(({ oid }) => oid === chOID)?.flag;
  const isWindRequired = flag !== undefined && readOptions(flag).isWindRequired;
  const [readCount, setReadCount] = useState(0);
  const [readAttempt, setReadAttempt] = useState(0);
  const [reviews, setReviews] = useState<readonly Review[]>();
  const [error, setError] = useState<unknown>();
  const [sentCount, setSentCount] = useState<number>();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  // Trials that were refused because a wind is missing; the dialog asks for it, one trial after the other.
  const [missingWinds, setMissingWinds] = useState<readonly MissingWind[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let isCurrent = true;
    void reviewTrials(
      store,
      { chOID, isWindRequired, t, language },
      candidates,
      (count) => isCurrent && setReadCount(count),
    ).then((answer) => {
      if (!isCurrent) return;
      setReviews(answer.reviews);
      setError(answer.error);
    });
    return () => {
      isCurrent = false;
    };
  }, [store, chOID, isWindRequired, candidates, t, language, readAttempt]);

  const refresh = () => {
    store.dispatch(programmeApi.util.invalidateTags([{ type: 'Programme', id: chOID }]));
    store.dispatch(entryApi.util.invalidateTags(['Sheet']));
  };
  // Nobody can jump them any more.
  const discardJumpOffBars = (oid: string) => {
    const bars = outbox.getState().drafts.filter((draft) => draft.trial === oid && isJumpOffBar(draft));
    for (const { key } of bars) outbox.discard(key);
  };
  /** Makes one trial official. @returns what became of it, and whose wind it lacks where that is why it was refused */
  const makeOneOfficial = async (oid: string): Promise<{ outcome: Outcome; missingWind?: MissingWind }> => {
    const { error: refusal } = await editTrial({ oid, edit: { status: TRIAL_STATUS.official } });
    if (refusal === undefined) {
      discardJumpOffBars(oid);
      return { outcome: { oid } };
    }
    const { reason, trial: part = oid } = readRefusal(refusal);
    const outcome = { oid, refusal: formatRefusal(refusal, t) };
    return reason === 'wind missing' ? { outcome, missingWind: { oid, part } } : { outcome };
  };
  const makeOfficial = async (chosen: readonly Review[]) => {
    const newOutcomes: Outcome[] = [];
    const newMissingWinds: MissingWind[] = [];
    for (const { trial } of chosen) {
      setSentCount(newOutcomes.length);
      const { outcome, missingWind } = await makeOneOfficial(trial.oid);
      newOutcomes.push(outcome);
      if (missingWind !== undefined) newMissingWinds.push(missingWind);
    }
    setSentCount(undefined);
    setOutcomes(newOutcomes);
    setMissingWinds(newMissingWinds);
    refresh();
  };
  const finishWindDialog = async ({ oid, part }: MissingWind, isOfficial: boolean) => {
    const { outcome, missingWind } =
      isOfficial && part !== oid ? await makeOneOfficial(oid) : { outcome: { oid }, missingWind: undefined };
    // A part whose wind was asked for with its combined event is not asked about again.
    const isAnswered = (other: string) => other === oid || (isOfficial && other === part);
    setMissingWinds((winds) => [
      ...(missingWind === undefined ? [] : [missingWind]),
      ...winds.filter((other) => !isAnswered(other.oid)),
    ]);
    if (!isOfficial) return;
    setOutcomes((previous) =>
      previous?.map((one) => (one.oid === oid ? outcome : one.oid === part ? { oid: part } : one)),
    );
    refresh();
  };
  const readAgain = () => {
    setError(undefined);
    setReadAttempt(readAttempt + 1);
  };
  return {
    reviews,
    readCount,
    error,
    readAgain,
    makeOfficial,
    sentCount,
    outcomes,
    missingWind: missingWinds[0],
    finishWindDialog,
  };
}
