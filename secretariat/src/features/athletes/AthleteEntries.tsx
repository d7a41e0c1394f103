import { useState } from 'react';
import { formatBest, isInvalidEntry, parseTypedMark } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import type { ProgrammeGroup } from '../../api/programme-groups.ts';
import { type Athlete, useEditAthleteMutation } from '../../api/register.ts';
import { Button } from '../../components/Button.tsx';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { MoveToEvent } from '../../components/entry/MoveToEvent.tsx';
import { useHost } from '../../components/host.ts';
import { buildCompetitionPath } from '../../components/page/paths.ts';
import { SidewaysTable } from '../../components/table/SidewaysTable.tsx';
import { formatTrialNameInGroup } from '../../components/trial/trial-name.ts';
import { useStartEdits } from '../../components/trial/use-start-edits.ts';
import { useText } from '../../locales/use-text.ts';
import { formatName, toStart } from './athlete-rows.ts';

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
                  </th>
                  <td className="nb">{entry.bib ?? ''}</td>
                  <td>
                    <BestCell
                      key={entry.pb ?? ''}
                      chOID={challenge.oid}
                      entry={entry}
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

interface BestProps {
  readonly chOID: string;
  readonly entry: Entry;
  readonly event: ProgrammeGroup['trials'][number] | undefined;
  readonly name: string;
  readonly canWrite: boolean;
}

/** The best mark of an entry, edited in place. */
function BestCell({ chOID, entry, event, name, canWrite }: BestProps) {
  const { t } = useText();
  const showRefusal = useRefusal();
  const [send] = useEditAthleteMutation();
  const text = event === undefined || entry.pb === undefined ? '' : formatBest(entry.pb, event);
  const [typed, setTyped] = useState(text);
  const value = typed.trim();
  const mark = value === '' || event === undefined ? undefined : parseTypedMark(value, event);
  const isUnreadable = mark !== undefined && (isInvalidEntry(mark) || mark.v === undefined);
  const saveBest = async () => {
    if (value === text || isUnreadable) return;
    const pb = mark === undefined || isInvalidEntry(mark) || mark.v === undefined ? null : mark.v;
    const { trial, row } = entry;
    const { error } = await send({ chOID, rows: [{ trial, row }], bests: [{ trial, row, pb }] });
    if (error !== undefined) {
      showRefusal(error);
      setTyped(text);
    }
  };
  if (!canWrite || event === undefined) return <>{text}</>;
  return (
    <input
      className="in number best"
      aria-label={t('athletes.best.of', { name })}
      aria-invalid={isUnreadable || undefined}
      title={isUnreadable ? t('starts.best.unreadable') : undefined}
      value={typed}
      maxLength={20}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void saveBest()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') void saveBest();
        if (key === 'Escape') setTyped(text);
      }}
    />
  );
}
