import { Link } from 'shared-domain/platform';
import { useOutbox } from '../../../api/marks/use-outbox.ts';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { competitionPath } from '../../../components/paths.ts';
import { trialName, trialTime } from '../../../components/trial-name.ts';
import { useText } from '../../../locales/use-text.ts';
import { stageOf } from './stages.ts';

interface Props {
  readonly chOID: string;
  readonly trials: readonly ProgrammeTrial[];
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
  readonly tz: string;
}

/** A line a trial: when, what, how many results of how many entries, its state, who holds it. */
export function BoardTable({ chOID, trials, chosen, onChosen, tz }: Props) {
  const { t, language } = useText();
  const { drafts } = useOutbox();
  const all = trials.length > 0 && trials.every(({ oid }) => chosen.has(oid));
  const toggle = (oids: readonly string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const oid of oids) {
      if (isOn) next.add(oid);
      else next.delete(oid);
    }
    onChosen(next);
  };
  return (
    <table className="entry board-table">
      <caption className="sr">{t('results.board')}</caption>
      <thead>
        <tr>
          <th scope="col" className="c">
            <input
              type="checkbox"
              checked={all}
              aria-label={t('results.choose.all')}
              onChange={() =>
                toggle(
                  trials.map(({ oid }) => oid),
                  !all,
                )
              }
            />
          </th>
          <th scope="col">{t('results.time')}</th>
          <th scope="col">{t('results.trial')}</th>
          <th scope="col" className="r">
            {t('results.results')}
          </th>
          <th scope="col">{t('results.state')}</th>
          <th scope="col" className="ph0">
            {t('results.holder')}
          </th>
        </tr>
      </thead>
      <tbody>
        {trials.map((trial) => {
          const { oid, hold, starts, results, status } = trial;
          const name = trialName(trial, language);
          const unsent = drafts.filter((draft) => draft.trial === oid).length;
          return (
            <tr key={oid} aria-selected={chosen.has(oid)}>
              <td className="c">
                <label className="box">
                  <input
                    type="checkbox"
                    checked={chosen.has(oid)}
                    aria-label={t('results.choose', { trial: name })}
                    onChange={({ target }) => toggle([oid], target.checked)}
                  />
                </label>
              </td>
              <td className="num">{trialTime(trial, tz)}</td>
              <th scope="row">
                <Link className="row-link" to={competitionPath(chOID, 'results', [oid])}>
                  {name}
                </Link>
                {unsent > 0 && <span className="dot on">{t('marks.unsent', { count: unsent })}</span>}
              </th>
              <td className="r num">
                {results}/{starts}
              </td>
              <td>
                <span className={`stt ${stageOf(trial)}`}>{t(`results.status.${status}`)}</span>
              </td>
              <td className="ph0 muted">
                {hold !== undefined &&
                  (hold.own
                    ? t('results.holder.own')
                    : (hold.email ?? t('results.held.device', { kind: t(`kind.code.${hold.by ?? 'judge'}`) })))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
