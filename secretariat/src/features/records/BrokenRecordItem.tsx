import { useId, useState } from 'react';
import {
  describeRecord,
  findRatificationDeadline,
  formatBest,
  formatWind,
  type GivenRecordState,
  isFederationRecord,
  isSeasonLead,
  listRecordMoves,
  needsTypedWord,
} from 'shared-domain';
import type { BrokenRecord } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { Button } from '../../components/Button.tsx';
import { formatTypedDate } from '../../components/time/typed-date.ts';
import { useText } from '../../locales/use-text.ts';
import { RatificationItems } from './RatificationItems.tsx';
import { findEvent, formatRecordMark } from './record-draft.ts';

const FORMATS = ['pdf', 'json'] as const;

interface Props {
  readonly chOID: string;
  readonly broken: BrokenRecord;
  readonly trialName: string;
  readonly resultsPath: string;
  readonly canWrite: boolean;
  readonly isBusy: boolean;
  readonly onMove: (state: GivenRecordState) => void;
  readonly onPublish: () => void;
  readonly onFile: (format: 'pdf' | 'json') => void;
}

/** One record that a result beats or equals: whose, by how much, its state, what is missing, and where a person can move it. */
export function BrokenRecordItem({
  chOID,
  broken,
  trialName,
  resultsPath,
  canWrite,
  isBusy,
  onMove,
  onPublish,
  onFile,
}: Props) {
  const { t, language } = useText();
  const headingId = useId();
  const [hasItems, setItems] = useState(false);
  const { who, state, kind, missing, record, relation = 'beats', wind } = broken;
  const event = findEvent(broken.event);
  const name = [who.last, who.first].filter(Boolean).join(' ');
  const mark = event === undefined ? String(broken.v) : formatBest(broken.v, event);
  const windText = wind === undefined ? '' : ` (${formatWind(wind)})`;
  const title = describeRecord(broken, language);
  const former =
    record === undefined
      ? ''
      : [formatRecordMark(record), record.holder, record.date?.slice(0, 4)].filter(Boolean).join(', ');
  const isLead = isSeasonLead(kind);
  const hasFile = isFederationRecord(kind) && state !== 'gone' && state !== 'refused';
  const canPublish = needsTypedWord(kind) && !broken.word && state !== 'gone' && state !== 'refused';
  return (
    <li className="broken-record" aria-labelledby={headingId}>
      <h3 id={headingId}>
        <Link to={resultsPath}>{name === '' ? t('records.broken.nobody') : name}</Link>{' '}
        <span className="muted broken-event">{trialName}</span>
      </h3>
      <p>
        <b className="num">{`${mark}${windText}`}</b> {t(`records.broken.${relation}`, { record: title })}
        {former !== '' && <span className="muted">{` – ${former}`}</span>}
      </p>
      <p>
        <span className={`record-state ${state}`}>
          {t(isLead && state === 'ratified' ? 'records.state.lead' : `records.state.${state}`)}
        </span>
        {missing.length > 0 && state === 'possible' && (
          <span>{` ${t('records.broken.missing', { gaps: missing.map((gap) => t(`records.gap.${gap}`)).join(', ') })}`}</span>
        )}
        {needsTypedWord(kind) && state !== 'gone' && (
          <span className="muted">{` ${t(broken.word ? 'records.word.typed' : 'records.word.untyped')}`}</span>
        )}
      </p>
      {hasFile && (
        <p className="muted">
          {t('records.file.deadline', { day: formatTypedDate(findRatificationDeadline(broken.date)) })}
        </p>
      )}
      {hasFile && (
        <div className="btns">
          <Button
            isSmall
            aria-expanded={hasItems}
            aria-label={t('records.move.of', { move: t('records.items'), record: `${title}, ${name}` })}
            onClick={() => setItems(!hasItems)}
          >
            {t('records.items')}
          </Button>
          {FORMATS.map((format) => (
            <Button
              key={format}
              isSmall
              disabled={isBusy}
              aria-label={t('records.move.of', {
                move: t('records.file', { format: format.toUpperCase() }),
                record: `${title}, ${name}`,
              })}
              onClick={() => onFile(format)}
            >
              {t('records.file', { format: format.toUpperCase() })}
            </Button>
          ))}
        </div>
      )}
      {hasFile && hasItems && (
        <RatificationItems
          record={{ chOID, trial: broken.trial, row: broken.row, key: broken.key }}
          canWrite={canWrite}
        />
      )}
      {canWrite && (
        <div className="btns">
          {(isLead ? [] : listRecordMoves(state)).map((to) => (
            <Button
              key={to}
              isSmall
              disabled={isBusy}
              aria-label={t('records.move.of', { move: t(`records.move.${to}`), record: `${title}, ${name}` })}
              onClick={() => onMove(to)}
            >
              {t(`records.move.${to}`)}
            </Button>
          ))}
          {canPublish && (
            <Button
              isSmall
              disabled={isBusy}
              aria-label={t('records.move.of', { move: t('records.word.open'), record: `${title}, ${name}` })}
              onClick={onPublish}
            >
              {t('records.word.open')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
