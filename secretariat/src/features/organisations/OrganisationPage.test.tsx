import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import { type Invitation, type Member, SITE_ADDRESS_KEY } from 'shared-domain/contract';
import { anOrg, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const CLAIRE: Member = { oid: 'c', email: 'claire@val.example', role: 'owner', verified: true, secondFactor: false };
const MARC: Member = { oid: 'm', email: 'marc@val.example', role: 'reader', verified: true, secondFactor: false };
const ASKED: Invitation = {
  oid: 'i',
  email: 'lea@val.example',
  role: 'secretary',
  created: '2026-06-10T10:00:00Z',
  expires: '2026-06-17T10:00:00Z',
};

function open({
  role = 'owner' as 'owner' | 'reader',
  mailed = false,
  members = [CLAIRE, MARC],
  refused = false,
  isNew = false,
  origins = [] as { origin: string }[],
} = {}) {
  const org = anOrg({ oid: 'val', name: 'AC Valmont', role });
  const server = fakeServer({
    orgs: [org],
    answers: {
      members: () => ({ members }),
      info: () => ({ origins }),
      invitations: () => ({ invitations: [ASKED] }),
      recordLists: () => ({
        lists: [{ name: 'Club 2026', edition: '2026', records: 12, imported: '2026-06-10T10:00:00Z' }],
      }),
      importOrganisationRecords: ({ query }) => ({
        ...{ dryRun: query.get('dryRun') === 'true', list: 'Ligue', read: 3, added: 3, removed: 0 },
        ...{ competitions: 4, left: query.get('dryRun') === 'true' ? [] : ['Open'], warnings: [], notes: [] },
      }),
      deleteRecordList: () => ({ name: 'Club 2026' }),
      organisationLogs: () => ({
        logs: isNew
          ? []
          : [
              {
                oid: '1',
                at: '2026-06-10T10:00:00Z',
                who: CLAIRE,
                action: 'member joined',
                detail: { member: 'm', role: 'secretary' },
              },
            ],
      }),
      changeMember: ({ body }) => ({ ...MARC, ...(body as object) }),
      removeMember: () => ({ oid: 'm' }),
      undo: () => ({ chOID: 'open', log: '3' }),
      revokeInvitation: () => ({ oid: 'i' }),
      renameOrganisation: () => org,
      inviteMember: ({ body }) => ({
        invitation: { ...ASKED, ...(body as object) },
        mailed,
        ...(mailed ? {} : { link: '/mgr/lesecretariat/#invitation=secret' }),
      }),
    },
  });
  if (refused) server.overrideAnswer('members', refusal('unavailable', 'the database is being moved'));
  return { server, ...renderSecretariat('/mgr/lesecretariat/organisations?org=val') };
}

describe('an organisation (P11.1)', () => {
  test('an owner changes a member’s role; the last owner is protected, and the page says why', async () => {
    const { user, server, host } = open();
    const claire = await screen.findByRole('combobox', { name: 'Rôle de claire@val.example' });
    expect(claire).toBeDisabled();
    expect(claire).toHaveAccessibleDescription(/^Dernier propriétaire/);
    expect(screen.getByRole('button', { name: 'Retirer claire@val.example' })).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rôle de marc@val.example' }), 'Secrétaire');
    expect(server.findRequests('changeMember')[0]?.body).toEqual({ role: 'secretary' });
    expect(host.notify).toHaveBeenCalledWith(spaceFrench('marc@val.example : Secrétaire.'));
  });

  test('lists of records are imported once it was read for how many competitions, and are deleted', async () => {
    const { user, server, host } = open();
    expect(await screen.findByText(/^2026 · 12 records · 10 juin 2026$/)).toBeVisible();
    const input = screen.getByLabelText('Fichier de records');
    await user.upload(input, new File(['kind;event'], 'Ligue.csv', { type: 'text/csv' }));
    await waitFor(() => expect(server.findRequests('importOrganisationRecords')).toHaveLength(2));
    const asked = spaceFrench('Lus : 3. Nouveaux : 3. Retirés : 0. Pour 4 compétitions à venir ou en cours.');
    expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ subTitle: asked }));
    await waitFor(() =>
      expect(host.notify).toHaveBeenCalledWith(expect.stringContaining('pas dans'), { kind: 'error' }),
    );
    await user.click(screen.getByRole('button', { name: spaceFrench('Supprimer : Club 2026') }));
    await waitFor(() => expect(server.findRequests('deleteRecordList')[0]?.query.get('name')).toBe('Club 2026'));
  });

  test('a reader of the organisation reads its lists of records', async () => {
    open({ role: 'reader' });
    expect(await screen.findByRole('button', { name: 'Exporter Club 2026 (CSV)' })).toBeVisible();
    expect(screen.queryByLabelText('Fichier de records')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Supprimer.*Club 2026/ })).toBeNull();
  });

  test('a member is taken out once it is confirmed by name', async () => {
    const { user, server, host } = open();
    host.confirm.mockResolvedValueOnce(false);
    const button = await screen.findByRole('button', { name: 'Retirer marc@val.example' });
    await user.click(button);
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: spaceFrench('Retirer marc@val.example de AC Valmont ?'), destructive: true }),
    );
    expect(server.findRequests('removeMember')).toEqual([]);
    await user.click(button);
    expect(server.findRequests('removeMember')).toHaveLength(1);
  });

  test.each([
    [true, /^Invitation envoyée à noa@val\.example/],
    [false, /^http:\/\/localhost\/mgr\/lesecretariat\/#invitation=secret$/],
  ])('an invitation mailed: %s; else its link is shown to copy', async (mailed, said) => {
    const { user, server } = open({ mailed });
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'noa@val.example');
    await user.click(screen.getByRole('button', { name: 'Créer l’invitation' }));
    expect(server.findRequests('inviteMember')[0]?.body).toEqual({
      email: 'noa@val.example',
      role: 'secretary',
    });
    expect(await screen.findByText(said)).toBeVisible();
  });

  test('11. an invitation to pass on starts at the public address, wherever its owner opened the page', async () => {
    document.head.innerHTML = '<script id="site" data-origin="https://r.example"></script>';
    const { user } = open({ mailed: false });
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'noa@val.example');
    await user.click(screen.getByRole('button', { name: 'Créer l’invitation' }));
    expect(await screen.findByText('https://r.example/mgr/lesecretariat/#invitation=secret')).toBeVisible();
    document.head.innerHTML = '';
  });

  test('on the server’s own laptop it starts at the address of the network that was chosen for slips, never at localhost', async () => {
    const origins = [{ origin: 'http://192.168.1.20:3000' }, { origin: 'http://10.0.0.7:3000' }];
    localStorage.setItem(SITE_ADDRESS_KEY, 'http://10.0.0.7:3000');
    const { user } = open({ mailed: false, origins });
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'noa@val.example');
    await user.click(screen.getByRole('button', { name: 'Créer l’invitation' }));
    expect(await screen.findByText('http://10.0.0.7:3000/mgr/lesecretariat/#invitation=secret')).toBeVisible();
  });

  test('a member whose address nobody has confirmed is marked, and nobody else', async () => {
    open({ members: [CLAIRE, { ...MARC, verified: false }] });
    expect(await screen.findByRole('rowheader', { name: /^marc@val\.example.*adresse non confirmée/ })).toBeVisible();
    expect(screen.getAllByText('adresse non confirmée')).toHaveLength(1);
  });

  test('an invitation that waits is withdrawn', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Retirer l’invitation de lea@val.example' }));
    expect(server.findRequests('revokeInvitation')).toHaveLength(1);
  });

  test('a journal in which nothing stands yet says what will, of the organisation', async () => {
    open({ isNew: true });
    expect(await screen.findByText(/^Chaque changement de l’organisation, de ses membres/)).toBeVisible();
  });

  test('its journal puts a deleted competition back', async () => {
    const { user, server, host } = open();
    const deleted = {
      oid: '2',
      at: '2026-06-11T10:00:00Z',
      who: CLAIRE,
      action: 'challenge deleted',
      detail: { name: 'Open du Val' },
      undo: '2026-07-11T10:00:00Z',
    };
    server.overrideAnswer('organisationLogs', { status: 200, body: { logs: [deleted] } });
    await user.click(await screen.findByRole('button', { name: /^Annuler\s: Compétition supprimée/ }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Action annulée.'));
    expect(server.findRequests('undo')[0]?.body).toEqual({ logOid: '2' });
  });

  test('it is renamed, and its journal says who did what', async () => {
    const { user, server } = open();
    const name = await screen.findByLabelText('Nom de l’organisation');
    await user.clear(name);
    await user.type(name, 'AC Val{Enter}');
    const journal = await screen.findByRole('table', { name: 'Journal de l’organisation' });
    expect(within(journal).getByText('A rejoint l’organisation comme secrétaire.')).toBeVisible();
    expect(within(journal).getByText('marc@val.example')).toBeVisible();
    await waitFor(() => expect(server.findRequests('renameOrganisation')[0]?.body).toEqual({ name: 'AC Val' }));
  });

  test('who is no owner reads the members and nothing else', async () => {
    const { server } = open({ role: 'reader' });
    expect(await screen.findByRole('rowheader', { name: 'marc@val.example' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Retirer/ })).toBeNull();
    expect([...server.findRequests('invitations'), ...server.findRequests('organisationLogs')]).toEqual([]);
  });

  test('when the server refuses, the page says why', async () => {
    open({ refused: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('the database is being moved');
  });
});
