import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { buildHundredMetres, HUNDRED_UID } from '../support/meet.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { watchConsole } from '../support/page.ts';
import { readSheetTexts } from '../support/pdf-texts.ts';
import type { RunningServer } from '../support/server.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { unzip } from '../support/unzip.ts';

const MARKS = [11_580, 11_660, 11_790, 11_840, 11_970, 12_050, 12_110, 12_300];

test.describe('Files out of the secretariat', () => {
  test.use({ viewport: { width: 1280, height: 900 }, acceptDownloads: true });
  let server: RunningServer;
  let organiser: OrganiserClient;
  let kept: string;

  test.beforeAll(async ({ sharedServer }) => {
    test.setTimeout(240_000);
    kept = mkdtempSync(join(tmpdir(), 'foulee-files-'));
    server = sharedServer;
    organiser = await OrganiserClient.signIn(server.url);
  });
  test.afterAll(async () => {
    rmSync(kept, { recursive: true, force: true });
  });

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
    await organiser.upload(chOID, buildHundredMetres(MARKS));
    const complaints = watchConsole(page);
    await openAndSignIn(page, `${server.url}/mgr/lesecretariat/${chOID}/files`);

    for (const [button, name] of [
      ['Listes de départ', 'listes-de-depart.pdf'],
      ['Résultats', 'resultats.pdf'],
    ] as const) {
      const pdf = await take(page, 'Feuilles PDF', button);
      const texts = (await readSheetTexts(pdf.bytes)).flat().join(' ');
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
    expect(await lynx('Programme (.sch)')).toEqual(['lynx.sch', expect.arrayContaining(['1,7,1'])]);

    const calendar = await take(page, 'Calendrier', 'Programme (.ics)');
    const events = calendar.bytes.toString('utf8').replace(/\r\n /g, '');
    expect(calendar.name).toBe('programme.ics');
    expect(events).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT\r\n[\s\S]*SUMMARY:[^\r]*100 m/);

    const copy = await take(page, 'Copie du site', 'Dossier de pages (.zip)');
    for (const [path, bytes] of unzip(copy.bytes)) {
      if (path.endsWith('/')) continue;
      mkdirSync(dirname(join(kept, path)), { recursive: true });
      writeFileSync(join(kept, path), bytes);
    }
    const index = [...unzip(copy.bytes).keys()].find((path) => /(^|\/)index\.html$/.test(path)) ?? '';
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
    await expect(page.getByText('Compétition créée. Épreuves : 1 ; engagements : 8 ; résultats : 8.')).toBeVisible();
    await page.getByRole('link', { name: 'Ouvrir la nouvelle compétition' }).click();
    await expect(page).not.toHaveURL(new RegExp(chOID));
    expect(complaints()).toEqual([]);
  });
});
