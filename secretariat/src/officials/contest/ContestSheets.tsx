import { isPublished, isUnderProtest } from 'shared-domain';
import type { ContestAthlete, FoldedTrialView } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { useExtraText } from '../texts/extra-texts.ts';
import { useConsole } from '../use-console.ts';
import { createContestFacts } from './contest-facts.ts';
import type { Act } from './use-act.ts';
import { formatBib } from './words.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly onAct: Act;
}

/** Calls another athlete than the one whose turn it is, for one attempt. */
export function CallSheet({ others, folded, onAct }: Props & { readonly others: readonly ContestAthlete[] }) {
  const { views } = useConsole();
  const { t } = useExtraText();
  const facts = createContestFacts(folded.trial.oid);
  return (
    <Sheet title={t('other.title')} text={t(others.length === 0 ? 'other.none' : 'other.text')}>
      <ul className="rows choose">
        {others.map((athlete) => (
          <li key={athlete.row}>
            <Key
              className="r56"
              onPress={() => {
                views.back();
                void onAct([facts.call(athlete.row)], true);
              }}
            >
              <span>
                <b className="bib">{formatBib(athlete)}</b> <b>{athlete.start.last.toUpperCase()}</b>{' '}
                {athlete.start.first}
              </span>
            </Key>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Ends the contest early, or signs the sheet of one that is over; `first` says who leads, `left` how many have attempts. */
export function CloseSheet({
  folded,
  onAct,
  isEarly,
  first,
  left,
}: Props & { readonly isEarly: boolean; readonly first: string; readonly left: number }) {
  const { t } = useExtraText();
  const facts = createContestFacts(folded.trial.oid);
  return isEarly ? (
    <Sheet
      title={t('end.earlyTitle')}
      text={t('end.earlyText', { count: left })}
      action={t('end.earlyDo')}
      colour="no"
      onConfirm={() => void onAct([facts.close()])}
    />
  ) : (
    <Sheet
      title={t('end.signTitle')}
      text={t('end.signText', { first })}
      action={t('end.signDo')}
      onConfirm={() => void onAct([facts.sign()])}
    />
  );
}

/** What else may become of a written attempt: taken again, protested, ruled on. */
export function AttemptActs({
  folded,
  onAct,
  lastId,
  failureId,
  isUnmeasured = false,
}: Props & {
  readonly lastId: string | undefined;
  readonly failureId: string | undefined;
  /** A foul that nobody measured: were the protest upheld, nothing would count, so the attempt is taken again. */
  readonly isUnmeasured?: boolean;
}) {
  const { views } = useConsole();
  const { t } = useExtraText();
  const facts = createContestFacts(folded.trial.oid);
  const isGiven = isPublished(folded.sheet.state.status);
  const contest = folded.sheet.state.contest?.state;
  const isPending = failureId !== undefined && contest !== undefined && isUnderProtest(contest, failureId);
  const leave = (made: Parameters<Act>[0]) => {
    views.back();
    void onAct(made);
  };
  return (
    <>
      {!isGiven && lastId !== undefined && (
        <Key className="btn" onPress={() => leave([facts.retake(lastId)])}>
          {t('correct.void')}
        </Key>
      )}
      {!isGiven && failureId !== undefined && !isPending && (
        <Key className="btn" onPress={() => leave([facts.protest(failureId)])}>
          {t('correct.protest')}
        </Key>
      )}
      {isPending && (
        <div className="seg">
          <Key
            className="btn"
            onPress={() => leave([facts.ruling(failureId, true), ...(isUnmeasured ? [facts.retake(failureId)] : [])])}
          >
            {t(isUnmeasured ? 'correct.upheldRetake' : 'correct.upheld')}
          </Key>
          <Key className="btn" onPress={() => leave([facts.ruling(failureId, false)])}>
            {t('correct.dismissed')}
          </Key>
        </div>
      )}
    </>
  );
}
