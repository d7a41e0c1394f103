import { Suspense, useEffect, useState } from 'react';
import { formatRound, isCombined, isFieldEvent, isVerticalJump } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useTrialSheetQuery } from '../../api/marks/entry-endpoints.ts';
import { useOutbox } from '../../api/marks/use-outbox.ts';
import { type ProgrammeTrial, useProgrammeQuery } from '../../api/programme.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { TwinButton } from '../../components/console-twin/TwinButton.tsx';
import { makeOptionalPart } from '../../components/page/optional-part.ts';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { buildCompetitionPath } from '../../components/page/paths.ts';
import { formatEventName, formatTrialName, joinNumber } from '../../components/trial/trial-name.ts';
import { useMediaQuery } from '../../components/use-media-query.ts';
import { useText } from '../../locales/use-text.ts';
import { KeyLegend } from './entry/keys/KeyLegend.tsx';
import { TouchKeys } from './entry/keys/TouchKeys.tsx';
import { TrialEntry } from './entry/TrialEntry.tsx';
import { ImportButton } from './import/ImportButton.tsx';
import { SaveBar } from './SaveBar.tsx';

const Ranking = makeOptionalPart(async () => (await import('./entry/Ranking.tsx')).Ranking);

interface Props {
  readonly chOID: string;
  readonly oids: readonly string[];
  /** Kind of the competition. */
  readonly kind: string;
  /** The competition, its time zone and number of days. */
  readonly zone: Pick<Challenge, 'oid' | 'tz' | 'duration'>;
  readonly canWrite: boolean;
}

/** The grids of the chosen trials, one below the other: Enter moves from the last row of one to the first of the next. */
export function EntryPage({ chOID, oids, kind, zone, canWrite }: Props) {
  const { t, language } = useText();
  const { data: trials = [] } = useProgrammeQuery(chOID);
  const { outbox } = useOutbox();
  const [barSlot, setBarSlot] = useState<HTMLElement | null>(null);
  const isPhone = useMediaQuery('(max-width: 599px)');
  // On a phone the acts of a sheet would leave no room above the bar.
  const hasActsInBar = oids.length === 1 && !isPhone;
  const chosenTrials = oids
    .map((oid) => trials.find((trial) => trial.oid === oid))
    .filter((trial) => trial !== undefined);
  const [first] = chosenTrials;
  const title =
    chosenTrials.length === 1 && first !== undefined
      ? formatTrialName(first, language)
      : t('results.several', { count: oids.length });
  const { previous, next } = findNeighbours(trials, oids);
  const rankedOids = chosenTrials.filter(({ g0 }) => !isCombined(g0)).map(({ oid }) => oid);
  useEffect(() => {
    const saveOnShortcut = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      completeField();
      void outbox.flush();
    };
    window.addEventListener('keydown', saveOnShortcut);
    return () => window.removeEventListener('keydown', saveOnShortcut);
  }, [outbox]);
  return (
    <>
      <PageTitle
        aside={
          <>
            {previous !== undefined && (
              <Link className="btn small" to={buildCompetitionPath(chOID, 'results', [previous.oid])}>
                ‹ <span className="sr">{formatEventName(previous, language)} – </span>
                {joinNumber(formatRound(previous, language))}
              </Link>
            )}
            {next !== undefined && (
              <Link className="btn small" to={buildCompetitionPath(chOID, 'results', [next.oid])}>
                <span className="sr">{formatEventName(next, language)} – </span>
                {joinNumber(formatRound(next, language))} ›
              </Link>
            )}
            {first !== undefined && oids.length === 1 && !isCombined(first.g0) && first.starts + first.results > 0 && (
              <TwinButton chOID={chOID} target={{ trial: first.oid }}>
                {t('twin.open')}
              </TwinButton>
            )}
            {canWrite && (
              <ImportButton
                chOID={chOID}
                kind={kind}
                trials={trials}
                initialTrial={oids.length === 1 ? oids[0] : undefined}
              />
            )}
            <Link className="btn small" to={buildCompetitionPath(chOID, 'results')}>
              {t('results.board')}
            </Link>
          </>
        }
      >
        {title}
      </PageTitle>
      <div className={`adm-two ${findWidth(chosenTrials)}`}>
        <div data-area>
          {oids.map((oid) => (
            <Sheet
              key={oid}
              oid={oid}
              zone={zone}
              canWrite={canWrite}
              isAlone={oids.length === 1}
              barSlot={hasActsInBar ? barSlot : undefined}
            />
          ))}
        </div>
        <aside className="rail">
          <KeyLegend trials={chosenTrials} kind={kind} />
          <Suspense fallback={null}>
            <Ranking oids={rankedOids} />
          </Suspense>
        </aside>
      </div>
      <SaveBar oids={oids} onSlot={hasActsInBar ? setBarSlot : undefined}>
        {canWrite && <TouchKeys trials={chosenTrials} />}
      </SaveBar>
    </>
  );
}

/** Completes what is typed in the field that has the focus, as leaving it does; the focus stays in it. */
function completeField(): void {
  const field = document.activeElement;
  // The cells of the grids complete their own text (press-key.ts).
  if (!(field instanceof HTMLInputElement) || field.dataset.c !== undefined) return;
  field.blur();
  field.focus({ preventScroll: true });
}

/** A grid with more bars or attempts leaves no room beside it on a wide screen. */
const MAX_COLUMNS_BESIDE = 6;

/** CSS classes for the width of the grids: `wide` has the rail beside it only on large screens, `wide whole` never. */
function findWidth(trials: readonly ProgrammeTrial[]): '' | 'wide' | 'wide whole' {
  if (!trials.some(({ g0 }) => isFieldEvent(g0) || isCombined(g0))) return '';
  const isWhole = trials.some(
    ({ g0, dets }) =>
      isCombined(g0) ||
      (isVerticalJump(g0) ? (dets.heights?.length ?? 0) : (dets.nbTries ?? MAX_COLUMNS_BESIDE)) > MAX_COLUMNS_BESIDE,
  );
  return isWhole ? 'wide whole' : 'wide';
}

/** The live stream does not report who holds a trial, so the sheet is polled. */
const POLL_MS = 15_000;

interface SheetProps {
  readonly oid: string;
  readonly zone: Props['zone'];
  readonly canWrite: boolean;
  readonly isAlone: boolean;
  readonly barSlot: HTMLElement | null | undefined;
}

function Sheet({ oid, ...props }: SheetProps) {
  const query = useTrialSheetQuery(oid, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  return (
    <QueryState query={query} isQuietOffline>
      {(sheet) => <TrialEntry sheet={sheet} {...props} />}
    </QueryState>
  );
}

interface Neighbours {
  readonly previous: ProgrammeTrial | undefined;
  readonly next: ProgrammeTrial | undefined;
}

/** The previous and next heat of the same round; undefined when several trials are open. */
function findNeighbours(trials: readonly ProgrammeTrial[], oids: readonly string[]): Neighbours {
  const current = oids.length === 1 ? trials.find(({ oid }) => oid === oids[0]) : undefined;
  if (current === undefined) return { previous: undefined, next: undefined };
  const heats = trials
    .filter(({ gOID, round: name, g0 }) => gOID === current.gOID && name === current.round && g0 === current.g0)
    .toSorted((a, b) => a.heat - b.heat);
  const index = heats.indexOf(current);
  return { previous: heats[index - 1], next: heats[index + 1] };
}
