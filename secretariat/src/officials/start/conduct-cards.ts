import { useMemo } from 'react';
import { type ConductFact, isNextCardRed } from 'shared-domain';
import type { DeviceTrial, FoldedTrialView } from 'shared-domain/live-input';
import { foldTrial } from '../contest/fold-trial.ts';
import { useConsole } from '../use-console.ts';

interface Said {
  readonly kind: string;
  readonly trialOID?: string;
  readonly card?: string;
  readonly act?: string;
  readonly with?: readonly Said[];
}

const isYellow = ({ card, act, with: brought = [] }: Said): boolean =>
  card === 'yellow' || card === 'YC' || act === 'YC' || brought.some(isYellow);

/** An athlete in all events of a competition. */
const findAthlete = ({ bib, row }: DeviceTrial['rows'][number]): string => bib ?? row;

/** The yellow cards of conduct in a trial, a starter's and a referee's. */
function listYellowCards({ trial, sheet }: Pick<FoldedTrialView, 'trial' | 'sheet'>): ConductFact[] {
  const { starts, reports } = sheet.state;
  const shown = reports.filter(({ content, answer }) => (answer?.act ?? content.card) === 'YC').map(({ row }) => row);
  return [...starts.outcome.conduct, ...shown].flatMap((key) => {
    const start = trial.rows.find(({ row }) => row === key);
    return start === undefined ? [] : [{ athlete: findAthlete(start), event: trial.oid, card: 'YC' as const }];
  });
}

/** Keys of the rows that had a yellow card of conduct anywhere in the competition, as far as this device knows: the next is a red one (TR 16.5). */
export function useConductWarned(folded: FoldedTrialView): readonly string[] {
  const { log, seen, device } = useConsole();
  const [known, rows, { id, code }] = [seen(), log.rows(), device()];
  const kind = code?.kind;
  return useMemo(() => {
    const { trial } = folded;
    const facts = [...(known?.facts ?? []), ...rows].map(({ fact }) => fact as Said).filter(isYellow);
    const trials = new Set(facts.map(({ trialOID }) => trialOID));
    const others = known?.trials.filter(({ oid }) => oid !== trial.oid && trials.has(oid)) ?? [];
    const cards = [
      ...listYellowCards(folded),
      ...others.flatMap((other) =>
        known === undefined || kind === undefined
          ? []
          : listYellowCards(foldTrial(other, known, rows, { device: id, kind })),
      ),
    ];
    return trial.rows.filter((start) => isNextCardRed(cards, findAthlete(start))).map(({ row }) => row);
  }, [folded, known, rows, id, kind]);
}
