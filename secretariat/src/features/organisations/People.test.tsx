import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import { anOrg, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

function open() {
  const server = fakeServer({
    orgs: [anOrg({ oid: 'val', name: 'AC Valmont', role: 'owner' })],
    answers: {
      members: () => ({ members: [] }),
      invitations: () => ({ invitations: [] }),
      organisationLogs: () => ({ logs: [] }),
      personData: () => ({ person: { last: 'VALMOREL', first: 'Inès' }, at: '2026-06-13T14:00:00Z', competitions: [] }),
      erasePerson: () => ({ competitions: 2, texts: 7 }),
      allowPerson: () => ({ competitions: 1 }),
    },
  });
  return { server, ...renderSecretariat('/mgr/lesecretariat/organisations?org=val') };
}

test('An owner erases a person once the last name is typed; nothing is sent before', async () => {
  const { user, server, host } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Nom' }), 'VALMOREL');
  await user.type(screen.getByRole('textbox', { name: 'Prénom' }), 'Inès');
  host.confirm.mockResolvedValueOnce(false);
  await user.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(host.confirm).toHaveBeenCalledWith(
    expect.objectContaining({
      title: spaceFrench('Effacer VALMOREL Inès ?'),
      securityText: 'VALMOREL',
      destructive: true,
    }),
  );
  expect(server.findRequests('erasePerson')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Effacer' }));
  await waitFor(() => expect(server.findRequests('erasePerson')).toHaveLength(1));
  expect(server.findRequests('erasePerson')[0]?.body).toEqual({ last: 'VALMOREL', first: 'Inès' });
  await waitFor(() =>
    expect(host.notify).toHaveBeenCalledWith(spaceFrench('VALMOREL Inès : données effacées de 2 compétitions.')),
  );
});

test('Nothing held is said; a name may be allowed again', async () => {
  const { user, server, host } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Nom' }), 'VALMOREL');
  await user.click(screen.getByRole('button', { name: 'Remettre ses données (JSON)' }));
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Aucune donnée sur VALMOREL.'));
  const allow = screen.getByRole('button', { name: 'Autoriser à nouveau' });
  await waitFor(() => expect(allow).not.toHaveAttribute('aria-busy'));
  await user.click(allow);
  await waitFor(() => expect(server.findRequests('allowPerson')).toHaveLength(1));
});
