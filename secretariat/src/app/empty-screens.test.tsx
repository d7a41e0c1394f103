import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aChallenge } from 'shared-domain/testing';
import { anOrg, fakeServer } from '../testing/fake-server.ts';
import { renderSecretariat } from '../testing/render-secretariat.tsx';

const ROOT = '/mgr/lesecretariat/val';

function open(segment: string, role: 'owner' | 'reader' = 'owner') {
  fakeServer({
    orgs: [anOrg({ role })],
    challenges: [aChallenge({ oid: 'val' })],
    answers: {
      secretariatTrials: () => ({ trials: [] }),
      ownTeams: () => ({ by: 'hun', teams: [] }),
      devices: () => ({ now: Date.now(), devices: [] }),
    },
  });
  renderSecretariat(`${ROOT}/${segment}`);
}

test.each([
  ['trials', 'Importer des engagés', 'entries'],
  ['athletes', 'Importer des engagés', 'entries'],
  ['starts', 'Importer des engagés', 'entries'],
  ['starts', 'Composer un programme', 'trials'],
  ['teams', 'Importer des engagés', 'entries'],
  ['teams?v=relays', 'Composer un programme', 'trials'],
  ['results', 'Importer des engagés', 'entries'],
  ['devices', 'Voir les codes officiels', 'codes'],
])('the empty screen at %s leads on: %s', async (segment, name, target) => {
  open(segment);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `${ROOT}/${target}`);
});

test('who only reads is not led to what is not theirs to do', async () => {
  open('starts', 'reader');
  expect(await screen.findByText('Aucune épreuve')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Importer des engagés' })).not.toBeInTheDocument();
});
