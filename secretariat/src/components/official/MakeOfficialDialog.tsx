import { useEffect, useState } from 'react';
import { useText } from '../../locales/use-text.ts';
import { CallAlert } from '../call/CallAlert.tsx';
import { CheckField } from '../form/CheckField.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { useHost } from '../host.ts';
import { formatTrialName, formatTrialNameInGroup } from '../trial/trial-name.ts';
import { formatSentence } from './format-sentence.ts';
import { isStillRunning } from './hindrance.ts';
import { OfficialReport } from './OfficialReport.tsx';
import type { OfficialCandidate, Review } from './review-trials.ts';
import { useMakeTrialsOfficial } from './use-make-trials-official.ts';
import { WindDialog } from './wind/WindDialog.tsx';
import './official.css';

interface Props {
  readonly chOID: string;
  readonly candidates: readonly OfficialCandidate[];
  readonly onClose: () => void;
}

/**
 * Makes trials official: lists what officials must still decide in each, and ticks at first only those that are over, with nothing to decide. At the end
 * it reports what became of each, unless all are official.
 */
export function MakeOfficialDialog({ chOID, candidates, onClose }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const {
    reviews = [],
    readCount,
    error,
    readAgain,
    makeOfficial,
    sentCount,
    outcomes,
    missingWind,
    finishWindDialog,
  } = useMakeTrialsOfficial(chOID, candidates);
  const isReading = reviews.length === 0 && error === undefined;
  const isTicked = ({ trial, openQuestions }: Review) =>
    ticked.get(trial.oid) ?? (openQuestions.length === 0 && !isStillRunning(trial));
  const possible = reviews.filter(({ refusal }) => refusal === undefined);
  const chosen = possible.filter(isTicked);
  const isOver = outcomes !== undefined && missingWind === undefined;
  const officialCount = (outcomes ?? []).filter(({ refusal }) => refusal === undefined).length;
  const isAllOfficial = isOver && officialCount === candidates.length;
  useEffect(() => {
    if (!isAllOfficial) return;
    notify(t('results.official.done', { count: officialCount }));
    onClose();
  }, [isAllOfficial, officialCount, notify, onClose, t]);

  if (isAllOfficial) return null;
  if (isOver) return <OfficialReport chOID={chOID} reviews={reviews} outcomes={outcomes} onClose={onClose} />;
  if (missingWind !== undefined) {
    return (
      <WindDialog
        key={missingWind.part}
        trial={missingWind.part}
        onOfficial={() => void finishWindDialog(missingWind, true)}
        onClose={() => void finishWindDialog(missingWind, false)}
      />
    );
  }
  return (
    <FormDialog
      title={t('results.official.title', { count: candidates.length })}
      action={
        sentCount === undefined
          ? t('results.official.act', { count: chosen.length })
          : t('results.official.going', { done: sentCount, all: chosen.length })
      }
      isBusy={sentCount !== undefined}
      isDisabled={isReading || chosen.length === 0}
      width={620}
      onSend={() => chosen.length > 0 && sentCount === undefined && makeOfficial(chosen)}
      onClose={() => sentCount === undefined && onClose()}
    >
      {error !== undefined && <CallAlert error={error} onRetry={readAgain} />}
      {isReading && (
        <p aria-busy="true">{t('results.official.reading', { done: readCount, all: candidates.length })}</p>
      )}
      {possible.some(({ openQuestions }) => openQuestions.length > 0) && (
        <p className="muted">{t('results.official.help')}</p>
      )}
      <ul className="official-list">
        {reviews.map((review) => (
          <li key={review.trial.oid}>
            <ReviewLine
              review={review}
              isTicked={isTicked(review)}
              onTick={(isOn) => setTicked((current) => new Map(current).set(review.trial.oid, isOn))}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

interface LineProps {
  readonly review: Review;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** One trial: its box and what is open in it, or why it cannot become official. */
function ReviewLine({ review: { trial, refusal, emptyCount, parts, openQuestions }, isTicked, onTick }: LineProps) {
  const { t, language } = useText();
  const name = <strong>{formatTrialName(trial, language)}</strong>;
  if (refusal !== undefined) {
    return (
      <p className="official-out">
        {name}
        <small>{formatSentence(refusal)}</small>
      </p>
    );
  }
  const names = parts.map((part) => formatTrialNameInGroup(part, language)).join(', ');
  const notes = [
    ...(parts.length > 0 ? [t('results.official.parts', { count: parts.length, names })] : []),
    ...(emptyCount > 0 ? [t('results.official.empty', { count: emptyCount })] : []),
    ...openQuestions,
  ];
  return (
    <CheckField checked={isTicked} onCheck={onTick}>
      <span>
        {name}
        {notes.length > 0 && (
          <small className={openQuestions.length > 0 ? 'warn' : undefined}>{notes.map(formatSentence).join(' ')}</small>
        )}
      </span>
    </CheckField>
  );
}
