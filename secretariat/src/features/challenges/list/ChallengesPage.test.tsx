import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { anOrg, fakeServer, refusal, TOKEN } from '../../../testing/fake-server.ts';
import { renderSecretariat } from '../../../testing/render-secretariat.tsx';

const PAST = aChallenge({ oid: 'past', name: 'Soirée des haies', date: '2020-05-02' });
const COMING = aChallenge({ oid: 'coming', name: 'Meeting du Val', date: '2099-06-13', duration: 2, trials: 12 });
const HIDDEN = aChallenge({ oid: 'hidden', name: 'Cross d’Aulne', place: 'Aulne', date: '2099-11-21', visible: false });

type Given = Parameters<typeof fakeServer>[0];

/** Opens the first page of a signed-in user. */
async function renderChallenges(given: Given = { challenges: [PAST, COMING, HIDDEN] }) {
  const server = fakeServer(given);
  const { user, host } = renderSecretariat('/mgr/lesecretariat/');
  await screen.findByRole('heading', { name: 'Mes compétitions' });
  return { server, user, host };
}

describe('my competitions (P11.2)', () => {
  test('opens on what is to come, one row a competition, its name heading the row', async () => {
    const { server } = await renderChallenges();
    const table = await screen.findByRole('table', { name: 'À venir' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
    const row = within(table).getByRole('row', { name: /Meeting du Val/ });
    expect(within(row).getByText('13–14 juin 2099')).toBeVisible();
    expect(within(row).getByText('Visible')).toBeVisible();
    expect(server.findRequests('myChallenges').at(0)?.token).toBe(TOKEN);
  });

  test('a hidden competition is a draft, and has no public page to open', async () => {
    await renderChallenges();
    const row = await screen.findByRole('row', { name: /Cross d’Aulne/ });
    expect(within(row).getByText('Brouillon')).toBeVisible();
    expect(within(row).queryByRole('link', { name: /Page publique/ })).not.toBeInTheDocument();
  });

  test('the period chosen is the one shown', async () => {
    const { user } = await renderChallenges();
    await user.click(await screen.findByText('Passées'));
    expect(screen.getByRole('link', { name: 'Soirée des haies' })).toBeVisible();
    expect(screen.queryByText('Meeting du Val')).not.toBeInTheDocument();
  });

  test('searching reads name and place without accents or case', async () => {
    const { user } = await renderChallenges();
    await user.type(await screen.findByRole('searchbox', { name: 'Chercher une compétition' }), 'AULNE');
    expect(screen.getByRole('link', { name: 'Cross d’Aulne' })).toBeVisible();
    expect(screen.queryByText('Meeting du Val')).not.toBeInTheDocument();
  });

  test('8. 120 of them, which the server answers fifty at a time, are all there to see and to search', async () => {
    const own = Array.from({ length: 120 }, (_, at) =>
      aChallenge({ oid: `c${at}`, name: `Réunion n° ${at + 1}`, date: '2099-06-13' }),
    );
    const { server, user } = await renderChallenges({
      answers: {
        myChallenges: ({ query }) => {
          const from = Number(query.get('cursor') ?? 0);
          const to = from + 50;
          return { challenges: own.slice(from, to), ...(to < own.length ? { next: `${to}` } : {}) };
        },
      },
    });
    expect(await screen.findByText('1–50 sur 120')).toBeVisible();
    expect(server.findRequests('myChallenges').map(({ query }) => query.get('cursor'))).toEqual([null, '50', '100']);
    await user.type(screen.getByRole('searchbox', { name: 'Chercher une compétition' }), 'n° 117');
    expect(screen.getByRole('link', { name: 'Réunion n° 117' })).toBeVisible();
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  });

  test('nothing yet says so and leads to the form', async () => {
    await renderChallenges({ challenges: [] });
    expect(await screen.findByText('Aucune compétition')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nouvelle compétition' })).toHaveAttribute(
      'href',
      '/mgr/lesecretariat/new',
    );
  });

  test('the organisations stand below with the role held in each', async () => {
    await renderChallenges();
    const section = screen.getByRole('region', { name: 'Mes organisations' });
    expect(await within(section).findByText('AC Valmont')).toBeVisible();
    expect(within(section).getByText('Propriétaire')).toBeVisible();
  });

  test('a reader deletes nothing', async () => {
    await renderChallenges({ orgs: [anOrg({ role: 'reader' })], challenges: [COMING] });
    await screen.findByText('Lecteur');
    expect(screen.queryByRole('button', { name: 'Supprimer Meeting du Val' })).not.toBeInTheDocument();
  });
});

describe('a competition of the list', () => {
  test('is shown to the public, or taken back, by its switch', async () => {
    const { server, user, host } = await renderChallenges({
      challenges: [HIDDEN],
      answers: { editChallenge: () => HIDDEN },
    });
    await user.click(await screen.findByRole('switch', { name: spaceFrench('Visible du public : Cross d’Aulne') }));
    await waitFor(() => expect(server.findRequests('editChallenge')[0]?.body).toEqual({ visible: true }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Cross d’Aulne est visible du public.'));
  });

  test('that is going on is hidden only after a question', async () => {
    const { server, user, host } = await renderChallenges({
      challenges: [{ ...COMING, visible: true, date: new Date().toISOString().slice(0, 10), duration: 2, tz: 'UTC' }],
      answers: { editChallenge: () => HIDDEN },
    });
    host.confirm.mockResolvedValueOnce(false);
    const shown = await screen.findByRole('switch', { name: spaceFrench('Visible du public : Meeting du Val') });
    await user.click(shown);
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        title: spaceFrench('Retirer « Meeting du Val » du public ?'),
        action: 'Retirer du public',
      }),
    );
    expect(server.findRequests('editChallenge')).toHaveLength(0);
    await user.click(shown);
    await waitFor(() => expect(server.findRequests('editChallenge')[0]?.body).toEqual({ visible: false }));
  });

  describe('is had again on another date', () => {
    const programme = {
      secretariatTrials: () => ({ trials: [aTrial()] }),
      uploadTrials: () => ({ created: 1, updated: 0, unchanged: 0, warnings: [] }),
    };
    const record = { kind: 'MR', event: '000100-0-56', v: 11_300, holder: 'A. Dupont', date: '2019' } as const;
    const records = { secretariatRecords: () => ({ records: [{ oid: 'R', ...record }], revision: 4 }) };

    async function duplicate(answers: NonNullable<NonNullable<Given>['answers']>, refused?: 'writeRecords') {
      const { server, user, host } = await renderChallenges({ challenges: [COMING], answers });
      if (refused !== undefined) server.overrideAnswer(refused, refusal('unavailable', 'busy'));
      await user.click(await screen.findByRole('button', { name: 'Dupliquer Meeting du Val' }));
      await user.click(await screen.findByRole('button', { name: 'Dupliquer' }));
      await waitFor(() => expect(host.notify).toHaveBeenCalledTimes(1));
      return { server, notice: host.notify.mock.lastCall?.[0] };
    }

    test('hidden, with its programme, and the records of meeting and stadium', async () => {
      const writeRecords = () => ({ records: [], revision: 1 });
      const { server, notice } = await duplicate({ ...programme, ...records, writeRecords });
      expect(server.findRequests('createChallenge')[0]?.body).toMatchObject({
        name: 'Meeting du Val (copie)',
        visible: false,
      });
      expect(server.findRequests('uploadTrials')[0]?.body).toMatchObject({ trialsData: [{ uid: '000100-0-56-f1' }] });
      expect(server.findRequests('writeRecords')[0]?.body).toEqual({ records: [record], revision: 0 });
      expect(notice).toBe('Compétition dupliquée. Elle reste cachée du public.');
    });

    test('what could not be copied is said', async () => {
      const { notice } = await duplicate({ ...programme, ...records }, 'writeRecords');
      expect(notice).toBe('Compétition dupliquée, mais sans ses records, qui n’ont pas pu être copiés.');
    });
  });
});

describe('deleting a competition (P11.4)', () => {
  test('asks for its name to the letter, says what goes with it, then it is gone', async () => {
    const { server, user, host } = await renderChallenges();
    await user.click(await screen.findByRole('button', { name: 'Supprimer Meeting du Val' }));
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        securityText: 'Meeting du Val',
        subTitle: 'Ses 12 épreuves, leurs listes de départ et leurs résultats seront supprimés.',
        action: 'Supprimer la compétition',
      }),
    );
    await waitFor(() => expect(screen.queryByText('Meeting du Val')).not.toBeInTheDocument());
    expect(server.findRequests('deleteChallenge').map(({ query }) => query.get('chOID'))).toEqual(['coming']);
    expect(host.notify).toHaveBeenCalledWith(expect.stringMatching(/^Compétition supprimée\. Pendant 30 jours/));
  });

  test('cancelled, it sends nothing', async () => {
    const { server, user, host } = await renderChallenges();
    host.confirm.mockResolvedValue(false);
    await user.click(await screen.findByRole('button', { name: 'Supprimer Meeting du Val' }));
    expect(server.findRequests('deleteChallenge')).toEqual([]);
    expect(screen.getByText('Meeting du Val')).toBeVisible();
  });

  test('refused, it says why and the competition stays', async () => {
    const { server, user, host } = await renderChallenges();
    server.overrideAnswer('deleteChallenge', refusal('forbidden', 'a reader deletes nothing'));
    await user.click(await screen.findByRole('button', { name: 'Supprimer Meeting du Val' }));
    await waitFor(() =>
      expect(host.notify).toHaveBeenCalledWith('Votre rôle ne permet pas cette action.', { kind: 'error' }),
    );
    expect(screen.getByText('Meeting du Val')).toBeVisible();
  });
});
