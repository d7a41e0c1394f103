import { findLegs } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { formatStartName } from '../../../components/trial/start-name.ts';
import { useText } from '../../../locales/use-text.ts';
import { formatRace } from '../relays/relay-columns.tsx';
import type { RelayLine } from '../relays/relay-lines.ts';

interface Props {
  readonly challenge: Challenge;
  readonly lines: readonly RelayLine[];
}

/** A printed page per list: the teams with a column for each leg, blank where no runner is declared. */
export function RelaySheets({ challenge, lines }: Props) {
  const { t, language } = useText();
  return [...Map.groupBy(lines, ({ listOid }) => listOid)].map(([listOid, listLines]) => {
    const [first] = listLines;
    if (first === undefined) return null;
    const legs = findLegs(first.trial.g0) ?? [];
    return (
      <section key={listOid} className="paper-sheet">
        <strong>{challenge.name}</strong>
        <h2>{formatRace(first, { t, language, challenge })}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('starts.col.lane')}</th>
              <th scope="col">{t('starts.col.bib')}</th>
              <th scope="col">{t('teams.team')}</th>
              {legs.map((_, leg) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a leg is its place
                <th key={leg} scope="col">
                  {t('starts.leg', { leg: leg + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listLines.map(({ key, row }) => (
              <tr key={key}>
                <td>{row.lane}</td>
                <td>{row.bib}</td>
                <th scope="row">{formatStartName(row)}</th>
                {legs.map((_, leg) => {
                  const runner = row.members?.find((member) => member.leg === leg + 1);
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a leg is its place
                    <td key={leg}>{[runner?.last, runner?.first].filter(Boolean).join(' ')}</td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    );
  });
}
