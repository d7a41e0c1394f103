import { useId, useState } from 'react';
import type { Challenge, Team } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { useReadStartLists } from '../../../api/start-lists.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useStartEdits } from '../../../components/trial/use-start-edits.ts';
import { useText } from '../../../locales/use-text.ts';
import { type Member, makeTeamEdits } from './team-edits.ts';

interface Props {
  readonly challenge: Challenge;
  readonly programme: readonly ProgrammeTrial[];
  readonly team: Pick<Team, 'oid' | 'kind' | 'title'>;
  readonly teams: readonly Team[];
  readonly members: readonly Member[];
  readonly onMoved: () => void;
}

/** Moves the chosen members to another or a new team, in all their lists. */
export function MoveMembers({ challenge, programme, team, teams, members, onMoved }: Props) {
  const { t } = useText();
  const id = useId();
  const [title, setTitle] = useState('');
  const [readLists, { isFetching, error }] = useReadStartLists();
  const { edit, isBusy } = useStartEdits(challenge.oid);
  const others = teams.filter(({ oid, kind }) => oid !== team.oid && kind === team.kind);
  const teamName = title.trim();
  const move = async () => {
    const groupOids = new Set(members.flatMap(({ events }) => events.map(({ gOID }) => gOID)));
    const trialOids = programme.filter(({ gOID, starts }) => groupOids.has(gOID) && starts > 0).map(({ oid }) => oid);
    const { lists } = await readLists([...trialOids, ...groupOids]);
    if (lists === undefined) return;
    const existingTeam = others.find((one) => one.title === teamName);
    const edits = makeTeamEdits(lists, members, { kind: team.kind, title: teamName, oid: existingTeam?.oid });
    if (edits.length > 0 && (await edit(edits, t('teams.moved', { count: members.length, name: teamName })))) onMoved();
  };
  return (
    <Form className="team-move" onSend={move}>
      <TextField
        className="grow"
        label={t('teams.move.to')}
        list={id}
        maxLength={120}
        value={title}
        onText={setTitle}
      />
      <datalist id={id}>
        {others.map((one) => (
          <option key={one.oid} value={one.title} />
        ))}
      </datalist>
      <Button
        type="submit"
        kind="main"
        isBusy={isBusy || isFetching}
        disabled={members.length === 0 || teamName === '' || teamName === team.title}
      >
        {t('teams.move', { count: members.length })}
      </Button>
      <CallAlert error={error} />
    </Form>
  );
}
