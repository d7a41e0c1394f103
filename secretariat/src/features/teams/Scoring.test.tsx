import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { TEAM_SCORINGS } from 'shared-domain';
import type { Challenge, ChallengeEdit, TeamsAnswer } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const COUNTS = { athletes: 2, relays: 0, entries: 3, results: 1, marks: 1, wins: 1, pb: 0, sb: 0 };
const TEAMS: TeamsAnswer = {
  by: 'hun',
  teams: [{ oid: 'a', kind: 'club', title: 'AC Valmont', index: 1, points: 15, rank: 1, counts: COUNTS }],
};
const MATCH = TEAM_SCORINGS.match as unknown as NonNullable<Challenge['metadata']['teamScoring']>;

async function renderScoring(metadata: Challenge['metadata'] = {}, answer: TeamsAnswer = TEAMS) {
  let challenge = aChallenge({ oid: 'meeting', metadata });
  const edits: ChallengeEdit[] = [];
  fakeServer({
    challenges: [challenge],
    answers: {
      myChallenges: () => ({ challenges: [challenge] }),
      secretariatTrials: () => ({ trials: [aTrial({ status: 15, results: 0 })] }),
      ownTeams: () => answer,
      editChallenge: ({ body }) => {
        edits.push(body as ChallengeEdit);
        challenge = { ...challenge, ...(body as object) };
        return challenge;
      },
    },
  });
  const { user, host } = renderSecretariat('/mgr/lesecretariat/meeting/teams');
  await screen.findAllByRole('table');
  return { user, host, edits };
}

describe('team scoring', () => {
  test('is chosen among the usual ones and adapted to the regulations', async () => {
    const { user, edits } = await renderScoring();
    await user.click(screen.getByRole('button', { name: 'Régler le comptage' }));
    const points = screen.getByRole('textbox', { name: /^Points des places/ });
    await user.clear(points);
    await user.type(points, 'huit');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(edits).toEqual([]);
    await user.clear(points);
    await user.type(points, '6-4-2-1');
    const perEvent = screen.getByRole('spinbutton', { name: 'Comptés par épreuve' });
    await user.clear(perEvent);
    await user.type(perEvent, '1');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(edits.at(-1)?.metadata?.teamScoring).toEqual({
        kind: 'places',
        points: [6, 4, 2, 1],
        ties: 'shared',
        perEvent: 1,
      }),
    );
    expect(await screen.findByText('Points des places 6-4-2-1, 1 par épreuve')).toBeVisible();
  });

  test('makes the ranking official by a declaration, and provisional again when that is withdrawn', async () => {
    const { user, host, edits } = await renderScoring({ teamScoring: MATCH });
    expect(screen.getByText('Classement provisoire.')).toBeVisible();
    host.confirm.mockResolvedValueOnce(true);
    await user.click(screen.getByRole('button', { name: 'Déclarer officiel' }));
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ subTitle: 'Une épreuve n’a pas encore de résultats publiés.' }),
    );
    await waitFor(() => expect(edits.at(-1)?.metadata?.teamScoring?.declared).toMatch(/^\d{4}-/));
    await user.click(await screen.findByRole('button', { name: 'Revenir au provisoire' }));
    await waitFor(() => expect(edits.at(-1)?.metadata?.teamScoring).toEqual(MATCH));
  });

  test('shows a table per race when each race ranks its teams', async () => {
    const races = [
      {
        gOID: 'g',
        uid: '900031-0-55',
        group: 'Cross court',
        teams: [
          {
            oid: 'a',
            title: 'AC Valmont',
            rank: 1,
            score: 16,
            missing: 0,
            members: [{ last: 'A', first: 'B', place: 1, counts: true }],
          },
          { oid: 'b', title: 'US Sorbière', missing: 2, members: [] },
        ],
      },
    ];
    await renderScoring({}, { ...TEAMS, races });
    expect(screen.getByRole('heading', { name: 'Cross court' })).toBeVisible();
    expect(screen.getByRole('row', { name: /AC Valmont 1 16/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /US Sorbière.*il manque 2 arrivants/ })).toBeVisible();
  });
});
