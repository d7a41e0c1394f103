import { Suspense, useEffect } from 'react';
import { formatGroupName, formatRound, isCombined, isFieldEvent, isVerticalJump } from 'shared-domain';
import { Link } from 'shared-domain/platform';
import { useTrialSheetQuery } from '../../api/marks/entry-endpoints.ts';
import { useOutbox } from '../../api/marks/use-outbox.ts';
import { type ProgrammeTrial, useProgrammeQuery } from '../../api/programme.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { lazyPart } from '../../components/page/lazy-part.ts';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { competitionPath } from '../../components/page/paths.ts';
import { trialName } from '../../components/trial/trial-name.ts';
import { useText } from '../../locales/use-text.ts';
import { KeyLegend } from './entry/keys/KeyLegend.tsx';
import { TouchKeys } from './entry/keys/TouchKeys.tsx';
import { TrialEntry } from './entry/TrialEntry.tsx';
import { ImportButton } from './import/ImportButton.tsx';
import { SaveBar } from './SaveBar.tsx';

const Ranking = lazyPart(async () => (await import('./entry/Ranking.tsx')).Ranking);

interface Props {
  readonly chOID: string;
  readonly oids: readonly string[];
  /** Of the competition. */
  readonly kind: string;
  /** Its zone. */
  readonly tz: string;
  readonly mayWrite: boolean;
}

/** The grids of the trials chosen, one under the other: Enter goes from the last row of one to the first of the next. */
export function EntryPage({ chOID, oids, kind, tz, mayWrite }: Props) {
  const { t, language } = useText();
  const { data: trials = [] } = useProgrammeQuery(chOID);
  const { outbox } = useOutbox();
  const chosen = oids.map((oid) => trials.find((trial) => trial.oid === oid)).filter((trial) => trial !== undefined);
  const [first] = chosen;
  const title =
    chosen.length === 1 && first !== undefined
      ? trialName(first, language)
      : t('results.several', { count: oids.length });
  const { before, after } = findNeighbours(trials, oids);
  const ranked = chosen.filter(({ g0 }) => !isCombined(g0)).map(({ oid }) => oid);
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
      void outbox.flush();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [outbox]);
  return (
    <>
      <PageTitle
        aside={
          <>
            {before !== undefined && (
              <Link className="btn small" to={competitionPath(chOID, 'results', [before.oid])}>
                ‹ <span className="sr">{formatGroupName(before, language)} – </span>
                {formatRound(before, language)}
              </Link>
            )}
            {after !== undefined && (
              <Link className="btn small" to={competitionPath(chOID, 'results', [after.oid])}>
                <span className="sr">{formatGroupName(after, language)} – </span>
                {formatRound(after, language)} ›
              </Link>
            )}
            {mayWrite && (
              <ImportButton chOID={chOID} kind={kind} trials={trials} own={oids.length === 1 ? oids[0] : undefined} />
            )}
            <Link className="btn small" to={competitionPath(chOID, 'results')}>
              {t('results.board')}
            </Link>
          </>
        }
      >
        {title}
      </PageTitle>
      <div className={`adm-two ${findWidth(chosen)}`}>
        <div data-area>
          {oids.map((oid) => (
            <Sheet key={oid} oid={oid} tz={tz} mayWrite={mayWrite} isAlone={oids.length === 1} />
          ))}
        </div>
        <aside className="rail">
          <KeyLegend trials={chosen} kind={kind} />
          <Suspense fallback={null}>
            <Ranking oids={ranked} />
          </Suspense>
        </aside>
      </div>
      <SaveBar oids={oids}>{mayWrite && <TouchKeys trials={chosen} />}</SaveBar>
    </>
  );
}

/** Bars and trials that leave room beside their grid on a wide screen. */
const MAX_COLUMNS_BESIDE = 6;

/** How much of the page's width the grids need: `wide` is beside nothing but on a large screen, `wide whole` never is. */
function findWidth(trials: readonly ProgrammeTrial[]): '' | 'wide' | 'wide whole' {
  if (!trials.some(({ g0 }) => isFieldEvent(g0) || isCombined(g0))) return '';
  const isWhole = trials.some(
    ({ g0, dets }) =>
      isCombined(g0) ||
      (isVerticalJump(g0) ? (dets.heights?.length ?? 0) : (dets.nbTries ?? MAX_COLUMNS_BESIDE)) > MAX_COLUMNS_BESIDE,
  );
  return isWhole ? 'wide whole' : 'wide';
}

/** Changes come with the stream; who holds a trial does not, and is asked for. */
const POLL_MS = 15_000;

interface SheetProps {
  readonly oid: string;
  readonly tz: string;
  readonly mayWrite: boolean;
  readonly isAlone: boolean;
}

function Sheet({ oid, ...props }: SheetProps) {
  const query = useTrialSheetQuery(oid, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  return <QueryState query={query}>{(sheet) => <TrialEntry sheet={sheet} {...props} />}</QueryState>;
}

interface Neighbours {
  readonly before: ProgrammeTrial | undefined;
  readonly after: ProgrammeTrial | undefined;
}

/** The heats before and after in the same round; for several trials at once there are none. */
function findNeighbours(trials: readonly ProgrammeTrial[], oids: readonly string[]): Neighbours {
  const own = oids.length === 1 ? trials.find(({ oid }) => oid === oids[0]) : undefined;
  if (own === undefined) return { before: undefined, after: undefined };
  const round = trials
    .filter(({ gOID, round: name, g0 }) => gOID === own.gOID && name === own.round && g0 === own.g0)
    .toSorted((a, b) => a.heat - b.heat);
  const at = round.indexOf(own);
  return { before: round[at - 1], after: round[at + 1] };
}
