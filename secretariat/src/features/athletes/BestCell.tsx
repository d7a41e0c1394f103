import { useRef, useState } from 'react';
import { findMarkDoubt, formatBest, isInvalidEntry, type Performance, parseTypedMark } from 'shared-domain';
import type { ProgrammeGroup } from '../../api/programme-groups.ts';
import { type Athlete, useEditAthleteMutation } from '../../api/register.ts';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { findSexLetter, findSexNumber } from '../../components/entry/entry-draft.ts';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';

type Event = ProgrammeGroup['trials'][number];

interface Props {
  readonly chOID: string;
  readonly athlete: Athlete;
  readonly entry: Athlete['entries'][number];
  readonly event: Event | undefined;
  readonly name: string;
  readonly canWrite: boolean;
}

const findAthleteSex = ({ sex, category }: Athlete, event: Event): number =>
  findSexNumber({ sex: sex === 'M' || sex === 'F' ? sex : findSexLetter(category) }, event.category);

/** The best mark of an entry, edited in place; an unlikely one is asked about before it counts. */
export function BestCell({ chOID, athlete, entry, event, name, canWrite }: Props) {
  const { t } = useText();
  const { confirm } = useHost();
  const showRefusal = useRefusal();
  const [send] = useEditAthleteMutation();
  // While the question is open, the cell that loses the focus asks no second time.
  const isAsking = useRef(false);
  const text = event === undefined || entry.pb === undefined ? '' : formatBest(entry.pb, event);
  const [typed, setTyped] = useState(text);
  const value = typed.trim();
  const mark = value === '' || event === undefined ? undefined : parseTypedMark(value, event);
  const isUnreadable = mark !== undefined && (isInvalidEntry(mark) || mark.v === undefined);

  const confirmMark = async (best: Performance): Promise<boolean> => {
    if (event === undefined || best.v === undefined) return true;
    if (findMarkDoubt(best, event, { sex: findAthleteSex(athlete, event) }) === undefined) return true;
    const shown = formatBest(best.v, event);
    isAsking.current = true;
    const isRight = await confirm({
      title: t('entry.best.doubt.title', { mark: shown }),
      subTitle: name,
      action: t('entry.best.confirm', { mark: shown }),
    });
    isAsking.current = false;
    return isRight;
  };
  const saveBest = async () => {
    if (value === text || isUnreadable || isAsking.current) return;
    const best = mark === undefined || isInvalidEntry(mark) ? undefined : mark;
    if (best !== undefined && !(await confirmMark(best))) return;
    const { trial, row } = entry;
    const { error } = await send({ chOID, rows: [{ trial, row }], bests: [{ trial, row, pb: best?.v ?? null }] });
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
