import type { ListedAthlete } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { useText } from '../use-console.ts';
import { formatBibName } from './presence.ts';

interface Props {
  readonly athletes: readonly ListedAthlete[];
  /** Keys of the rows that get a DNS. */
  readonly chosen: readonly string[];
  readonly onChoose: (rows: readonly string[]) => void;
  readonly formatName?: (athlete: ListedAthlete) => string;
  /** What is known of somebody already. */
  readonly findMark?: (athlete: ListedAthlete) => string | undefined;
}

/** Each of those who are missing, with a DNS that is chosen for her alone. */
export function DnsKeys({ athletes, chosen, onChoose, formatName = formatBibName, findMark }: Props) {
  const { t } = useText();
  const toggle = (row: string) =>
    onChoose(chosen.includes(row) ? chosen.filter((one) => one !== row) : [...chosen, row]);
  return (
    <ul className="dns">
      {athletes.map((athlete) => {
        const isChosen = chosen.includes(athlete.row);
        const name = formatName(athlete);
        const mark = findMark?.(athlete);
        return (
          <li key={athlete.row}>
            <span>
              <b>{name}</b> {athlete.start.first}
              {mark !== undefined && <small> · {mark}</small>}
            </span>
            <Key
              className={isChosen ? 'btn sel' : 'btn q'}
              isQuick
              aria-pressed={isChosen}
              aria-label={t('presence.dnsOf', { who: name })}
              onPress={() => toggle(athlete.row)}
            >
              {t(isChosen ? 'presence.dns' : 'presence.dnsAsk')}
            </Key>
          </li>
        );
      })}
    </ul>
  );
}
