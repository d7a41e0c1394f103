import type { ListedAthlete } from 'shared-domain/live-input';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { formatBibName, formatSexed } from '../presence/presence.ts';
import { useText } from '../use-console.ts';

interface Props {
  readonly athletes: readonly ListedAthlete[];
  readonly category: number;
  /** Keys of the rows that were warned. */
  readonly warned: readonly string[];
  /** Keys of the rows that the secretariat has just changed. */
  readonly touched: readonly string[];
  readonly canCheck: boolean;
  readonly onCheck: (athlete: ListedAthlete) => void;
  /** Rows whose word may be corrected, and what opens that. */
  readonly correctable: readonly string[];
  readonly onCorrect: (athlete: ListedAthlete) => void;
}

/** The start list by lane: a tap says whether somebody is there. */
export function Lanes({ athletes, category, warned, touched, canCheck, onCheck, correctable, onCorrect }: Props) {
  const { t } = useText();
  return (
    <div className="lanes">
      {athletes.map((athlete) => {
        const { row, no, start, presence, out } = athlete;
        const isAway = out !== undefined || presence === 'absent';
        const canCorrect = out !== undefined && correctable.includes(row);
        const absent = formatSexed('presence.absent', category, t);
        const there = formatSexed('presence.present', category, t);
        const isWarned = out === undefined && warned.includes(row);
        const word = out === undefined ? undefined : out === 'scratched' ? t('presence.scratched') : out;
        const said = word ?? (presence === 'absent' ? absent.toLowerCase() : (start.bib ?? ''));
        const spoken =
          word ?? (presence === undefined ? t('presence.unknown') : presence === 'absent' ? absent : there);
        return (
          <Key
            key={row}
            className={`ln${isAway ? ' out' : ''}${touched.includes(row) ? ' flash' : ''}`}
            disabled={!canCorrect && (!canCheck || out !== undefined)}
            aria-label={[
              t('start.lane', { no }),
              formatBibName(athlete),
              spoken,
              isWarned ? formatSexed('presence.warned', category, t) : '',
            ]
              .filter(Boolean)
              .join(', ')}
            onPress={() => (canCorrect ? onCorrect(athlete) : onCheck(athlete))}
          >
            <span className="no">{no}</span>
            <span className="nam">
              <b>{start.last.toUpperCase()}</b>
              <span className="l2">
                <small>{said}</small>
                {isWarned && <span className="cardi y mini">{t('start.card.yellow.letter')}</span>}
                {out === undefined && presence === 'present' && (
                  <span className="o">
                    <Icon name="check" small />
                  </span>
                )}
                {isAway && (
                  <span className="x">
                    <Icon name="cross" small />
                  </span>
                )}
              </span>
            </span>
          </Key>
        );
      })}
    </div>
  );
}
