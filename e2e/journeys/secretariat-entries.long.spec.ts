import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OrganiserClient } from '../support/organiser.ts';
import { TIME_LIMIT_FACTOR } from '../support/patience.ts';
import { ORGANISER, type RunningServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { stadiumTime } from '../support/today.ts';
import { buildWorkbook } from '../support/workbook.ts';

const EVENTS = ['100 m', 'Longueur', 'Poids', '800 m', 'Hauteur'];
const HEAD = ['Épreuve', 'Nom', 'Prénom', 'Sexe', 'Naissance', 'Club', 'Dossard', 'Record'];
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const UPLOADS = '**/api/lesecretariat/trials/*';

/** Invented people, each in one event, all valid. */
const entries = (count: number): string[][] =>
  Array.from({ length: count }, (_, at) => [
    EVENTS[at % EVENTS.length] ?? '',
    `NOM${at}`,
    `Prénom${at}`,
    at % 2 === 0 ? 'F' : 'M',
    String(2006 + (at % 8)),
    `Club ${at % 12}`,
    String(at + 1),
    '',
  ]);

interface Lists {
  readonly groups: readonly { readonly uid: string }[];
  readonly trialsData: readonly { readonly uid: string }[];
  readonly startlists: Readonly<Record<string, readonly { readonly bib?: string; readonly last: string }[]>>;
}

test.describe('Entries and start lists of the secretariat', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(120_000);
  test.use({ viewport: { width: 1280, height: 900 } });
  let server: RunningServer;
  let organiser: OrganiserClient;

  test.beforeAll(async ({ sharedServer }) => {
    test.setTimeout(240_000);
    server = sharedServer;
    organiser = await OrganiserClient.signIn(server.url);
  });

  async function open(page: Page, chOID: string, screen: string): Promise<void> {
    await page.goto(`${server.url}/mgr/lesecretariat/${chOID}/${screen}`);
    await page.getByLabel('E-mail').fill(ORGANISER.email);
    await page.getByLabel('Mot de passe').fill(ORGANISER.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Connexion requise');
  }
  const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  const listsOf = (chOID: string) => organiser.call<Lists>('GET', `/api/lesecretariat/export/${chOID}`);

  test('a workbook of 300 entries: its three bad rows are named by line, column and reason, put right in place, and all arrive', async ({
    page,
  }) => {
    const chOID = await organiser.createChallenge('Meeting des engagements');
    const rows = [HEAD, ...entries(300)];
    const put = (line: number, column: number, text: string) => {
      (rows[line - 1] as string[])[column] = text;
    };
    put(12, 0, 'Trampoline');
    put(58, 4, '31/02/2010');
    put(121, 6, '3');
    await open(page, chOID, 'entries');
    await choose(page, 'engagements.xlsx', XLSX, buildWorkbook(rows));
    await expect(page.getByText('engagements.xlsx · 300 lignes · Colonnes reconnues : 8 sur 8')).toBeVisible();
    await page.getByRole('button', { name: 'Contrôler' }).click();
    for (const [line, column, reason] of [
      ['12', 'Épreuve (A)', '« Trampoline » n’est le nom d’aucune épreuve.'],
      ['58', 'Naissance (E)', '« 31/02/2010 » n’est ni une date ni une année.'],
      ['121', 'Dossard (G)', 'Le dossard 3 est aussi celui de la ligne 4.'],
    ] as const) {
      const row = page.getByRole('row').filter({ hasText: reason });
      await expect(row.getByRole('cell').first()).toHaveText(line);
      await expect(row).toContainText(column);
    }
    for (const [label, text] of [
      ['Corriger Épreuve (A), ligne 12', 'Triple saut'],
      ['Corriger Naissance (E), ligne 58', '2010'],
      ['Corriger Dossard (G), ligne 121', '999'],
    ] as const) {
      await page.getByLabel(label).fill(text);
      await page.getByLabel(label).press('Enter');
      await expect(page.getByLabel(label)).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Comparer' }).click();
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText(/^Épreuves créées\s: /)).toBeVisible();
    const { startlists } = await listsOf(chOID);
    expect(Object.values(startlists).flat()).toHaveLength(300);
  });

  test('a CSV of Windows-1252 keeps its accents; a man in a women’s event is a question, and goes to the men’s', async ({
    page,
  }) => {
    const chOID = await organiser.createChallenge('Meeting du vieux tableur');
    const event = { date: stadiumTime('09:00'), g0: 100, g1: '0', round: 'f', heat: 1 };
    const trialsData = [
      { ...event, uid: '000100-0-58-f1', category: 58, group: '100 m Femmes', name: '100 m Femmes – Finale' },
      { ...event, uid: '000100-0-57-f1', category: 57, group: '100 m Hommes', name: '100 m Hommes – Finale' },
    ];
    await organiser.upload(chOID, { trialsData });
    const csv = [
      'Épreuve;Nom;Prénom;Sexe;Club',
      ...['BRÉHALLE;Noémie;F', 'CŒURET;Gaël;M'].map((who) => `100 m Femmes;${who};EA Val`),
    ];
    // Windows-1252 has œ at 0x8c; its other letters here are those of Latin-1.
    const bytes = Buffer.from(csv.join('\r\n').replace('Œ', '\u008c'), 'latin1');
    await open(page, chOID, 'entries');
    await choose(page, 'engagés.csv', 'text/csv', bytes);
    await page.getByRole('button', { name: 'Contrôler' }).click();
    const fault = page.getByRole('row').filter({ hasText: 'CŒURET Gaël' });
    await expect(fault.getByRole('cell').first()).toHaveText('3');
    await fault.getByRole('combobox').selectOption({ label: '100 m Hommes' });
    await page.getByRole('button', { name: 'Comparer' }).click();
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect
      .poll(async () => (await listsOf(chOID)).startlists)
      .toMatchObject({
        '000100-0-58': [{ last: 'BRÉHALLE' }],
        '000100-0-57': [{ last: 'CŒURET' }],
      });
  });

  test('on a tablet every answer of the check is within reach: a sex, a club, and leaving a row out', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const chOID = await organiser.createChallenge('Meeting de la tablette');
    const group = '100 m Cadettes et Juniors de la coupe des clubs du département';
    const trial = { date: stadiumTime('09:00'), g0: 100, g1: '0', round: 'f', heat: 1, category: 50 };
    await organiser.upload(chOID, { trialsData: [{ ...trial, uid: '000100-0-50-f1', group, name: group }] });
    /** The last button of each row is on the screen, and what else is in the row stands beside it. */
    const expectWithinReach = async (rows: number) => {
      const skips = page.getByRole('button', { name: /^Ignorer (la ligne|\d+ lignes)/ });
      await expect(skips).toHaveCount(rows);
      for (const skip of await skips.all()) {
        const { x: start = 999, width: skipWidth = 999 } = (await skip.boundingBox()) ?? {};
        expect(start + skipWidth).toBeLessThanOrEqual(768);
        const row = page.getByRole('row').filter({ has: skip });
        for (const other of await row.locator('input, select, .fault, .doubt, .fault-answers button').all()) {
          const { x = 999, width = 999 } = (await other.boundingBox()) ?? {};
          expect(x + width).toBeLessThanOrEqual(start);
        }
      }
    };
    const csv = [
      'Épreuve;Nom de famille;Prénom usuel;Sexe;Naissance;Club;Temps ou marque',
      '100 m;ORSEVAL-MONTFERRAND;Maximilien;X;2001;Nantes Erdre Athlétisme;11,20',
      '200 m;ORSEVAL-MONTFERRAND;Maximilien;M;2001;Nantes Erdre Athlétisme;22,90',
      '100 m;KERBRAT;Lou;F;2001;Nante Erdre Athletisme;12,84',
      'Trampoline;VALMOREL;Inès;F;31/02/2001;AC Rennes;13,10',
    ];
    await open(page, chOID, 'entries');
    await choose(page, 'engagés.csv', 'text/csv', Buffer.from(csv.join('\n')));
    await expect(page.getByText('4 lignes · Colonnes reconnues : 7 sur 7')).toBeVisible();
    await page.getByRole('button', { name: 'Contrôler' }).click();
    await expect(page.getByText('2 lignes en erreur', { exact: true })).toBeVisible();
    await expectWithinReach(3);
    await page.getByRole('button', { name: /^Sexe M/ }).click();
    await page.getByRole('button', { name: 'Ignorer la ligne 5' }).first().click();
    await page.getByText('3 avertissements', { exact: true }).click();
    await expectWithinReach(4);
    await page.getByRole('button', { name: /^C’est le même club que Nantes Erdre Athlétisme/ }).click();
    await page.getByText('3 lignes valables', { exact: true }).click();
    await expect(page.getByRole('cell', { name: 'Nantes Erdre Athlétisme' })).toHaveCount(3);
  });

  test('the files of a photo finish, dropped together, become heats with lanes; a list of athletes asks for their event', async ({
    page,
  }) => {
    const chOID = await organiser.createChallenge('Meeting des couloirs');
    const evt = [
      '12,1,1,16:30 | 100m M,,,,,,100',
      ',361,2,MARTIN,Léo,AC Brest',
      ',363,3',
      '12,1,2,16:34 | 100m M,,,,,,100',
      ',350,2,DURAND,Lin,US Vannes',
    ].join('\r\n');
    const ppl = '363,BERNARD,Inès,EA Rennes\r\n';
    const utf16 = Buffer.from(`\ufeff${ppl}`, 'utf16le');
    await open(page, chOID, 'entries');
    await page.locator('input[type=file]').setInputFiles([
      { name: 'lynx.evt', mimeType: '', buffer: Buffer.from(evt, 'latin1') },
      { name: 'lynx.ppl', mimeType: '', buffer: utf16 },
    ]);
    await expect(page.getByText('lynx.evt, lynx.ppl · 3 lignes · Colonnes reconnues : 10 sur 10')).toBeVisible();
    await page.getByRole('button', { name: 'Contrôler' }).click();
    await page.getByRole('button', { name: 'Comparer' }).click();
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText(/^Épreuves créées\s: 2/)).toBeVisible();
    const { startlists } = await listsOf(chOID);
    expect(Object.entries(startlists).map(([uid, rows]) => [uid, rows.map(({ last }) => last)])).toEqual([
      ['000100-0-57-h1', ['MARTIN', 'BERNARD']],
      ['000100-0-57-h2', ['DURAND']],
    ]);

    await page.getByRole('button', { name: 'Importer autre chose' }).click();
    await choose(page, 'lynx.ppl', '', utf16);
    await expect(page.getByText('Il manque une colonne : Épreuve.')).toBeVisible();
    await page.getByLabel('Épreuve de toutes les lignes').fill('200 m Femmes');
    await page.getByRole('button', { name: 'Contrôler' }).click();
    await expect(page.getByRole('row', { name: /BERNARD Inès/ })).toContainText('200 m');
  });

  test('3,000 entries are checked, compared and sent with progress in under ten seconds', async ({ page }) => {
    const chOID = await organiser.createChallenge('Grand meeting');
    await open(page, chOID, 'entries');
    const csv = [HEAD, ...entries(3000)].map((row) => row.join(';')).join('\n');
    const begun = Date.now();
    await choose(page, 'engagements.csv', 'text/csv', Buffer.from(csv));
    await page.getByRole('button', { name: 'Contrôler' }).click();
    await page.getByRole('button', { name: 'Comparer' }).click();
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('progressbar', { name: 'Épreuves envoyées' })).toBeVisible();
    await expect(page.getByText(/^Épreuves créées\s: /)).toBeVisible();
    expect(Date.now() - begun).toBeLessThan(10_000 * TIME_LIMIT_FACTOR);
    expect(Object.values((await listsOf(chOID)).startlists).flat()).toHaveLength(3000);
  });

  test('34. importing 318 trials shows progress, is paused, outlives a reload and is resumed; failed sendings alone go again; the report names all', async ({
    page,
  }) => {
    const chOID = await organiser.createChallenge('Championnats');
    const date = stadiumTime('09:00');
    const trialsData = Array.from({ length: 318 }, (_, at) => ({
      uid: `000100-0-50-h${at + 1}`,
      group: '100 m Cadettes',
      name: `100 m Cadettes – Série ${at + 1}`,
      date,
      g0: 100,
      g1: '0',
      category: 50,
      round: 'h',
      heat: at + 1,
    }));
    const sent: number[] = [];
    let broken = true;
    let held: (() => void) | undefined;
    const hold = new Promise<void>((resolve) => {
      held = resolve;
    });
    await page.route(UPLOADS, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const { trialsData: chunk } = route.request().postDataJSON() as { trialsData: { heat: number }[] };
      const first = chunk[0]?.heat ?? 0;
      sent.push(first);
      if (first === 101) await hold;
      if (first === 151 && broken) return route.abort('connectionreset');
      return route.continue();
    });
    await open(page, chOID, 'entries');
    await choose(page, 'programme.json', 'application/json', Buffer.from(JSON.stringify({ chOID, trialsData })));
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText('100/318')).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    held?.();
    await expect(page.getByText('150/318')).toBeVisible();
    await page.reload();
    await expect(page.getByText('150/318')).toBeVisible();
    await expect(page.getByText(/en pause/)).toBeVisible();
    await page.getByRole('button', { name: 'Reprendre' }).click();
    await expect(page.getByText('268/318')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Envoi 4 (50 épreuves)' })).toBeVisible();
    broken = false;
    const before = sent.length;
    await page.getByRole('button', { name: 'Renvoyer les 50 épreuves refusées' }).click();
    await expect(page.getByText('318/318')).toBeVisible();
    expect(sent.slice(before)).toEqual([151]);
    expect((await listsOf(chOID)).trialsData).toHaveLength(318);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger le rapport' }).click();
    const report = readFileSync(await (await download).path(), 'utf8');
    expect(report.startsWith('\uFEFFEnvoi;uid;Nom;')).toBe(true);
    expect(report.trim().split('\r\n')).toHaveLength(319);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('40. by keyboard alone a round is drawn, a start list reordered, a lane exchanged and the call room kept', async ({
    page,
  }) => {
    const chOID = await organiser.createChallenge('Meeting des listes');
    const date = stadiumTime('09:00');
    const uid = '000100-0-50';
    await organiser.upload(chOID, {
      trialsData: [
        {
          uid: `${uid}-f1`,
          group: '100 m Cadettes',
          name: 'Finale',
          date,
          g0: 100,
          g1: '0',
          category: 50,
          round: 'f',
          heat: 1,
        },
      ],
      startlists: {
        [uid]: Array.from({ length: 10 }, (_, at) => ({ bib: String(at + 1), last: `NOM${at}`, first: 'Inès' })),
      },
    });
    await open(page, chOID, 'starts');
    await page.getByRole('checkbox', { name: '100 m Cadettes, Engagés' }).press('Space');
    const waiting = page.getByRole('table', { name: '100 m Cadettes – Engagés' });
    const names = waiting.getByRole('rowheader');
    await expect(names).toHaveCount(10);
    await page.getByRole('button', { name: 'Descendre 1 · NOM0 Inès' }).press('Enter');
    await expect(names.nth(1)).toHaveText('NOM0 Inès');
    await expect(page.getByRole('button', { name: 'Descendre 1 · NOM0 Inès' })).toBeFocused();

    await page.getByRole('button', { name: 'Tirage' }).press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Tirage : 100 m Cadettes' });
    await expect(drawer.getByText(/^10 athlètes, 2 séries/)).toBeVisible();
    await drawer.getByRole('button', { name: 'Enregistrer ces listes' }).press('Enter');
    const first = page.getByRole('table', { name: '100 m Cadettes – Finale directe 1/2' });
    await expect(first.getByRole('rowheader')).toHaveCount(5);

    const [one, two] = [
      first.getByRole('textbox', { name: /^Couloir de/ }).first(),
      first.getByRole('textbox', { name: /^Couloir de/ }).nth(1),
    ];
    const [label, lanes] = [await one.getAttribute('aria-label'), [await one.inputValue(), await two.inputValue()]];
    await one.fill(lanes[1] ?? '');
    await expect(first.getByRole('alert')).toContainText(`Couloir ${lanes[1]} déjà pris par`);
    await first.getByRole('button', { name: 'Échanger' }).press('Enter');
    await expect(first.getByRole('textbox', { name: label ?? '' })).toHaveValue(lanes[1] ?? '');

    // Rows go by lane: the exchange moves the first two.
    const present = first.getByRole('button', { name: /est présent$/ }).last();
    await present.press('Space');
    await expect(present).toHaveAttribute('aria-pressed', 'true');
  });
});
