import { Modal } from 'antd';
import { useRef } from 'react';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { focusOpened } from '../form/opening-focus.ts';
import { Icon } from '../Icon.tsx';
import { buildCompetitionPath } from '../page/paths.ts';
import { formatTrialName } from '../trial/trial-name.ts';
import { formatSentence } from './format-sentence.ts';
import type { Review } from './review-trials.ts';
import type { Outcome } from './use-make-trials-official.ts';

interface Props {
  readonly chOID: string;
  readonly reviews: readonly Review[];
  readonly outcomes: readonly Outcome[];
  readonly onClose: () => void;
}

/** Lists for each trial that it is official, or why not, with a link to its sheet. */
export function OfficialReport({ chOID, reviews, outcomes, onClose }: Props) {
  const { t, language } = useText();
  const body = useRef<HTMLDivElement>(null);
  const outcomeByTrial = new Map(outcomes.map((outcome) => [outcome.oid, outcome]));
  const officialCount = outcomes.filter(({ refusal }) => refusal === undefined).length;
  // Trials that did not become official come first.
  const lines = reviews
    .map(({ trial, refusal }) => {
      const outcome = outcomeByTrial.get(trial.oid);
      const why = outcome === undefined ? (refusal ?? t('results.official.not.left')) : outcome.refusal;
      return { trial, why };
    })
    .toSorted((a, b) => Number(a.why === undefined) - Number(b.why === undefined));
  return (
    <Modal
      open
      title={t('results.official.report', { done: officialCount, all: reviews.length })}
      footer={null}
      onCancel={onClose}
      width={620}
      afterOpenChange={(isOpen) => isOpen && focusOpened(body.current)}
      destroyOnHidden
    >
      <div ref={body} className="dialog-form">
        <ul className="official-list">
          {lines.map(({ trial, why }) => (
            <li key={trial.oid}>
              <p className="official-out">
                {why === undefined ? (
                  <strong>{formatTrialName(trial, language)}</strong>
                ) : (
                  <Link to={buildCompetitionPath(chOID, 'results', [trial.oid])}>
                    {formatTrialName(trial, language)}
                  </Link>
                )}
                {why === undefined ? (
                  <span className="off">
                    <Icon name="check" />
                    {t('trials.status.40')}
                  </span>
                ) : (
                  <small className="warn">{formatSentence(t('results.official.not', { why }))}</small>
                )}
              </p>
            </li>
          ))}
        </ul>
        <div className="btns end">
          <Button kind="main" onClick={onClose}>
            {t('results.official.close')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
