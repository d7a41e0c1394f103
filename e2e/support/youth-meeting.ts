import { expect, type Page } from '@playwright/test';
import { readSheetTexts } from './pdf-texts.ts';
import type { Secretary } from './secretary.ts';
import { buildWorkbook } from './workbook.ts';
import { buildYouthEntries } from './youth-entries.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Creates the programme of the youth template, with heats of 100 m and a final of 60 m for U18 girls added. */
export async function createProgramme(page: Page, desk: Secretary): Promise<void> {
  await page.getByRole('link', { name: 'Composer un programme' }).click();
  await page.getByRole('button', { name: 'Composer un programme' }).click();
  await page.getByRole('dialog').getByText('Compétition de jeunes', { exact: true }).click();
  await page.getByRole('button', { name: 'Voir le programme' }).click();
  await desk.press(/^Créer \d+ épreuves$/, /épreuves créées/);
  for (const [event, round, heats, time] of [
    ['100 m', 'Série', '3', '17:00'],
    ['60 m', 'Finale', '1', '18:00'],
  ] as const) {
    await page.getByRole('button', { name: 'Ajouter une épreuve' }).click();
    const drawer = page.getByRole('dialog', { name: 'Ajouter une épreuve' });
    await drawer.getByRole('combobox', { name: 'Épreuve' }).fill(event);
    await page.keyboard.press('Enter');
    for (const box of ['TC', 'CA', 'Hommes']) await drawer.getByRole('checkbox', { name: box, exact: true }).click();
    await drawer.getByLabel('Tour').selectOption({ label: round });
    await drawer.getByLabel('Séries').first().fill(heats);
    await drawer.getByLabel('Heure').first().fill(time);
    await drawer.getByRole('button', { name: 'Ajouter à la liste' }).click();
    await drawer.getByRole('button', { name: /^Créer/ }).click();
    await expect(drawer).toBeHidden();
  }
}

/** Imports a workbook of 300 entries, and corrects three faulty rows, which the page names by line, column and reason. */
export async function importEntries(page: Page, desk: Secretary, day: string): Promise<void> {
  await desk.go('Importer');
  const rows = buildYouthEntries(300, day);
  const wrong = [
    {
      line: 42,
      column: 0,
      label: 'Épreuve (A)',
      text: 'Trampoline',
      reason: /«\sTrampoline\s» n’est le nom d’aucune/,
    },
    { line: 58, column: 4, label: 'Naissance (E)', text: '31/02/2012', reason: /n’est ni une date ni une année/ },
    { line: 121, column: 6, label: 'Dossard (G)', text: '3', reason: /Le dossard 3 est aussi celui de la ligne/ },
  ].map((fault) => ({ ...fault, right: rows[fault.line - 1]?.[fault.column] ?? '' }));
  for (const { line, column, text } of wrong) (rows[line - 1] as string[])[column] = text;
  const buffer = buildWorkbook(rows);
  await page.locator('input[type=file]').setInputFiles({ name: 'engagements.xlsx', mimeType: XLSX, buffer });
  await desk.press('Contrôler', '3 lignes en erreur');
  for (const { line, label, reason } of wrong) {
    const row = page.getByRole('row').filter({ hasText: reason });
    await expect(row.getByRole('cell').first()).toHaveText(String(line));
    await expect(row).toContainText(label);
  }
  for (const { line, label, right } of wrong) {
    const cell = page.getByLabel(`Corriger ${label}, ligne ${line}`);
    await cell.fill(right);
    await cell.press('Enter');
    await expect(cell).toHaveCount(0);
  }
  await desk.press('Comparer', 'Ajouter et mettre à jour');
  await desk.press('Envoyer', '300 engagés dans les listes envoyées');
}

/** Draws two jumps and the heats of 100 m one by one and the rest at once; resolves to the texts of each printed sheet. */
export async function drawAndPrint(page: Page, desk: Secretary): Promise<string[][]> {
  await desk.go('Listes de départ');
  for (const event of ['Longueur Femmes MI', 'Hauteur Femmes MI', '100 m Femmes CA']) {
    await page.getByRole('checkbox', { name: `${event}, Engagés` }).press('Space');
    const entries = page.getByRole('region', { name: `${event} – Engagés` });
    await entries.getByRole('button', { name: 'Tirage' }).click();
    const drawer = page.getByRole('dialog', { name: `Tirage : ${event}` });
    await expect(
      drawer.getByText(event === '100 m Femmes CA' ? /^24 athlètes, 3 séries/ : /^8 athlètes/),
    ).toBeVisible();
    await drawer.getByRole('button', { name: 'Enregistrer ces listes' }).click();
    await expect(drawer).toBeHidden();
  }
  // Journeys cannot use the print dialog: `page.pdf` prints the page instead.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Imprimer les feuilles' }).click();
  await page.getByRole('menuitem', { name: /^À afficher/ }).click();
  await expect(page.locator('.start-sheet')).toHaveCount(3);
  const sheets = await readSheetTexts(await page.pdf({ preferCSSPageSize: true }));
  await desk.go('Listes de départ');
  await page.getByRole('button', { name: 'Tirer ce qui attend' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tirer les listes' }).click();
  await expect(page.getByText(/^\d\d listes enregistrées\.$/)).toBeVisible({ timeout: 30_000 });
  return sheets;
}
