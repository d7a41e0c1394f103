import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import { changeLanguage } from 'shared-domain/platform';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { anOrg, fakeServer, refusal, refusalAt } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const saved: string[] = [];
URL.createObjectURL = () => 'blob:file';
URL.revokeObjectURL = () => undefined;
jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
  saved.push(this.download);
});
afterEach(() => {
  saved.splice(0);
  changeLanguage('fr');
});

function open({ visible = true, role = 'owner' as 'owner' | 'reader', duration = 2 } = {}) {
  const server = fakeServer({
    orgs: [anOrg({ role })],
    challenges: [aChallenge({ oid: 'val', date: '2026-06-13', duration, visible })],
    answers: {
      secretariatTrials: () => ({
        trials: [
          aTrial({ oid: 'jump', chOID: 'val', uid: '900003-0-55-f1', g0: 900_003, name: 'Longueur', results: 8 }),
          aTrial({ oid: 'race', chOID: 'val', results: 8 }),
        ],
      }),
      print: () => ({}),
      csvFile: () => ({}),
      resultsTable: () => ({}),
      lynxFile: () => ({}),
      calendar: () => ({}),
      snapshot: () => ({}),
      exportCompetition: () => ({}),
      liveLog: () => ({
        accepted: ['a'],
        already: ['b'],
        refused: [{ id: 'c', kept: true, aside: 'held', errors: [] }],
      }),
      importCompetition: () => ({ chOID: 'new', trials: 12, starts: 80, results: 40 }),
    },
  });
  return { server, ...renderSecretariat('/mgr/lesecretariat/val/files') };
}

const press = (name: string) => screen.findByRole('button', { name });
// jsdom's files have no `text()`.
const aFile = (text: string) =>
  Object.assign(new File([text], 'competition.json', { type: 'application/json' }), { text: async () => text });

describe('exports and files', () => {
  test.each([
    ['Programme (.ics)', 'programme.ics', 'calendar'],
    ['Dossier de pages (.zip)', 'competition.zip', 'snapshot'],
    ['Courses et couloirs (.evt)', 'lynx.evt', 'lynxFile'],
    ['Athlètes (.ppl)', 'lynx.ppl', 'lynxFile'],
    ['Programme (.sch)', 'lynx.sch', 'lynxFile'],
    ['Résultats du concours (.lff)', 'lynx.lff', 'lynxFile'],
    ['Enregistrer (.json)', 'competition.json', 'exportCompetition'],
  ] as const)('«%s» is taken as %s', async (button, name, call) => {
    const { user, server, host } = open();
    await user.click(await press(button));
    expect(server.findRequests(call)).toHaveLength(1);
    expect(saved).toEqual([name]);
    expect(host.notify).toHaveBeenCalledWith(spaceFrench(`${name} : téléchargé.`));
  });

  test('lists come as PDF of the day chosen, and as CSV with the separator chosen', async () => {
    const { user, server } = open();
    const [pdf, csv] = await screen.findAllByRole('button', { name: 'Listes de départ' });
    await user.selectOptions(screen.getByLabelText('Jour'), '2026-06-14');
    await user.click(pdf as HTMLElement);
    expect(Object.fromEntries(server.findRequests('print')[0]?.query ?? [])).toEqual({
      list: 'starts',
      day: '2026-06-14',
      lang: 'fr',
    });
    await user.selectOptions(screen.getByLabelText('Séparateur'), 'Virgule');
    await user.click(csv as HTMLElement);
    expect(server.findRequests('csvFile')[0]?.query.get('separator')).toBe('comma');
    expect(saved).toEqual(['listes-de-depart.pdf', 'listes-de-depart.csv']);
  });

  test('a file has a name of the reader’s language', async () => {
    const { user } = open();
    await press('Classeur XLSX');
    await act(async () => changeLanguage('en'));
    const [pdf, csv] = await screen.findAllByRole('button', { name: 'Start lists' });
    for (const button of [pdf, csv, await press('XLSX workbook')]) await user.click(button as HTMLElement);
    expect(saved).toEqual(['start-lists.pdf', 'start-lists.csv', 'full-results.xlsx']);
  });

  test('a refused file is not saved: the page says why', async () => {
    const { user, server } = open();
    server.overrideAnswer('lynxFile', refusal('invalid request', 'query.file: no race has lanes'));
    await user.click(await press('Courses et couloirs (.evt)'));
    expect(await screen.findByRole('alert')).toHaveTextContent('no race has lanes');
    expect(saved).toEqual([]);
  });

  test('of a hidden competition the public’s files are not offered, and the page says why', async () => {
    open({ visible: false });
    await press('Enregistrer (.json)');
    expect(screen.getAllByText('Disponible une fois la compétition visible du public.')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Programme (.ics)' })).toBeNull();
  });

  test('a competition’s file becomes a new competition, which is one step away', async () => {
    const { user, server } = open();
    await press('Ouvrir comme nouvelle compétition');
    await user.upload(
      screen.getByLabelText('Fichier de compétition (.json)'),
      aFile('{"format":"foulee-competition"}'),
    );
    expect(
      await screen.findByText('Compétition créée. Épreuves : 12 ; engagements : 80 ; résultats : 40.'),
    ).toBeVisible();
    expect(server.findRequests('importCompetition')[0]?.query.get('orgOID')).toBe(anOrg().oid);
    expect(screen.getByRole('link', { name: 'Ouvrir la nouvelle compétition' })).toHaveAttribute(
      'href',
      '/mgr/lesecretariat/new',
    );
  });

  test('a file that is none says so, one with faults names each', async () => {
    const { user, server } = open();
    await press('Ouvrir comme nouvelle compétition');
    await user.upload(screen.getByLabelText('Fichier de compétition (.json)'), aFile('pas du json'));
    expect(await screen.findByText(/n’est pas du JSON/)).toBeVisible();
    const faults = { '$.format': 'is none', '$.startlists["a"][0].bib': 'is missing' };
    server.overrideAnswer('importCompetition', refusalAt('invalid request', faults));
    await user.upload(screen.getByLabelText('Fichier de compétition (.json)'), aFile('{}'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Le serveur a refusé une valeur\./);
    expect(
      screen.getByText(/^Ligne 1, caractère \d+ : Le serveur a refusé une valeur : Dossard \(ligne 1\)\.$/),
    ).toBeVisible();
  });

  test('who only reads takes files and imports none', async () => {
    open({ role: 'reader' });
    await press('Enregistrer (.json)');
    expect(screen.queryByRole('button', { name: 'Ouvrir comme nouvelle compétition' })).toBeNull();
  });

  test('a log of another server is brought to the same events here once it is confirmed, and refused where one is not here', async () => {
    const { user, server, host } = open();
    host.confirm.mockResolvedValueOnce(false);
    const { date } = aTrial();
    const source = { device: 'A', by: 'judge', isOwnTime: false, facts: [{ fact: { id: 'a', trialOID: 'there' } }] };
    const write = (at: string) =>
      JSON.stringify({
        foulee: 'live-log',
        competition: 'Régionaux',
        trials: [{ oid: 'there', uid: '900003-0-55-f1', date: at }],
        logs: [{ chOID: 'laptop', trial: 'there', device: 'A', label: '', sources: [source] }],
      });
    await press('Importer un journal');
    const choose = async (text: string) =>
      user.upload(await screen.findByLabelText('Journal d’un appareil (.json)'), aFile(text));
    await choose(write('2025-01-01T10:00:00Z'));
    expect(await screen.findByText(/^Ce journal est d’une autre compétition/)).toBeVisible();
    expect(server.findRequests('liveLog')).toEqual([]);
    expect(host.confirm).not.toHaveBeenCalled();
    await choose(write(date));
    await waitFor(() => expect(host.confirm).toHaveBeenCalledTimes(1));
    expect(host.confirm.mock.calls[0]?.[0].subTitle).toMatch(/Régionaux.* 1 épreuve est la même ici/);
    expect(server.findRequests('liveLog')).toEqual([]);
    await choose(write(date));
    await screen.findByText(/mis à part/);
    expect(server.findRequests('liveLog').map(({ body }) => body)).toMatchObject([
      { device: 'A', facts: [{ id: 'a', trialOID: 'jump' }] },
    ]);
  });

  test('24. the log of a device is brought, one device a call; what came of its facts is said', async () => {
    const { user, server } = open();
    const fact = (id: string) => ({ fact: { id }, state: 'held', isStored: false });
    const source = (device: string, isOwnTime: boolean, ...ids: string[]) => ({
      device,
      by: 'judge',
      isOwnTime,
      facts: ids.map(fact),
    });
    const log = {
      chOID: 'val',
      trial: 't',
      device: 'A',
      label: '',
      sources: [source('A', true, 'a', 'b'), source('B', false, 'c')],
    };
    const choose = async (text: string) =>
      user.upload(await screen.findByLabelText('Journal d’un appareil (.json)'), aFile(text));
    await choose(JSON.stringify({ foulee: 'live-log', logs: [log] }));
    expect(await screen.findByText(/mis à part/)).toHaveTextContent(
      /nouveaux\s: 2\s; déjà là\s: 2\s; mis à part\s: 2\s; refusés\s: 0/,
    );
    expect(server.findRequests('liveLog').map(({ body }) => body)).toEqual([
      { device: 'A', by: 'judge', clock: { source: 'own' }, facts: [{ id: 'a' }, { id: 'b' }] },
      { device: 'B', by: 'judge', clock: { source: 'server' }, facts: [{ id: 'c' }] },
    ]);
    await choose(JSON.stringify({ foulee: 'live-log', logs: [{ ...log, chOID: 'other' }] }));
    expect(await screen.findByText(/^Ce journal est d’une autre compétition/)).toBeVisible();
  });
});
