import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { HUNDRED_UID, hundredMetres } from '../support/meet.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { watchConsole } from '../support/page.ts';
import { SIXTY_STARTERS, sixtyMetres } from '../support/photo-finish.ts';
import { textsOfSheets } from '../support/printed.ts';
import { FINISHERS, roadRace } from '../support/road-race.ts';
import { ORGANISER, type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { unzipped } from '../support/unzipped.ts';

const SIXTY_UID = '000060-0-56-f1';
const MARKS = [11_580, 11_660, 11_790, 11_840, 11_970, 12_050, 12_110, 12_300];

test.describe('Files in and out of the secretariat', () => {
  test.use({ viewport: { width: 1280, height: 900 }, acceptDownloads: true });
  let server: RunningServer;
  let organiser: OrganiserClient;
  let kept: string;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    kept = mkdtempSync(join(tmpdir(), 'foulee-files-'));
    server = await startServer();
    organiser = await OrganiserClient.signIn(server.url);
  });
  test.afterAll(async () => {
    rmSync(kept, { recursive: true, force: true });
    await server?.stop();
  });

  const open = async (page: Page, path: string) => {
    await page.goto(`${server.url}/mgr/lesecretariat/${path}`);
    await page.getByLabel('E-mail').fill(ORGANISER.email);
    await page.getByLabel('Mot de passe').fill(ORGANISER.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
  };

  const trialOf = async (chOID: string, uid: string): Promise<string> => {
    type Answer = { trials: { oid: string; uid: string }[] };
    const { trials } = await organiser.call<Answer>('GET', `/api/lesecretariat/trials/${chOID}`);
    return trials.find((trial) => trial.uid === uid)?.oid ?? '';
  };

  /** Takes a file by its button, as a browser saves it. */
  const take = async (page: Page, section: string, button: string): Promise<{ name: string; bytes: Buffer }> => {
    const coming = page.waitForEvent('download');
    await page.getByRole('region', { name: section }).getByRole('button', { name: button }).click();
    const download = await coming;
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };

  test('every export is downloaded by its button and opens in what reads it; the whole competition opens again', async ({
    page,
  }) => {
    const chOID = await organiser.createChallenge('Régionaux du Grand-Val');
    await organiser.upload(chOID, hundredMetres(MARKS));
    const complaints = watchConsole(page);
    await open(page, `${chOID}/files`);

    for (const [button, name] of [
      ['Listes de départ', 'listes-de-depart.pdf'],
      ['Résultats', 'resultats.pdf'],
    ] as const) {
      const pdf = await take(page, 'Feuilles PDF', button);
      const texts = (await textsOfSheets(pdf.bytes)).flat().join(' ');
      expect(pdf.name).toBe(name);
      for (const shown of ['Régionaux du Grand-Val', 'VALMOREL', 'TRÉVENEC']) expect(texts).toContain(shown);
      expect(texts.includes('11.58')).toBe(button === 'Résultats');
    }

    const starts = (await take(page, 'Tableaux CSV', 'Listes de départ')).bytes.toString('utf8');
    expect(starts.split('\n')[0]).toMatch(/;dossard;/);
    expect(starts).toContain('TRÉVENEC;Salomé');
    await page.getByLabel('Séparateur').selectOption({ label: 'Virgule' });
    const results = (await take(page, 'Tableaux CSV', 'Résultats')).bytes.toString('utf8');
    expect(results.split('\n').filter((line) => line.includes(HUNDRED_UID))).toHaveLength(8);
    expect(results).toMatch(/VALMOREL,Inès,.*11\.58/);

    const lynx = async (button: string) => {
      const { name, bytes } = await take(page, 'FinishLynx', button);
      return [name, bytes.toString('latin1').split('\r\n')] as const;
    };
    const [evt, heats] = await lynx('Courses et couloirs (.evt)');
    expect([evt, heats[0]]).toEqual(['lynx.evt', expect.stringMatching(/^1,7,1,100 m Femmes/)]);
    expect(heats.find((line) => line.includes('TRÉVENEC'))).toMatch(/^,107,7,TRÉVENEC,Salomé/);
    const [ppl, people] = await lynx('Athlètes (.ppl)');
    expect([ppl, people.filter(Boolean).length]).toEqual(['lynx.ppl', 8]);
    expect(await lynx('Horaire (.sch)')).toEqual(['lynx.sch', expect.arrayContaining(['1,7,1'])]);

    const calendar = await take(page, 'Calendrier', 'Programme (.ics)');
    const events = calendar.bytes.toString('utf8').replace(/\r\n /g, '');
    expect(calendar.name).toBe('programme.ics');
    expect(events).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT\r\n[\s\S]*SUMMARY:[^\r]*100 m/);

    const copy = await take(page, 'Copie du site', 'Dossier de pages (.zip)');
    for (const [path, bytes] of unzipped(copy.bytes)) {
      if (path.endsWith('/')) continue;
      mkdirSync(dirname(join(kept, path)), { recursive: true });
      writeFileSync(join(kept, path), bytes);
    }
    const index = [...unzipped(copy.bytes).keys()].find((path) => /(^|\/)index\.html$/.test(path)) ?? '';
    const offline = await page.context().newPage();
    await offline.goto(pathToFileURL(join(kept, index)).href);
    await expect(offline.getByRole('heading', { name: 'Régionaux du Grand-Val' })).toBeVisible();
    await offline.getByRole('link', { name: /100 m/ }).first().click();
    await expect(offline.getByText('TRÉVENEC').first()).toBeVisible();
    await offline.close();

    const whole = await take(page, 'La compétition entière', 'Enregistrer (.json)');
    expect(JSON.parse(whole.bytes.toString('utf8'))).toMatchObject({ challenge: { name: 'Régionaux du Grand-Val' } });
    const file = { name: whole.name, mimeType: 'application/json', buffer: whole.bytes };
    await page.getByLabel('Fichier de compétition (.json)').setInputFiles(file);
    await expect(page.getByText('Compétition créée : 1 épreuves, 8 engagements, 8 résultats.')).toBeVisible();
    await page.getByRole('link', { name: 'Ouvrir la nouvelle compétition' }).click();
    await expect(page).not.toHaveURL(new RegExp(chOID));
    expect(complaints()).toEqual([]);
  });

  test('a .lif is compared with the heat before it is written: what does not match, line by line, in French', async ({
    page,
  }) => {
    const chOID = await organiser.createChallenge('Salle du Val');
    const [hundred] = hundredMetres([], 30).trialsData as Record<string, unknown>[];
    await organiser.upload(chOID, {
      trialsData: [{ ...hundred, uid: SIXTY_UID, group: '60 m', name: '60 m – Finale', g0: 60, dets: {} }],
      startlists: {
        // One in another lane, one by another name than the camera's.
        [SIXTY_UID]: SIXTY_STARTERS.map(([bib, last, lane], at) => ({
          ...{ bib, first: 'Ana', category: 56, odr: at + 1 },
          last: last === 'PETIT' ? 'GRAND' : last,
          lane: last === 'MOREAU' ? 9 : lane,
        })),
      },
      resultlists: {},
    });
    const oid = await trialOf(chOID, SIXTY_UID);
    await open(page, `${chOID}/results`);
    await page.getByRole('button', { name: 'Importer un fichier' }).click();
    const field = page.getByLabel('Fichier .lif ou .csv');
    const lif = { name: 'heat.lif', mimeType: 'text/plain', buffer: sixtyMetres() };
    await field.setInputFiles(lif);
    await expect(page.getByRole('alert')).toContainText(
      'Ligne 1 : aucune série ne porte les numéros du fichier : épreuve 31500017, tour 1, série 2',
    );

    await page.getByRole('dialog').getByLabel('Épreuve').selectOption(oid);
    await field.setInputFiles([]);
    await field.setInputFiles(lif);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('8 lignes lues.')).toBeVisible();
    await expect(drawer.getByText('2 lignes à vérifier')).toBeVisible();
    await expect(drawer.getByText('Ligne 4 : GRAND Ana (2268) s’y appelle PETIT')).toBeVisible();
    await expect(drawer.getByText('Ligne 9 : MOREAU Ana (2309) est au couloir 9 de la liste de départ')).toBeVisible();
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

  test('a CSV of a road race says how far it is while it is read, and goes over official results only with a reason', async ({
    page,
  }) => {
    const { trial } = await roadRace(server.url);
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
    await page.getByLabel('Fichier .lif ou .csv').setInputFiles({
      ...{ name: '10km.csv', mimeType: 'text/csv', buffer: Buffer.from(ROAD_CSV) },
    });
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText(`${ROAD_ROWS} lignes lues.`)).toBeVisible();
    await expect(
      drawer.getByText(/^Ligne 1002 : dans une liste de 1000 lignes ou plus, 1001 est une place/),
    ).toBeVisible();

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

/** Pages and pages: the finishers that there are and more, each with the time of the chip. */
const ROAD_ROWS = FINISHERS + 1650;
const clock = (seconds: number): string =>
  [3600, 60, 1].map((unit, at) => String(Math.floor(seconds / unit) % (at === 0 ? 24 : 60)).padStart(2, '0')).join(':');
const ROAD_CSV = [
  'Place;Dossard;Nom;Prénom;Sexe;Club;Temps officiel;Temps net',
  ...Array.from({ length: ROAD_ROWS }, (_, at) => {
    const [gun, chip] = [clock(1800 + at), clock(1798 + at)];
    return `${at + 1};${1001 + at};COUREUR${at + 1};Ana;F;AC Brest;${gun};${chip}`;
  }),
].join('\r\n');
