import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { answer, openSpeaker, press, readRegion, speakerServer, startSpeakerServer } from '../testing/open-speaker.tsx';

beforeEach(startSpeakerServer);
afterEach(cleanup);

describe('on a screen', () => {
  const words = { layout: 'mix', place: 'Mur', width: 1, height: 1, isLocked: false } as const;

  test('a result goes to the screen that is chosen, for half a minute', async () => {
    speakerServer.answer = answer({ screens: [{ screen: 'abcd1234', seen: '2026-06-13T12:40:00Z', words }] });
    await openSpeaker();
    await press('À l’écran : 100 m F finale : VALMOREL Ana, RP');
    await press('1234 · Mur');
    const put = speakerServer.fetched.mock.calls.find(([url]) => String(url).includes('/screens'));
    expect(JSON.parse(String(put?.[1]?.body))).toEqual({
      screens: ['abcd1234'],
      act: 'show',
      layout: 'resultat',
      trial: 'race',
      seconds: 30,
    });
    expect(readRegion('À l’instant')).toContain('Envoyé, pour 30 s.');
  });

  test('all say «Podium», or that the stadium is left, after a question; «Annuler» sends nothing', async () => {
    speakerServer.answer = answer({ screens: [{ screen: 'abcd1234', seen: '2026-06-13T12:40:00Z', words }] });
    await openSpeaker();
    await press('Écrans · 1');
    await press('Orage : évacuer…');
    expect(document.activeElement?.textContent).toBe('Annuler');
    await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
    await press('Orage : évacuer…');
    await press('Annuler');
    expect(speakerServer.listTold()).toEqual([]);
    await press('Orage : évacuer…');
    await press('Orage : évacuer');
    await press('Auto…');
    await press('Auto');
    await press('Noir…');
    await press('Noir');
    await press('Identifier');
    expect(speakerServer.listTold()).toEqual([
      { act: 'message', text: expect.stringContaining('Storm: leave the stadium') },
      { act: 'auto' },
      { act: 'black' },
      { act: 'identify' },
    ]);
    expect(readRegion('Écrans')).toContain('1 écran prévenu.');
  });

  test('each screen says what it shows, by whom and how long yet, and is told anything by its own keys', async () => {
    const cue = {
      act: 'show',
      layout: 'depart',
      trial: 'race',
      since: new Date().toISOString(),
      by: 'speaker',
    } as const;
    const until = new Date(Date.now() + 60_000).toISOString();
    const seen = new Date().toISOString();
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    speakerServer.answer = answer({
      screens: [
        { screen: 'abcd1234', seen, words, cue: { ...cue, until } },
        { screen: 'abcd5678', seen: anHourAgo, words: { ...words, place: 'Hall' } },
      ],
    });
    await openSpeaker();
    await press('Écrans · 2');
    const panel = readRegion('Écrans');
    expect(panel).toContain('2 écrans · 1 sans nouvelles');
    expect(panel).toMatch(/1234 · MurListe de départ · 100 m F finale, ordre du speaker, encore \d+ s/);
    await press('Figer : écran 1234');
    await press('Plus… : écran 1234');
    await press('Noir : écran 1234');
    await press('Identifier : écran 1234');
    const screens = ['abcd1234'];
    expect(speakerServer.listTold()).toEqual([
      { screens, act: 'freeze' },
      { screens, act: 'black' },
      { screens, act: 'identify' },
    ]);
    expect(screen.getByRole('button', { name: /^Auto.*5678$/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('a screen is told another picture with its event and its end, words of its own, and the time that is left', async () => {
    speakerServer.answer = answer({ screens: [{ screen: 'abcd1234', seen: new Date().toISOString(), words }] });
    await openSpeaker();
    await press('Écrans · 1');
    const choose = (label: string, value: string) =>
      act(async () => {
        fireEvent.change(screen.getByLabelText(label), { target: { value } });
      });
    await press('Montrer… : écran 1234');
    await choose('Image', 'classement');
    await choose('Épreuve', 'long');
    await choose('Durée', '60');
    await press('Afficher');
    await press('Plus… : écran 1234');
    await press('Message… : écran 1234');
    expect(screen.getByRole('button', { name: 'Afficher' })).toHaveProperty('disabled', true);
    await choose('Message', ' Portes fermées ');
    await press('Afficher');
    await press('Compte à rebours…');
    await press('Annuler');
    await press('Compte à rebours…');
    await choose('Jusqu’à', '12:00');
    await choose('Ligne de texte (facultative)', 'Reprise');
    await press('Afficher');
    const screens = ['abcd1234'];
    expect(speakerServer.listTold()).toEqual([
      { screens, act: 'show', layout: 'classement', trial: 'long', seconds: 60 },
      { screens, act: 'message', text: 'Portes fermées' },
      { act: 'countdown', to: expect.stringMatching(/^\d{4}-\d\d-\d\dT1[01]:00:00\.000Z$/), text: 'Reprise' },
    ]);
  });

  test('what the server does not do is said, and the panel closes', async () => {
    speakerServer.answer = answer({ screens: [{ screen: 'abcd1234', seen: '2026-06-13T12:40:00Z', words }] });
    await openSpeaker();
    await press('Écrans · 1');
    speakerServer.fetched.mockImplementation(
      async () => ({ ok: false, status: 403, json: async () => ({}) }) as Response,
    );
    await press('Figer : écran 1234');
    expect(readRegion('Écrans')).toContain('Pas envoyé');
    await press('Fermer');
    expect(screen.queryByRole('region', { name: 'Écrans' })).toBeNull();
  });

  test('what a screen was told is read even where the reading under way then is lost', async () => {
    const listed = { screen: 'abcd1234', seen: new Date().toISOString(), words };
    speakerServer.answer = answer({ screens: [listed] });
    const { hear } = await openSpeaker();
    await press('Écrans · 1');
    let fail: (reason: TypeError) => void = () => undefined;
    speakerServer.fetched.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    const cue = { act: 'freeze', since: '2026-06-13T12:41:00Z', by: 'speaker' } as const;
    await hear({ screens: [{ ...listed, cue }] });
    await press('Figer : écran 1234');
    expect(readRegion('Écrans')).not.toContain('ordre du speaker');
    await act(async () => fail(new TypeError('no network')));
    expect(readRegion('Écrans')).toContain('ordre du speaker');
  });

  test('without a screen it says so; without an answer too', async () => {
    const { lose } = await openSpeaker();
    await press('À l’écran : Longueur Femmes SE');
    expect(readRegion('Maintenant')).toContain('Aucun écran n’est ouvert.');
    await press('À l’écran : Longueur Femmes SE');
    await lose();
    speakerServer.answer = answer({ screens: [{ screen: 'abcd1234', seen: '2026-06-13T12:40:00Z', words }] });
    expect(readRegion('Maintenant')).toContain('VALMOREL');
  });
});
