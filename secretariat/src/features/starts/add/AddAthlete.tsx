import { Alert } from 'antd';
import { useState } from 'react';
import {
  findCategory,
  findFederation,
  findFederationTable,
  findMainCategory,
  isMarkError,
  isRelayEvent,
  makeTeamId,
  parseMark,
  parseYear,
} from 'shared-domain';
import type { Challenge, UploadStart } from 'shared-domain/contract';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import type { Edits } from '../../../components/trial/use-start-edits.ts';
import { useText } from '../../../locales/use-text.ts';
import { hasLanes } from '../list/start-order.ts';
import type { PickedList } from '../picked-lists.ts';
import type { Start } from '../starts-endpoints.ts';

interface Props {
  readonly challenge: Challenge;
  readonly list: PickedList;
  readonly rows: readonly Start[];
  readonly edit: Edits['edit'];
  readonly onClose: () => void;
}

const NAMES = ['last', 'first', 'birth', 'club', 'bib', 'lane', 'best'] as const;
type Name = (typeof NAMES)[number];

const DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** A birth as it is typed: a year, or a day; the year alone is enough for the category. */
function parseBirth(text: string): { readonly day: string; readonly whole: boolean } | undefined {
  const year = parseYear(text);
  if (year !== undefined) return { day: `${year}-01-01`, whole: false };
  const [, d = '', m = '', y = ''] = DAY.exec(text) ?? [];
  const day = y === '' ? text : `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const date = new Date(`${day}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(date.getTime()) ? { day, whole: true } : undefined;
}

/** The first lane that nobody has, of a list in lanes. */
const freeLane = (rows: readonly Start[]): string => {
  if (!hasLanes(rows)) return '';
  const taken = new Set(rows.map(({ lane }) => lane));
  return String(Array.from({ length: 10 }, (_, at) => at + 1).find((lane) => !taken.has(lane)) ?? '');
};

/** A late entry: the name is enough, the rest is added where it is known. */
export function AddAthlete({ challenge, list, rows, edit, onClose }: Props) {
  const { t } = useText();
  const [typed, setTyped] = useState<Readonly<Partial<Record<Name, string>>>>({ lane: freeLane(rows) });
  const [isTried, setTried] = useState(false);
  const { group, trial, oid } = list;
  const ref = trial ?? group.trials[0];
  if (ref === undefined) return null;
  const isRelay = isRelayEvent(ref);
  const sex = findCategory(ref.category)?.sex ?? 0;
  const read = (name: Name): string => typed[name]?.trim() ?? '';
  const [last, first, birth, club] = [read('last'), read('first'), read('birth'), read('club')];
  const [bib, lane, best] = [read('bib'), read('lane'), read('best')];
  const isTaken = (name: 'bib' | 'lane') => rows.some((row) => String(row[name] ?? '') === read(name));

  const findFault = (name: Name): string | undefined => {
    const text = read(name);
    if (text === '') return name === 'last' ? t('error.required') : undefined;
    if (name === 'birth' && parseBirth(text) === undefined) return t('starts.birth.unreadable');
    if (name === 'lane' && !/^\d{1,2}$/.test(text)) return t('starts.lane.unreadable');
    if ((name === 'bib' || name === 'lane') && isTaken(name)) return t(`starts.${name}.isTaken`);
    if (name === 'best' && isMarkError(parseMark(text, ref))) return t('starts.best.unreadable');
    return undefined;
  };
  const save = async () => {
    setTried(true);
    if (NAMES.some((name) => findFault(name) !== undefined)) return;
    const born = parseBirth(birth);
    const table = findFederationTable(findFederation(challenge.rtype));
    const category = born === undefined ? undefined : findMainCategory(born.day, sex, challenge.date, { table })?.id;
    const mark = best === '' ? undefined : parseMark(best, ref);
    const entry: UploadStart = {
      ...(isRelay
        ? { relay: { oid: makeTeamId(last), n: last }, clubName: last, category: ref.category }
        : { last, first }),
      ...(!isRelay && club !== '' && { clubName: club }),
      ...(bib !== '' && { bib }),
      ...(lane !== '' && { lane: Number(lane) }),
      ...(category !== undefined && { category }),
      ...(born?.whole && { dob: born.day }),
      ...(mark !== undefined && !isMarkError(mark) && mark.v !== undefined && { pe: { pb: mark.v } }),
      odr: rows.length + 1,
    };
    const who = [last, first].filter(Boolean).join(' ');
    if (await edit([{ op: 'add', trial: oid, entry }], t('starts.added', { who }))) onClose();
  };

  /** What every field has. */
  const field = (name: Name) => ({
    fault: isTried ? findFault(name) : undefined,
    maxLength: 120,
    value: typed[name] ?? '',
    onText: (text: string) => setTyped({ ...typed, [name]: text }),
  });
  return (
    <FormDialog
      title={t(isRelay ? 'starts.addTeam' : 'starts.add')}
      action={t('starts.add.save')}
      onSend={save}
      onClose={onClose}
    >
      <div className="add-fields">
        <TextField {...field('last')} label={t(isRelay ? 'starts.col.team' : 'starts.last')} autoFocus />
        {!isRelay && (
          <>
            <TextField {...field('first')} label={t('starts.first')} />
            <TextField {...field('birth')} label={t('starts.birth')} help={t('starts.birth.help')} />
            <TextField {...field('club')} label={t('starts.col.club')} />
            <TextField {...field('bib')} label={t('starts.col.bib')} maxLength={40} />
          </>
        )}
        {trial !== undefined && (
          <TextField {...field('lane')} label={t('starts.lane')} inputMode="numeric" maxLength={2} />
        )}
        <TextField {...field('best')} label={t('starts.best')} />
      </div>
      {!isRelay && sex === 3 && <Alert type="info" title={t('starts.mixed')} />}
    </FormDialog>
  );
}
