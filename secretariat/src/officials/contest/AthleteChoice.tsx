import type { ContestAthlete } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { formatBib } from './words.ts';

interface Props {
  readonly athletes: readonly ContestAthlete[];
  /** Key of the row that is chosen. */
  readonly row: string | undefined;
  readonly onChoose: (row: string) => void;
  /** What is known of an athlete already. */
  readonly findNote: (row: string) => string | undefined;
}

/** Athletes of a field event, of whom one is chosen. */
export function AthleteChoice({ athletes, row, onChoose, findNote }: Props) {
  return (
    <div className="choices">
      {athletes.map((athlete) => {
        const note = findNote(athlete.row);
        return (
          <Key
            key={athlete.row}
            isQuick
            className={athlete.row === row ? 'btn sel words' : 'btn q words'}
            aria-pressed={athlete.row === row}
            onPress={() => onChoose(athlete.row)}
          >
            <b>{formatBib(athlete)}</b> {athlete.start.last.toUpperCase()} {athlete.start.first}
            {note !== undefined && ` · ${note}`}
          </Key>
        );
      })}
    </div>
  );
}
