import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aChallenge } from 'shared-domain/testing';
import { fakeServer, refusal } from '../testing/fake-server.ts';
import { renderSecretariat } from '../testing/render-secretariat.tsx';

const SCREENS = [
  ['trials', 'Épreuves'],
  ['athletes', 'Athlètes'],
  ['starts', 'Listes de départ'],
  ['results', 'Résultats'],
  ['codes', 'Codes officiels'],
  ['settings', 'Réglages'],
] as const;

describe.each(SCREENS)('the screen at %s', (segment, title) => {
  test('has its title before its data, under a head that asks to choose nothing', async () => {
    fakeServer({ answers: { myChallenges: () => new Promise<never>(() => undefined) } });
    renderSecretariat(`/mgr/lesecretariat/val/${segment}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByText('Choisir une compétition')).not.toBeInTheDocument();
  });

  test('keeps it where they do not come', async () => {
    const server = fakeServer({
      challenges: [aChallenge({ oid: 'val' })],
      answers: { secretariatTrials: () => new Promise<never>(() => undefined) },
    });
    server.overrideAnswer('myChallenges', refusal('unavailable', 'the database is being moved'));
    renderSecretariat(`/mgr/lesecretariat/val/${segment}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('the database is being moved');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
