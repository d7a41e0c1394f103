import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { RecordsBody } from 'shared-domain/contract';
import { aChallenge } from 'shared-domain/testing';
import type { OwnRecord } from '../../api/event-records.ts';
import { anOrg, conflict, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const MEETING: OwnRecord = {
  oid: 'r1',
  kind: 'MR',
  event: '000100-0-55',
  v: 10_420,
  holder: 'A. Dupont',
  club: 'AC Rennes',
  date: '2019',
};

function open(given: readonly OwnRecord[], role: 'owner' | 'reader' = 'owner') {
  let kept = given;
  let revision = 1;
  const server = fakeServer({
    orgs: [anOrg({ role })],
    challenges: [aChallenge({ oid: 'val', visible: true })],
    answers: {
      secretariatTrials: () => ({ trials: [] }),
      secretariatRecords: () => {
        server.restoreAnswer('writeRecords');
        return { records: kept, revision };
      },
      writeRecords: ({ body }) => {
        kept = (body as RecordsBody).records.map((one) => ({ ...one, oid: one.oid ?? 'made' }));
        revision += 1;
        return { records: kept, revision };
      },
    },
  });
  const last = () => (server.findRequests('writeRecords').at(-1)?.body as RecordsBody | undefined)?.records;
  const meanwhile = (theirs: readonly OwnRecord[]) => {
    kept = theirs;
    revision = 2;
    server.overrideAnswer('writeRecords', conflict('stale'));
  };
  return { server, last, meanwhile, ...renderSecretariat('/mgr/lesecretariat/val/records') };
}

const edit = () => screen.findByRole('button', { name: /^Modifier\s: RM, / });

describe('records of meeting and stadium (P11.17)', () => {
  test('are listed with event, mark, holder and year', async () => {
    open([MEETING]);
    const table = await screen.findByRole('table', { name: 'Records' });
    for (const text of ['RM', '10.42', 'AC Rennes', '2019']) expect(within(table).getAllByText(text)[0]).toBeVisible();
    expect(within(table).getByRole('rowheader')).toHaveTextContent('100 m Hommes');
  });

  test('one is edited in a dialog, which says at its field what is refused', async () => {
    const { user, last } = open([MEETING]);
    await user.click(await edit());
    const mark = await screen.findByRole('textbox', { name: 'Performance' });
    await user.clear(mark);
    await user.type(mark, 'vite');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(mark).toBeInvalid();
    expect(mark).toHaveAccessibleDescription('Ce n’est pas une performance de cette épreuve.');
    await user.clear(mark);
    await user.type(mark, '1038');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('10.38')).toBeVisible();
    expect(last()).toEqual([{ ...MEETING, v: 10_380 }]);
  });

  test('one that another secretary changed meanwhile is not overwritten, and another of theirs stays', async () => {
    const { user, meanwhile, last } = open([MEETING]);
    const theirs = { ...MEETING, oid: 'r2', kind: 'SR' as const };
    meanwhile([MEETING, theirs]);
    await user.click(await edit());
    await user.type(await screen.findByRole('textbox', { name: 'Détenteur' }), ' (jr)');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('A. Dupont (jr)')).toBeVisible();
    expect(last()).toHaveLength(2);
    meanwhile([{ ...MEETING, holder: 'C. Petit' }]);
    await user.click(await edit());
    await user.type(await screen.findByRole('textbox', { name: 'Club' }), '!');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Rien n’a été écrasé');
  });

  test('one is deleted once that is confirmed', async () => {
    const { user, last, host } = open([MEETING]);
    host.confirm.mockResolvedValueOnce(false);
    const remove = await screen.findByRole('button', { name: /^Supprimer\s: RM, / });
    await user.click(remove);
    expect(last()).toBeUndefined();
    await user.click(remove);
    expect(await screen.findByText('Aucun record')).toBeVisible();
    expect(last()).toEqual([]);
  });

  test('who only reads sees them and no button', async () => {
    open([MEETING], 'reader');
    expect(await screen.findByText('10.42')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Ajouter|Modifier|Supprimer)/ })).toBeNull();
  });
});
