import { useState } from 'react';
import { type FoldedTrialView, listAthletes } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { Act } from '../contest/use-act.ts';
import { useRowState } from '../desk/row-state.ts';
import { useConsole, useText } from '../use-console.ts';
import { formatBibName } from './presence.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly onAct: Act;
}

/** Two athletes are in each other's lane, or wear each other's bib: said to the secretariat, which changes the start list or does not. */
export function SwapSheet({ folded, onAct }: Props) {
  const { device } = useConsole();
  const { t } = useText();
  const athletes = listAthletes(folded).filter(({ out }) => out === undefined);
  const hasLanes = athletes.some(({ start }) => start.lane !== undefined);
  const [isOfBibs, setOfBibs] = useState(!hasLanes);
  const [chosen, setChosen] = useRowState<readonly string[]>(folded.trial, []);
  const [one, other] = chosen.map((row) => athletes.find((athlete) => athlete.row === row));
  const toggle = (row: string) =>
    setChosen(chosen.includes(row) ? chosen.filter((each) => each !== row) : [...chosen.slice(-1), row]);
  const { place } = device();
  const propose = () => {
    if (one === undefined || other === undefined) return;
    const values = { who: formatBibName(other), from: one.no, to: other.no };
    const text = t(isOfBibs ? 'swap.said.bibs' : 'swap.said.lanes', values);
    const from = place === undefined ? {} : { from: place };
    void onAct(
      [() => ({ kind: 'report', trialOID: folded.trial.oid, row: one.row, what: 'swap', text, ...from })],
      true,
    );
  };
  return (
    <Sheet
      title={t('swap.title')}
      text={t('swap.text')}
      action={
        one === undefined || other === undefined
          ? t('swap.choose')
          : t('swap.do', { one: formatBibName(one), other: formatBibName(other) })
      }
      isReady={one !== undefined && other !== undefined}
      onConfirm={propose}
    >
      {hasLanes && (
        <div className="seg">
          {[false, true].map((bibs) => (
            <Key
              key={String(bibs)}
              isQuick
              className={bibs === isOfBibs ? 'btn sel' : 'btn q'}
              aria-pressed={bibs === isOfBibs}
              onPress={() => setOfBibs(bibs)}
            >
              {t(bibs ? 'swap.bibs' : 'swap.lanes')}
            </Key>
          ))}
        </div>
      )}
      <div className="choices">
        {athletes.map((athlete) => (
          <Key
            key={athlete.row}
            isQuick
            className={chosen.includes(athlete.row) ? 'btn sel words' : 'btn q words'}
            aria-pressed={chosen.includes(athlete.row)}
            onPress={() => toggle(athlete.row)}
          >
            {hasLanes && <b>{athlete.no}</b>} {formatBibName(athlete)}
          </Key>
        ))}
      </div>
    </Sheet>
  );
}
