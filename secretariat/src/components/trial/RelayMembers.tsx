import { useState } from 'react';
import { countLegs, countSubstitutes, foldText } from 'shared-domain';
import type { Challenge, StartEdit } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../api/programme.ts';
import type { Athlete } from '../../api/register.ts';
import type { Start } from '../../api/start-lists.ts';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { ClubRunners } from './ClubRunners.tsx';
import { formatMembers, type Member, sortByLeg } from './member-names.ts';
import { formatStartName } from './start-name.ts';
import type { StartEdits } from './use-start-edits.ts';
import './relay.css';

/** The names of a team's runners, in the order of the legs. */
export function MemberNames({ row: { members = [] } }: { readonly row: Start }) {
  const { t } = useText();
  return <span className="members">{members.length === 0 ? t('starts.noMembers') : formatMembers(members)}</span>;
}

interface Props {
  readonly challenge: Challenge;
  readonly row: Start;
  readonly trial: string;
  /** Position in the list, from 0. */
  readonly position: number;
  /** The race, or one of the event's races where the team is not in a heat yet. */
  readonly race: ProgrammeTrial;
  readonly edit: StartEdits['edit'];
  readonly onClose: () => void;
}

interface MemberLine {
  readonly id: number;
  readonly last: string;
  readonly first: string;
  readonly bib: string;
}

/** Edits a team's runners in the order of their legs; those after the last leg are substitutes. */
export function RelayMembers({ challenge, row, trial, position, race, edit, onClose }: Props) {
  const { t } = useText();
  const legs = countLegs(race.g0);
  const [lines, setLines] = useState<readonly MemberLine[]>(() => {
    const members = sortByLeg(row.members ?? []);
    return Array.from({ length: Math.max(members.length, legs + countSubstitutes(race)) }, (_, id) => {
      const { last = '', first = '', bib = '' } = members[id] ?? {};
      return { id, last, first, bib };
    });
  });
  const changeLine = (index: number, change: Partial<MemberLine>) =>
    setLines(lines.map((line, other) => (other === index ? { ...line, ...change } : line)));
  const move = (from: number, to: number) => {
    const line = lines[from];
    if (line !== undefined) setLines(lines.toSpliced(from, 1).toSpliced(to, 0, line));
  };
  const isNamed = (last: string, first = ''): boolean =>
    lines.some((line) => foldText(`${line.last} ${line.first}`) === foldText(`${last} ${first}`));
  const fillNextLine = ({ last, first = '', bibs: [bib = ''] }: Athlete) => {
    const index = lines.findIndex((line) => line.last.trim() === '');
    if (index >= 0) changeLine(index, { last, first, bib });
  };
  const save = async () => {
    const namedMembers = lines.flatMap(({ last, first, bib }, index): Member[] =>
      last.trim() === ''
        ? []
        : [
            {
              last: last.trim(),
              ...(first.trim() && { first: first.trim() }),
              ...(bib.trim() && { bib: bib.trim() }),
              ...(index < legs && { leg: index + 1 }),
            },
          ],
    );
    const { row: key, members: _, ...entry } = row;
    const edits: StartEdit[] = [
      { op: 'remove', trial, row: key },
      { op: 'add', trial, entry: { ...entry, members: namedMembers } },
      { op: 'move', trial, row: key, odr: position + 1 },
    ];
    if (await edit(edits, t('starts.composed', { who: formatStartName(row) }))) onClose();
  };
  return (
    <FormDialog
      title={t('starts.compose.of', { who: formatStartName(row) })}
      action={t('starts.save')}
      width={640}
      onSend={save}
      onClose={onClose}
    >
      <ol className="relay-lines">
        {lines.map(({ id, last, first, bib }, index) => {
          const leg =
            index < legs ? t('starts.leg', { leg: index + 1 }) : t('starts.substitute', { number: index - legs + 1 });
          return (
            <li key={id}>
              <span className="leg">{leg}</span>
              <input
                className="in"
                aria-label={`${leg}, ${t('starts.last')}`}
                placeholder={t('starts.last')}
                value={last}
                onChange={({ target }) => changeLine(index, { last: target.value })}
              />
              <input
                className="in"
                aria-label={`${leg}, ${t('starts.first')}`}
                placeholder={t('starts.first')}
                value={first}
                onChange={({ target }) => changeLine(index, { first: target.value })}
              />
              <input
                className="in bib"
                aria-label={`${leg}, ${t('starts.col.bib')}`}
                placeholder={t('starts.col.bib')}
                value={bib}
                onChange={({ target }) => changeLine(index, { bib: target.value })}
              />
              <Button
                disabled={index === 0}
                aria-label={t('starts.up', { who: leg })}
                onClick={() => move(index, index - 1)}
              >
                <span aria-hidden="true">↑</span>
              </Button>
              <Button
                disabled={index === lines.length - 1}
                aria-label={t('starts.down', { who: leg })}
                onClick={() => move(index, index + 1)}
              >
                <span aria-hidden="true">↓</span>
              </Button>
            </li>
          );
        })}
      </ol>
      <ClubRunners
        challenge={challenge}
        team={row}
        category={row.category ?? race.category}
        isChosen={({ last, first }) => isNamed(last, first)}
        onChoose={fillNextLine}
      />
    </FormDialog>
  );
}
