import { type ContestAthlete, type FoldedTrialView, listAwayRows } from 'shared-domain/live-input';
import { Sheet } from '../components/Sheet.tsx';
import { AthleteChoice } from '../contest/AthleteChoice.tsx';
import { createContestFacts } from '../contest/contest-facts.ts';
import type { Act } from '../contest/use-act.ts';
import { formatBib } from '../contest/words.ts';
import { useRowState } from '../desk/row-state.ts';
import { useExtraText } from '../texts/extra-texts.ts';

interface Props {
  readonly folded: FoldedTrialView;
  /** Those who are still in the contest. */
  readonly athletes: readonly ContestAthlete[];
  readonly onAct: Act;
}

/** Who leaves the place of the contest with the judge's leave, or is back: the attempts meanwhile are passes that the judge writes. */
export function AwaySheet({ folded, athletes, onAct }: Props) {
  const { t } = useExtraText();
  const away = listAwayRows(folded);
  const [row, setRow] = useRowState<string | undefined>(folded.trial, undefined);
  const chosen = athletes.find((athlete) => athlete.row === row);
  const isAway = chosen !== undefined && away.has(chosen.row);
  return (
    <Sheet
      title={t('away.title')}
      text={t('away.text')}
      action={
        chosen === undefined
          ? t('out.choose')
          : t(isAway ? 'said.away.false' : 'said.away.true', { bib: formatBib(chosen) })
      }
      isReady={chosen !== undefined}
      onConfirm={() => {
        if (chosen !== undefined) void onAct([createContestFacts(folded.trial.oid).away(chosen.row, !isAway)], true);
      }}
    >
      <AthleteChoice
        athletes={athletes}
        row={row}
        onChoose={setRow}
        findNote={(one) => (away.has(one) ? t('away') : undefined)}
      />
    </Sheet>
  );
}
