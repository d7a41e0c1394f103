import { Key } from '../components/Key.tsx';
import { useText } from '../use-console.ts';
import { formatBibName, type ListedAthlete } from './presence.ts';

interface Props {
  readonly athletes: readonly ListedAthlete[];
  /** Keys of the rows that get a DNS. */
  readonly chosen: readonly string[];
  readonly onChoose: (rows: readonly string[]) => void;
}

/** Each of those who are missing, with a DNS that is chosen for her alone. */
export function DnsKeys({ athletes, chosen, onChoose }: Props) {
  const { t } = useText();
  const toggle = (row: string) =>
    onChoose(chosen.includes(row) ? chosen.filter((one) => one !== row) : [...chosen, row]);
  return (
    <ul className="dns">
      {athletes.map((athlete) => {
        const isChosen = chosen.includes(athlete.row);
        return (
          <li key={athlete.row}>
            <span>
              <b>{formatBibName(athlete)}</b> {athlete.start.first}
            </span>
            <Key
              className={isChosen ? 'btn sel' : 'btn q'}
              isQuick
              aria-pressed={isChosen}
              aria-label={t('presence.dnsOf', { who: formatBibName(athlete) })}
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
