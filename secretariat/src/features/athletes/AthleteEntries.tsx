import { useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import type { ProgrammeGroup } from '../../api/programme-groups.ts';
import type { Athlete } from '../../api/register.ts';
import { Button } from '../../components/Button.tsx';
import { MoveToEvent } from '../../components/entry/MoveToEvent.tsx';
import { useHost } from '../../components/host.ts';
import { buildCompetitionPath } from '../../components/page/paths.ts';
import { SidewaysTable } from '../../components/table/SidewaysTable.tsx';
import { formatTrialNameInGroup } from '../../components/trial/trial-name.ts';
import { useStartEdits } from '../../components/trial/use-start-edits.ts';
import { useText } from '../../locales/use-text.ts';
import { formatName, listOtherSexEvents, toStart } from './athlete-rows.ts';
import { BestCell } from './BestCell.tsx';

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly athlete: Athlete;
  readonly groups: readonly ProgrammeGroup[];
  readonly onChanged: (key: string | undefined) => void;
}

type Entry = Athlete['entries'][number];

/** The entries of an athlete: each can be moved to another event, given a best mark, or removed. */
export function AthleteEntries({ challenge, canWrite, athlete, groups, onChanged }: Props) {
  const { t, language } = useText();
  const { confirm } = useHost();
  const { edit } = useStartEdits(challenge.oid);
  const [movedEntry, setMovedEntry] = useState<Entry>();
  const label = t('athletes.entries', { count: athlete.entries.length });
  const otherSexEvents = listOtherSexEvents(athlete, groups);

  /** The athlete's key once an entry has left its list: that of another entry. */
  const findKeyWithout = (removed: Entry): string | undefined => {
    const other = athlete.entries.find((entry) => entry !== removed);
    return other && `${other.trial}~${other.row}`;
  };
  const remove = async (entry: Entry) => {
    const who = formatName(athlete);
    const isSure = await confirm({
      title: t('starts.remove.title', { who }),
      subTitle: t('starts.remove.sub'),
      action: t('starts.remove'),
      destructive: true,
    });
    if (!isSure) return;
    const { trial, row } = entry;
    if (await edit([{ op: 'remove', trial, row }], t('starts.removed', { who }))) onChanged(findKeyWithout(entry));
  };
  return (
    <>
      <SidewaysTable label={label} className="sheet">
        <table className="tbl">
          <caption className="sr">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('entry.event')}</th>
              <th scope="col">{t('starts.col.bib')}</th>
              <th scope="col">{t('starts.col.best')}</th>
              {canWrite && (
                <th scope="col">
                  <span className="sr">{t('starts.acts')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {athlete.entries.map((entry) => {
              const group = groups.find(({ oid }) => oid === entry.gOID);
              const trial = group?.trials.find(({ oid }) => oid === entry.trial);
              const list = trial === undefined ? t('starts.commitments') : formatTrialNameInGroup(trial, language);
              const name = `${group?.name ?? ''} – ${list}`;
              return (
                <tr key={`${entry.trial} ${entry.row}`}>
                  <th scope="row">
                    <Link className="link" to={buildCompetitionPath(challenge.oid, 'starts', [entry.trial])}>
                      {name}
                    </Link>
                    {group !== undefined && otherSexEvents.includes(group) && (
                      <p className="msg">{t('athletes.otherSex')}</p>
                    )}
                  </th>
                  <td className="nb">{entry.bib ?? ''}</td>
                  <td>
                    <BestCell
                      key={entry.pb ?? ''}
                      chOID={challenge.oid}
                      entry={entry}
                      athlete={athlete}
                      event={trial ?? group?.trials[0]}
                      name={name}
                      canWrite={canWrite && !entry.isResult}
                    />
                  </td>
                  {canWrite && (
                    <td className="athlete-acts">
                      {!entry.isResult && (
                        <>
                          <Button
                            isSmall
                            aria-label={t('athletes.move.of', { name })}
                            onClick={() => setMovedEntry(entry)}
                          >
                            {t('athletes.move')}
                          </Button>
                          <Button
                            isSmall
                            kind="danger"
                            aria-label={t('athletes.remove.of', { name })}
                            onClick={() => void remove(entry)}
                          >
                            {t('athletes.remove')}
                          </Button>
                        </>
                      )}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </SidewaysTable>
      {movedEntry !== undefined && (
        <MoveToEvent
          challenge={challenge}
          groups={groups}
          from={{ list: movedEntry.trial, group: movedEntry.gOID }}
          rows={[toStart(athlete, movedEntry)]}
          edit={edit}
          onMoved={(to) => onChanged(findKeyWithout(movedEntry) ?? `${to}~${movedEntry.row}`)}
          onClose={() => setMovedEntry(undefined)}
        />
      )}
    </>
  );
}
