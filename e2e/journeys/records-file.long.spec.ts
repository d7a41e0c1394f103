import { readFileSync } from 'node:fs';
import { findSeriousViolations } from '../support/axe.ts';
import { checkPage } from '../support/check-page.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { stadiumTime } from '../support/today.ts';

const UID = '000100-0-56-f1';
/** A picture of one grey point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** A final whose winner beats a record of the category. */
async function createRecord(url: string): Promise<string> {
  const organiser = await OrganiserClient.signIn(url);
  const chOID = await organiser.createChallenge('Meeting des dossiers');
  await organiser.upload(chOID, {
    trialsData: [
      {
        uid: UID,
        group: '100 m Femmes',
        name: '100 m Femmes – Finale',
        date: stadiumTime('10:10'),
        status: 40,
        g0: 100,
        g1: '0',
        category: 56,
        round: 'f',
        heat: 1,
        dets: { wind: 0.8 },
      },
    ],
    startlists: {
      [UID]: ['VALMOREL', 'KERBRAT', 'SANTERRE'].map((last, at) => ({
        ...{ bib: `${11 + at}`, last, first: 'Inès', category: 56, clubName: 'AC Valmont', lane: 4 + at },
      })),
    },
    resultlists: {
      [UID]: [11_410, 11_520, 11_790].map((v, at) => ({ bib: `${11 + at}`, prf: { v, u: 'ms', st: 1 } })),
    },
  });
  const record = { kind: 'category', event: '000100-0-56', v: 11_420, holder: 'A. Dupont', date: '2019' };
  await organiser.call('PUT', `/api/lesecretariat/records/${chOID}`, { records: [record] });
  return chOID;
}

const NOTED = {
  'Anémomètre : modèle, place, opérateur': 'Anémomètre 4, 50 m, 1,22 m',
  'Système de départ : modèle, temps de réaction': 'Départ A12',
  Starter: 'D. Martin',
  'Photo-finish : contrôle du zéro, caméra, opérateur': 'Caméra 1, 9 h 12',
  'Juge de photo-finish': 'E. Petit',
  'Juge-arbitre': 'G. Moreau',
  'Contrôle antidopage': 'Prélèvement 1234',
};

for (const width of [360, 1280]) {
  test(`79. the file of a record names what is missing, is completed in the secretariat with names and a picture, and holds them, at ${width} px`, async ({
    page,
    sharedServer: { url },
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const chOID = await createRecord(url);
    await openAndSignIn(page, `${url}/mgr/lesecretariat/${chOID}/records`);
    await page.getByRole('button', { name: /^Pièces du dossier/ }).click();
    await expect(page.getByText('Il manque 8 pièces.')).toBeVisible();
    await checkPage(page, { name: 'record-items', language: 'fr', variant: `${width}`, complaints: () => [] });
    expect(await findSeriousViolations(page)).toEqual([]);

    const openItem = async (label: string) => {
      const item = page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });
      await item
        .last()
        .getByRole('button', { name: /^(Noter|Modifier)/ })
        .click();
      return page.getByRole('dialog', { name: label });
    };
    for (const [label, text] of Object.entries(NOTED)) {
      const dialog = await openItem(label);
      await dialog.getByRole('textbox', { name: 'Ce qui est connu' }).fill(text);
      await dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(dialog).toHaveCount(0);
    }
    const dialog = await openItem('Image de l’arrivée');
    await dialog
      .getByLabel('Joindre une image')
      .setInputFiles({ name: 'arrivee.png', mimeType: 'image/png', buffer: PICTURE });
    await expect(dialog.getByRole('button', { name: 'Retirer arrivee.png' })).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText('Le dossier est complet.')).toBeVisible();

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Dossier \(JSON\)/ }).click(),
    ]);
    const file = JSON.parse(readFileSync((await saved.path()) ?? '', 'utf8')) as {
      missing: string[];
      items: { id: string; value?: string; files?: { body?: string }[] }[];
    };
    expect(file.missing).toEqual([]);
    expect(file.items.find(({ id }) => id === 'starter')?.value).toBe('D. Martin');
    expect(file.items.find(({ id }) => id === 'finishPicture')?.files?.[0]?.body).toBe(PICTURE.toString('base64'));
    const [printed] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Dossier \(PDF\)/ }).click(),
    ]);
    const pdf = readFileSync((await printed.path()) ?? '');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain('/Subtype /Image');
  });
}
