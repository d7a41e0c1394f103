import { useState } from 'react';
import { countLegs, countSubstitutes, foldText, readEntryEvent } from 'shared-domain';
import type { Challenge, StartEdit } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { type Athlete, useAthletesQuery } from '../../api/register.ts';
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
  /** The race, or one of the event's races where the team is not in a heat yet. */
  readonly race: ProgrammeTrial;
  readonly edit: StartEdits['edit'];
  readonly onClose: () => void;
}

/** Whether a line has a bib or a first name but no last name. */
const isNameless = ({ last, first, bib }: MemberLine): boolean => last.trim() === '' && `${first}${bib}`.trim() !== '';

interface MemberLine {
  readonly id: number;
  readonly last: string;
  readonly first: string;
  readonly bib: string;
}

/** Edits a team's runners in the order of their legs; those after the last leg are substitutes. */
export function RelayMembers({ challenge, row, trial, race, edit, onClose }: Props) {
  const { t } = useText();
  const legs = countLegs(race.g0);
  const [lines, setLines] = useState<readonly MemberLine[]>(() => {
    const members = sortByLeg(row.members ?? []);
    return Array.from({ length: Math.max(members.length, legs + countSubstitutes(race)) }, (_, id) => {
      const { last = '', first = '', bib = '' } = members[id] ?? {};
      return { id, last, first, bib };
    });
  });
  const { data: athletes = [] } = useAthletesQuery(challenge.oid);
  const [isTried, setTried] = useState(false);
  const findByBib = (bib: string) => athletes.find(({ bibs }) => bibs.includes(bib.trim()));
  /** A bib of the competition gives the name, as long as none is typed. */
  const fillFromBib = (index: number) => {
    const line = lines[index];
    const athlete = line === undefined || line.last.trim() !== '' ? undefined : findByBib(line.bib);
    if (athlete !== undefined) changeLine(index, { last: athlete.last, first: athlete.first ?? '' });
  };
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
    setTried(true);
    if (lines.some(isNameless)) return;
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
    const change: StartEdit = { op: 'members', trial, row: row.row, members: namedMembers };
    if (await edit([change], t('starts.composed', { who: formatStartName(row) }))) onClose();
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
        {lines.map((line, index) => {
          const { id, last, first, bib } = line;
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
                aria-invalid={(isTried && isNameless(line)) || undefined}
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
                onBlur={() => fillFromBib(index)}
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
              {isTried && isNameless(line) && (
                <span className="msg" role="alert">
                  {bib.trim() === '' ? t('error.required') : t('starts.compose.noBib', { bib: bib.trim() })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <ClubRunners
        challenge={challenge}
        team={row}
        event={readEntryEvent(row.category === undefined || row.category === race.category ? race : row.category)}
        isChosen={({ last, first }) => isNamed(last, first)}
        onChoose={fillNextLine}
      />
    </FormDialog>
  );
}
