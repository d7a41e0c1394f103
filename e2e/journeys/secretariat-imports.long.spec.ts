import type { Page } from '@playwright/test';
import { buildHundredMetres } from '../support/meet.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { buildSixtyMetresFile, SIXTY_STARTERS } from '../support/photo-finish.ts';
import { buildRoadCsv } from '../support/road-csv.ts';
import { createRoadRace, FINISHERS } from '../support/road-race.ts';
import type { RunningServer } from '../support/server.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const SIXTY_UID = '000060-0-56-f1';
/** Pages and pages: the finishers that there are and more. */
const ROAD_ROWS = FINISHERS + 1650;

test.describe('Files of results into the secretariat', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  let server: RunningServer;
  let organiser: OrganiserClient;

  test.beforeAll(async ({ sharedServer }) => {
    test.setTimeout(240_000);
    server = sharedServer;
    organiser = await OrganiserClient.signIn(server.url);
  });

  const open = (page: Page, path: string) => openAndSignIn(page, `${server.url}/mgr/lesecretariat/${path}`);

  const trialOf = async (chOID: string, uid: string): Promise<string> => {
    type Answer = { trials: { oid: string; uid: string }[] };
    const { trials } = await organiser.call<Answer>('GET', `/api/lesecretariat/trials/${chOID}`);
    return trials.find((trial) => trial.uid === uid)?.oid ?? '';
  };

  test('a .lif is compared with the heat before it is written: what does not match, line by line, in French', async ({
    page,
  }) => {
    const chOID = await organiser.createChallenge('Salle du Val');
    const [hundred] = buildHundredMetres([], 30).trialsData as Record<string, unknown>[];
    await organiser.upload(chOID, {
      trialsData: [{ ...hundred, uid: SIXTY_UID, group: '60 m', name: '60 m – Finale', g0: 60, dets: {} }],
      startlists: {
        // One in another lane, one by another name than the camera's.
        [SIXTY_UID]: SIXTY_STARTERS.map(([bib, last, lane], at) => ({
          bib,
          first: 'Ana',
          category: 56,
          odr: at + 1,
          last: last === 'PETIT' ? 'GRAND' : last,
          lane: last === 'MOREAU' ? 9 : lane,
        })),
      },
      resultlists: {},
    });
    const oid = await trialOf(chOID, SIXTY_UID);
    await open(page, `${chOID}/results`);
    await page.getByRole('button', { name: 'Importer un fichier' }).click();
    const field = page.getByLabel('Fichier .lif, .lff ou .csv');
    const lif = { name: 'heat.lif', mimeType: 'text/plain', buffer: buildSixtyMetresFile() };
    await field.setInputFiles(lif);
    await expect(page.getByRole('alert')).toContainText(
      'Ligne 1, colonne 1 (event) : aucune série ne porte les numéros du fichier : épreuve 31500017, tour 1, série 2',
    );

    await page.getByRole('dialog').getByLabel('Épreuve').selectOption(oid);
    await field.setInputFiles([]);
    await field.setInputFiles(lif);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('8 lignes lues.')).toBeVisible();
    await expect(drawer.getByText('2 lignes à vérifier')).toBeVisible();
    await expect(drawer.getByText('Ligne 4, colonne 4 (last) : GRAND Ana (2268) s’y appelle PETIT')).toBeVisible();
    await expect(
      drawer.getByText('Ligne 9, colonne 3 (lane) : MOREAU Ana (2309) est au couloir 9 de la liste de départ'),
    ).toBeVisible();
    const preview = drawer.getByRole('table', { name: 'Ce que le fichier changerait' });
    await expect(preview.getByRole('row', { name: /BERNARD Ana \(2926\) nouvelle 7\.64/ })).toBeVisible();
    const sheet = () => organiser.call<{ results: unknown[] }>('GET', `/api/lesecretariat/trial/${oid}/sheet`);
    expect((await sheet()).results).toEqual([]);

    await drawer.getByRole('button', { name: 'Écrire 8 lignes' }).click();
    await expect(drawer).toBeHidden();
    expect((await sheet()).results).toMatchObject([
      { bib: '2926', rank: 1, prf: { v: 7636 } },
      { bib: '2875', rank: 2, prf: { v: 7775 } },
      ...[2268, 2768, 2694, 3060, 2884, 2309].map((bib, at) => ({ bib: String(bib), rank: at + 3 })),
    ]);
    await page.goto(`${server.url}/mgr/lesecretariat/${chOID}/logs`);
    await expect(page.getByText('A importé un fichier FinishLynx dans 1 épreuve.')).toBeVisible();
  });

  test('a word that nobody knows is a question on its row, answered before anything is written', async ({ page }) => {
    const chOID = await organiser.createChallenge('Salle des questions');
    const [hundred] = buildHundredMetres([], 30).trialsData as Record<string, unknown>[];
    await organiser.upload(chOID, {
      trialsData: [{ ...hundred, uid: SIXTY_UID, group: '60 m', name: '60 m – Finale', g0: 60, dets: {} }],
      startlists: {
        [SIXTY_UID]: SIXTY_STARTERS.map(([bib, last, lane], at) => ({
          bib,
          last,
          lane,
          first: 'Ana',
          category: 56,
          odr: at + 1,
        })),
      },
      resultlists: {},
    });
    const oid = await trialOf(chOID, SIXTY_UID);
    const asking = buildSixtyMetresFile()
      .toString('latin1')
      .replace('8,2309', 'XYZ,2309')
      .replace('8.338', '')
      .replace('7,2884,2,DUBOIS,Emma,LG Berus,8.107', 'aufg.,2884,2,DUBOIS,Emma,LG Berus,');
    await open(page, `${chOID}/results?oids=${oid}`);
    await page.getByRole('button', { name: 'Importer un fichier' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Épreuve').selectOption(oid);
    await drawer
      .getByLabel('Fichier .lif, .lff ou .csv')
      .setInputFiles({ name: 'heat.lif', mimeType: 'text/plain', buffer: Buffer.from(asking, 'latin1') });
    await expect(drawer.getByRole('heading', { name: '1 ligne pose une question' })).toBeVisible();
    await expect(drawer.getByText('1 question sans réponse : sa ligne reste de côté.')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Écrire 7 lignes' })).toBeEnabled();
    const question = drawer.getByLabel('MOREAU Hugo (2309)');
    await expect(question).toHaveAccessibleDescription('Ligne 9, colonne 1 (place) : « XYZ » n’est pas un mot connu');
    await question.selectOption('Non-partant (DNS)');
    await drawer.getByRole('button', { name: 'Écrire 8 lignes' }).click();
    await expect(drawer).toBeHidden();
    const { results } = await organiser.call<{ results: { bib: string; prf: { st: number } }[] }>(
      'GET',
      `/api/lesecretariat/trial/${oid}/sheet`,
    );
    const statusOf = (bib: string) => results.find((row) => row.bib === bib)?.prf.st;
    expect([statusOf('2884'), statusOf('2309'), statusOf('2926')]).toEqual([3, 2, 1]);
  });

  test('a bib that nobody has never blocks a file: its row is matched by its lane, entered, or left out', async ({
    page,
  }) => {
    const chOID = await organiser.createChallenge('Salle des dossards');
    const [hundred] = buildHundredMetres([], 30).trialsData as Record<string, unknown>[];
    await organiser.upload(chOID, {
      trialsData: [{ ...hundred, uid: SIXTY_UID, group: '60 m', name: '60 m – Finale', g0: 60, dets: {} }],
      startlists: {
        // Nobody in lane 1.
        [SIXTY_UID]: SIXTY_STARTERS.filter(([, , lane]) => lane !== 1).map(([bib, last, lane], at) => ({
          bib,
          last,
          lane,
          first: 'Ana',
          category: 56,
          odr: at + 1,
        })),
      },
      resultlists: {},
    });
    const oid = await trialOf(chOID, SIXTY_UID);
    const wrong = buildSixtyMetresFile().toString('latin1').replace('2309', '9301').replace('2884', '9302');
    await open(page, `${chOID}/results?oids=${oid}`);
    await page.getByRole('button', { name: 'Importer un fichier' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Épreuve').selectOption(oid);
    await drawer
      .getByLabel('Fichier .lif, .lff ou .csv')
      .setInputFiles({ name: 'heat.lif', mimeType: 'text/plain', buffer: Buffer.from(wrong, 'latin1') });
    await expect(drawer.getByRole('heading', { name: '3 lignes posent une question' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Écrire 5 lignes' })).toBeEnabled();
    const unknownBib = drawer.getByLabel(/\(9301\)/);
    const own = unknownBib.locator('option', { hasText: 'MOREAU Ana' });
    await unknownBib.selectOption((await own.getAttribute('value')) ?? '');
    await drawer.getByLabel(/\(3060\)/).selectOption('add');
    await drawer.getByLabel(/\(9302\)/).selectOption('out');
    await drawer.getByRole('button', { name: 'Écrire 7 lignes' }).click();
    await expect(drawer).toBeHidden();
    const { results } = await organiser.call<{ results: { bib: string; prf: { v?: number } }[] }>(
      'GET',
      `/api/lesecretariat/trial/${oid}/sheet`,
    );
    expect(results.map(({ bib }) => bib)).toEqual(['2926', '2875', '2268', '2768', '2694', '3060', '2309']);
  });

  test('a CSV of a road race says how far it is while it is read, and goes over official results only with a reason', async ({
    page,
  }) => {
    const { trial } = await createRoadRace(server.url);
    const [, chOID = '', oid = ''] = /challenge\/(.+)\/trial-(.+)$/.exec(trial) ?? [];
    await open(page, `${chOID}/results?oids=${oid}`);
    await expect(page.getByRole('table', { name: /Saisie des résultats/ })).toBeVisible();
    await page.evaluate(() => {
      const seen = window as unknown as { told: string[] };
      seen.told = [];
      new MutationObserver(() => {
        const bar = document.querySelector('progress');
        if (bar !== null) seen.told.push(bar.getAttribute('aria-label') ?? '');
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await page.getByRole('button', { name: 'Importer un fichier' }).click();
    await page.getByLabel('Fichier .lif, .lff ou .csv').setInputFiles({
      name: '10km.csv',
      mimeType: 'text/csv',
      buffer: buildRoadCsv(ROAD_ROWS),
    });
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText(`${ROAD_ROWS} lignes lues.`)).toBeVisible();
    // Places over 1000 that follow the others are nobody's question.
    await expect(drawer.getByText(/ne désigne pas un invité/)).toHaveCount(0);

    const write = drawer.getByRole('button', { name: /^Écrire/ });
    await expect(write).toBeDisabled();
    await drawer.getByLabel('Motif de la correction').fill('temps de la puce');
    await write.click();
    await expect(drawer).toBeHidden({ timeout: 20_000 });
    const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
    expect(told.join(', ')).toMatch(/(Lecture|Classement|Écriture) · 2000 lignes/);
    const { results } = await organiser.call<{ results: { bib: string; rank: number; prf: { v: number } }[] }>(
      'GET',
      `/api/lesecretariat/trial/${oid}/sheet`,
    );
    expect(results).toHaveLength(ROAD_ROWS);
    expect(results[0]).toMatchObject({ bib: '1001', rank: 1, prf: { v: 1_800_000 } });
    await page.goto(`${server.url}/mgr/lesecretariat/${chOID}/logs`);
    await expect(page.getByText('A importé les résultats d’une course.')).toBeVisible();
  });
});
