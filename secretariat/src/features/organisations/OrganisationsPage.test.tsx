import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aChallenge } from 'shared-domain/testing';
import { anOrg, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const PATH = '/mgr/lesecretariat/organisations';

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('my organisations (P11.1)', () => {
  test('each stands with my role and what it has ahead', async () => {
    const org = anOrg({ oid: 'valmont', name: 'AC Valmont', role: 'secretary' });
    const ahead = { org: { oid: org.oid, name: org.name }, duration: 1 };
    fakeServer({
      orgs: [org, anOrg({ oid: 'sorbiere', name: 'Foulées de Sorbière', role: 'reader' })],
      challenges: [
        aChallenge({ ...ahead, oid: 'a', date: dayFromNow(10) }),
        aChallenge({ ...ahead, oid: 'b', date: dayFromNow(40) }),
        aChallenge({ ...ahead, oid: 'c', date: dayFromNow(-40) }),
      ],
    });
    renderSecretariat(PATH);
    const valmont = (await screen.findByText('AC Valmont')).closest('li') as HTMLElement;
    expect(await within(valmont).findByText('2 compétitions à venir')).toBeVisible();
    expect(within(valmont).getByText('Secrétaire')).toBeVisible();
    const sorbiere = screen.getByText('Foulées de Sorbière').closest('li') as HTMLElement;
    expect(within(sorbiere).getByText('Rien à venir')).toBeVisible();
  });

  test('are narrowed to one of my roles, which the list of roles comes from', async () => {
    fakeServer({
      orgs: [
        anOrg({ oid: 'valmont', name: 'AC Valmont', role: 'secretary' }),
        anOrg({ oid: 'sorbiere', name: 'Foulées de Sorbière', role: 'reader' }),
      ],
    });
    const { user } = renderSecretariat(PATH);
    const filter = await screen.findByLabelText('Rôle');
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tous les rôles', 'Secrétaire', 'Lecteur']);
    await user.selectOptions(filter, 'reader');
    expect(screen.getByText('Foulées de Sorbière')).toBeVisible();
    expect(screen.queryByText('AC Valmont')).not.toBeInTheDocument();
  });

  test('with one role everywhere have no filter', async () => {
    fakeServer({ orgs: [anOrg()] });
    renderSecretariat(PATH);
    await screen.findByText(anOrg().name);
    expect(screen.queryByLabelText('Rôle')).not.toBeInTheDocument();
  });

  test('an account without any is told so and may write to us', async () => {
    fakeServer({ orgs: [] });
    const { user, host } = renderSecretariat(PATH);
    expect(await screen.findByText('Aucune organisation rattachée à votre compte')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Contact' }));
    expect(host.openContact).toHaveBeenCalledTimes(1);
  });

  test('when the server refuses, the page says why and asks again on demand', async () => {
    const server = fakeServer();
    server.overrideAnswer('myOrgs', refusal('unavailable', 'the database is being moved'));
    const { user } = renderSecretariat(PATH);
    expect(await screen.findByRole('alert')).toHaveTextContent('the database is being moved');
    server.restoreAnswer('myOrgs');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(anOrg().name)).toBeVisible();
  });
});
