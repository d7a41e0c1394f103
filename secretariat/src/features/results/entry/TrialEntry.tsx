import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isCombined, isOutsideStadium, isTrackEvent, needsWind, TRIAL_STATUS } from 'shared-domain';
import type { Challenge, SheetAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { TwinButton } from '../../../components/console-twin/TwinButton.tsx';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { Empty } from '../../../components/page/Empty.tsx';
import { makeOptionalPart } from '../../../components/page/optional-part.ts';
import { buildCompetitionPath } from '../../../components/page/paths.ts';
import { formatTrialName } from '../../../components/trial/trial-name.ts';
import { useText } from '../../../locales/use-text.ts';
import { AbsentNote } from './acts/AbsentNote.tsx';
import { ClearResults } from './acts/ClearResults.tsx';
import { CorrectButton, CorrectionNote } from './acts/CorrectButton.tsx';
import { HoldNote } from './acts/HoldNote.tsx';
import { StatusActions } from './acts/StatusActions.tsx';
import { useReleaseOnLeave } from './acts/use-release-on-leave.ts';
import { HeatWind } from './HeatWind.tsx';
import { RoundRuleField } from './RoundRuleField.tsx';
import { SheetCounts } from './SheetCounts.tsx';
import { SheetFacts } from './SheetFacts.tsx';
import { TrialNotes } from './TrialNotes.tsx';
import { EntryTable } from './tables/EntryTable.tsx';
import { useResultEntry } from './use-result-entry.ts';

const CombinedTable = makeOptionalPart(async () => (await import('./tables/CombinedTable.tsx')).CombinedTable);
const EndedNote = makeOptionalPart(async () => (await import('./acts/EarlierDnsNote.tsx')).EarlierDnsNote);
const BarSettings = makeOptionalPart(async () => (await import('./officials/BarSettings.tsx')).BarSettings);
const FieldSettings = makeOptionalPart(async () => (await import('./officials/FieldSettings.tsx')).FieldSettings);
const TrialReports = makeOptionalPart(async () => (await import('./officials/TrialReports.tsx')).TrialReports);
const TrialProtests = makeOptionalPart(async () => (await import('./officials/TrialProtests.tsx')).TrialProtests);
const QualifiersNote = makeOptionalPart(async () => (await import('./acts/QualifiersNote.tsx')).QualifiersNote);
const WalkZone = makeOptionalPart(async () => (await import('./officials/WalkZone.tsx')).WalkZone);

/** Times count to the hundredth by electric timing, and rounded up to the tenth by hand (TR 19). */
const TIMINGS = ['electric', 'hand'] as const;

interface Props {
  readonly sheet: SheetAnswer;
  /** The competition, its time zone and number of days. */
  readonly zone: Pick<Challenge, 'oid' | 'tz' | 'duration'>;
  readonly canWrite: boolean;
  /** The only trial of the page, whose title is its name already. */
  readonly isAlone: boolean;
  /** Place in the bar of the page for the counts and acts of the sheet; null before it is there, undefined where there is none. */
  readonly barSlot: HTMLElement | null | undefined;
}

/**
 * An element for the acts of a sheet that moves between the bar of the page and the end of the sheet: what it holds, such as an open dialog,
 * stays mounted when a device is turned.
 */
function useMovedHost(barSlot: Props['barSlot']) {
  const inlineSlot = useRef<HTMLDivElement>(null);
  const [host] = useState(() => Object.assign(document.createElement('div'), { className: 'sheet-slot' }));
  useLayoutEffect(() => {
    const slot = barSlot === undefined ? inlineSlot.current : barSlot;
    slot?.append(host);
  }, [barSlot, host]);
  return { host, inlineSlot };
}

/** One trial: who holds it, its settings, the grid of its results, and the actions on them. */
export function TrialEntry({ sheet, zone, canWrite, isAlone, barSlot }: Props) {
  const { t, language } = useText();
  const { trial, hold } = sheet;
  const [reason, setReason] = useState<string>();
  const [showsReaction, setShowsReaction] = useState(() => sheet.results.some((row) => row.reaction !== undefined));
  const entry = useResultEntry(sheet, reason);
  useReleaseOnLeave(trial.oid, hold?.own === true, entry.unsent === 0);
  const isOfficial = trial.status === TRIAL_STATUS.official;
  const isHeld = hold !== undefined && !hold.own;
  const isClosed = trial.status === TRIAL_STATUS.cancelled || (isOfficial && reason === undefined);
  const isReadOnly = !canWrite || isHeld || isClosed;
  const name = formatTrialName(trial, language);
  const { event } = entry.grid;
  const { host: actsHost, inlineSlot } = useMovedHost(barSlot);
  const hasRows = !isCombined(trial.g0) && entry.lines.length > 0;
  const acts = canWrite && (
    <>
      {barSlot !== undefined && <SheetCounts entry={entry} />}
      <StatusActions sheet={sheet} entry={entry}>
        {isOfficial && hasRows && reason === undefined && <CorrectButton onReason={setReason} />}
      </StatusActions>
    </>
  );
  return (
    <section className="trial-entry" data-trial={trial.oid} aria-label={name}>
      <div className="trial-head">
        <h2 className={isAlone ? 'sr' : undefined}>{name}</h2>
        <SheetFacts sheet={sheet} entry={entry} zone={zone} />
        {hasRows && !isAlone && (
          <div className="btns">
            <TwinButton chOID={zone.oid} target={{ trial: trial.oid }}>
              {t('twin.open')}
            </TwinButton>
          </div>
        )}
      </div>
      {isOfficial && reason !== undefined && <CorrectionNote reason={reason} onEnd={() => setReason(undefined)} />}
      {isHeld && <HoldNote trial={trial.oid} hold={hold} tz={zone.tz} />}
      {trial.rounds > 1 && (
        <Suspense fallback={null}>
          <QualifiersNote trial={trial} />
        </Suspense>
      )}
      {isCombined(trial.g0) ? (
        <Suspense fallback={null}>
          <CombinedTable trial={trial} />
        </Suspense>
      ) : entry.lines.length === 0 ? (
        <Empty title={t('results.nobody')} help={t('results.nobody.help')}>
          <Link className="btn" to={buildCompetitionPath(trial.chOID, 'starts', [trial.oid])}>
            {t('results.startList')}
          </Link>
        </Empty>
      ) : (
        <>
          <div className="bar-filters sheet-fields">
            {isTrackEvent(event.g0) && needsWind(event) && (
              <HeatWind trial={trial} reason={reason} isReadOnly={isReadOnly} />
            )}
            {isTrackEvent(event.g0) && !isOutsideStadium(event) && (
              <SelectField
                className="timing"
                label={t('results.timing')}
                value={entry.hand.isHand ? 'hand' : 'electric'}
                options={TIMINGS.map((value) => ({ value, label: t(`results.timing.${value}`) }))}
                disabled={isReadOnly}
                onChoose={(timing) => void entry.hand.setHand(timing === 'hand')}
              />
            )}
            <RoundRuleField sheet={sheet} />
            <Suspense fallback={null}>
              {entry.grid.isWalk && <WalkZone trial={trial} reason={reason} isReadOnly={isReadOnly} />}
              {entry.grid.kind === 'bars' && <BarSettings trial={trial} reason={reason} isReadOnly={isReadOnly} />}
              {entry.grid.kind === 'series' && (
                <FieldSettings
                  trial={trial}
                  reason={reason}
                  isReadOnly={isReadOnly}
                  isByImplement={entry.grid.rules?.groups !== undefined}
                />
              )}
            </Suspense>
            {isTrackEvent(event.g0) && !isOutsideStadium(event) && (entry.grid.isWalk !== true || showsReaction) && (
              <CheckField className="check narrow-check" checked={showsReaction} onCheck={setShowsReaction}>
                {t('results.reaction.long')}
              </CheckField>
            )}
          </div>
          {!isReadOnly && <AbsentNote trial={trial} lines={entry.lines} />}
          <Suspense fallback={null}>
            {!isReadOnly && trial.dets.combined !== undefined && <EndedNote trial={trial} lines={entry.lines} />}
          </Suspense>
          <EntryTable
            entry={entry}
            trialOid={trial.oid}
            trial={trial}
            reason={reason}
            caption={t('results.caption', { trial: name })}
            isReadOnly={isReadOnly}
            showsReaction={showsReaction}
          />
        </>
      )}
      <div ref={inlineSlot} className="sheet-slot" />
      {createPortal(acts, actsHost)}
      {canWrite && <ClearResults trial={trial} lines={entry.lines} />}
      <Suspense fallback={null}>
        {sheet.reports !== undefined && sheet.reports.length > 0 && (
          <TrialReports chOID={zone.oid} reports={sheet.reports} lines={entry.lines} tz={zone.tz} />
        )}
        <TrialProtests trial={trial} lines={entry.lines} canWrite={canWrite} />
      </Suspense>
      <TrialNotes sheet={sheet} lines={entry.lines} tz={zone.tz} event={event} canWrite={canWrite} />
    </section>
  );
}
