import type { ContestAthlete, FoldedTrialView } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { Act } from '../contest/use-act.ts';
import { useRowState } from '../desk/row-state.ts';
import { useExtraText } from '../texts/extra-texts.ts';
import { isExpected } from './is-expected.ts';
import { createPresenceFacts, findNextPresence, formatBibName, formatSexed } from './presence.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly athletes: readonly ContestAthlete[];
  readonly onAct: Act;
}

/** Who is at the place of a field event before it begins: a touch says there, the next one not there; written together. */
export function PresenceSheet({ folded, onAct, ...props }: Props) {
  const { t } = useExtraText();
  const { trial } = folded;
  /** The rows that were touched, each as often as it was. */
  const [touches, setTouches] = useRowState<readonly string[]>(trial, []);
  const findPresence = ({ row, presence }: ContestAthlete) =>
    touches
      .filter((touched) => touched === row)
      .reduce<ContestAthlete['presence']>((known) => findNextPresence(known) ?? undefined, presence);
  const athletes = props.athletes.filter(isExpected);
  const changed = athletes.filter((athlete) => findPresence(athlete) !== athlete.presence);
  const facts = createPresenceFacts(trial.oid);
  return (
    <Sheet
      title={t('presences.title')}
      text={t('presences.text')}
      action={t('setting.do')}
      isReady={changed.length > 0}
      onConfirm={() => void onAct(changed.map((one) => facts.check(one.row, findPresence(one) ?? null)))}
    >
      <div className="choices">
        {athletes.map((athlete) => {
          const presence = findPresence(athlete);
          const name = formatBibName(athlete);
          const value =
            presence === undefined ? t('presence.unknown') : formatSexed(`presence.${presence}`, trial.category, t);
          return (
            <Key
              key={athlete.row}
              isQuick
              className={
                presence === undefined ? 'btn q words' : presence === 'present' ? 'btn sel words' : 'btn no words'
              }
              aria-label={t('pair', { name, value })}
              onPress={() => setTouches([...touches, athlete.row])}
            >
              <b>{name}</b>
              {presence !== undefined && ` · ${value}`}
            </Key>
          );
        })}
      </div>
    </Sheet>
  );
}
