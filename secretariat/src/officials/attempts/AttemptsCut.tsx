import { formatDistance, type HorizontalRules, type HorizontalStage, splitByGroup } from 'shared-domain';
import type { AttemptsView, FoldedTrialView } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Provisional } from '../contest/Provisional.tsx';
import { RankLine } from '../contest/RankLine.tsx';
import type { Act } from '../contest/use-act.ts';
import { formatBib, formatPlace, sayProtest } from '../contest/words.ts';
import { useExtraText } from '../texts/extra-texts.ts';
import { useConsole } from '../use-console.ts';
import type { SheetName } from '../view.ts';
import { createAttemptsFacts } from './attempts-facts.ts';
import { formatRank } from './attempts-words.ts';

interface Props {
  readonly attempts: AttemptsView;
  readonly stage: HorizontalStage;
}

const pick = ({ athletes, contest }: AttemptsView, indexes: readonly number[]) =>
  indexes.flatMap((index) => athletes.find(({ row }) => row === contest.athletes[index]) ?? []);

const formatMark = (best: number | undefined): string => (best === undefined ? 'NM' : formatDistance(best));

/**
 * «la finale à 8 (9)»: the number of the cut, and that of those who go on where a tie lets more of them on; «8 + 3» where each of two
 * implements has its own final.
 */
const formatSize = ({ cut, order, tied }: HorizontalStage, rules: HorizontalRules): string =>
  cut === undefined
    ? ''
    : splitByGroup(order, rules)
        .map((members) =>
          members.some((index) => tied.includes(index)) ? `${cut.to} (${members.length})` : String(members.length),
        )
        .join(' + ');

function CutTitle({ attempts, stage }: Props) {
  const { t, language } = useExtraText();
  const { cut, order, stopped, tied, after } = stage;
  const { rules } = attempts.contest;
  const [first, ...others] = splitByGroup(tied, rules).map((members) => pick(attempts, members));
  const newOrder =
    rules.groups === undefined
      ? t('cut.newOrder', { from: formatPlace(order.length, false, language) })
      : t('cut.newOrder.groups');
  const isReordered = rules.reorderAfter.includes(after);
  if (cut !== undefined && first !== undefined && first.length > 0)
    return (
      <section className="who">
        <h2 className="nm">{t('cut.tie', { place: formatPlace(cut.to, false, language) })}</h2>
        <p className="w3">
          <b>
            {[first, ...others]
              .map((tiedAthletes) =>
                t('cut.tied', {
                  names: tiedAthletes.map(({ start }) => start.last.toUpperCase()).join(', '),
                  mark: formatMark(tiedAthletes[0]?.standing?.best),
                }),
              )
              .join(' ')}
          </b>{' '}
          {t('cut.tiedText')} {isReordered && newOrder}
          <Provisional />
        </p>
      </section>
    );
  return (
    <section className="who">
      <h2 className="nm">
        {cut === undefined || stopped.length === 0
          ? t('cut.order', { after })
          : t('cut.title', { count: order.length, after })}
      </h2>
      <p className="w3">
        {isReordered ? newOrder : t('cut.sameOrder')}
        <Provisional />
      </p>
    </section>
  );
}

/** Who goes on, in the new order, and who stops. */
function CutList({ attempts, stage }: Props) {
  const { t } = useExtraText();
  const { athletes } = attempts;
  const stopped = pick(attempts, stage.stopped).toSorted(
    (a, b) => (a.standing?.rank ?? Number.MAX_SAFE_INTEGER) - (b.standing?.rank ?? Number.MAX_SAFE_INTEGER),
  );
  const draw = (athlete: (typeof athletes)[number]) => (
    <RankLine
      key={athlete.row}
      athlete={athlete}
      place={formatRank(athlete, athletes)}
      mark={formatMark(athlete.standing?.best)}
    >
      {sayProtest(attempts, athlete.row, t)}
    </RankLine>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls in itself is reached by keys too
    <section className="sc" tabIndex={0} aria-label={t('attempts.sheet')}>
      <ol className="rows cut dense">
        {pick(attempts, stage.order).map(draw)}
        {stopped.length > 0 && <li className="cutline">{t('cut.stop')}</li>}
        {stopped.map(draw)}
      </ol>
    </section>
  );
}

function CutKeys({
  attempts,
  stage,
  onSheet,
  onReview,
}: Props & {
  readonly onSheet: (sheet: SheetName) => void;
  readonly onReview: () => void;
}) {
  const { t } = useExtraText();
  return (
    <div className="keys">
      <Key className="key main w6 mid-k" onPress={() => onSheet('cut')}>
        {stage.cut === undefined ? t('cut.goOn') : t('cut.final', { size: formatSize(stage, attempts.contest.rules) })}…
      </Key>
      <Key className="key m q" onPress={() => onSheet('paper')}>
        {t('cut.review')}
      </Key>
      <Key className="key m q" onPress={onReview}>
        {t('correct')}…
      </Key>
    </div>
  );
}

/** The judge opens the next rounds: the first of the new order is called, and the boards follow. */
export function CutSheet({
  attempts,
  stage,
  folded,
  onAct,
}: Props & { readonly folded: FoldedTrialView; readonly onAct: Act }) {
  const { link } = useConsole();
  const { t } = useExtraText();
  const [first, next] = pick(attempts, stage.order);
  if (first === undefined) return null;
  return (
    <Sheet
      title={
        stage.cut === undefined ? t('cut.goOn') : t('cut.final', { size: formatSize(stage, attempts.contest.rules) })
      }
      text={t(link().isOnline ? 'cut.first' : 'cut.firstOffline', {
        who: `${formatBib(first)} ${first.start.last.toUpperCase()}`,
      })}
      action={t('cut.do')}
      onConfirm={() => void onAct([createAttemptsFacts(folded.trial.oid).call(first.row, next?.row)], true)}
    />
  );
}

/** What stands in the place of the athlete, the grid and the keys once rounds are over after which some stop or the order changes. */
export const AttemptsCut = { Title: CutTitle, List: CutList, Keys: CutKeys };
