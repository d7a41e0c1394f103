import { findSeriousViolations } from '../support/axe.ts';
import { checkPage } from '../support/check-page.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { stadiumTime } from '../support/today.ts';

const UID = '000100-0-56-f1';

/** A final with its entries and no result yet. */
async function createFinal(url: string): Promise<{ organiser: OrganiserClient; chOID: string }> {
  const organiser = await OrganiserClient.signIn(url);
  const chOID = await organiser.createChallenge('Meeting des records');
  await organiser.upload(chOID, {
    trialsData: [
      {
        uid: UID,
        group: '100 m Femmes',
        name: '100 m Femmes – Finale',
        date: stadiumTime('18:10'),
        status: 25,
        g0: 100,
        g1: '0',
        category: 56,
        round: 'f',
        heat: 1,
      },
    ],
    startlists: {
      [UID]: ['VALMOREL', 'KERBRAT', 'SANTERRE'].map((last, index) => ({
        bib: `${11 + index}`,
        last,
        first: 'Inès',
        category: 56,
        clubName: 'AC Valmont',
        lane: 4 + index,
        pe: { pb: 11_660 + 10 * index },
      })),
    },
  });
  return { organiser, chOID };
}

const RESULTS = [11_410, 11_520, 11_790].map((v, index) => ({ bib: `${11 + index}`, prf: { v, u: 'ms', st: 1 } }));

for (const width of [360, 1280]) {
  test(`a record given in the secretariat stands in the head of its event, and the result that beats it says so, at ${width} px`, async ({
    page,
    context,
    sharedServer: { url },
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { organiser, chOID } = await createFinal(url);
    const { trials } = await organiser.call<{ trials: { oid: string }[] }>('GET', `/api/lesecretariat/trials/${chOID}`);
    const [trial] = trials;
    const reader = await context.newPage();
    await reader.setViewportSize({ width, height: 900 });
    await reader.goto(`${url}/challenge/${chOID}/trial-${trial?.oid}`);
    await expect(reader.getByRole('heading', { level: 1 })).toContainText('100');

    await openAndSignIn(page, `${url}/mgr/lesecretariat/${chOID}/records`, 'fr');
    await page.getByRole('button', { name: 'Ajouter un record' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouveau record' });
    await dialog.getByRole('combobox', { name: 'Épreuve' }).fill('100');
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: 'Performance' }).fill('11.42');
    await dialog.getByRole('textbox', { name: 'Détenteur' }).fill('A. Dupont');
    await dialog.getByRole('textbox', { name: 'Année ou date' }).fill('2019');
    expect(await findSeriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('table', { name: 'Records' })).toContainText('11.42');
    await checkPage(page, { name: 'records', language: 'fr', variant: `${width}`, complaints: () => [] });

    // The open page of the event follows.
    await expect(reader.getByRole('list', { name: 'Records de l’épreuve' })).toHaveText(
      /MR\s11\.42\s·\sA\. Dupont\s·\s2019/,
    );
    await organiser.upload(chOID, {
      trialsData: [
        {
          uid: UID,
          group: '100 m Femmes',
          name: '100 m Femmes – Finale',
          date: stadiumTime('18:10'),
          status: 40,
          g0: 100,
          g1: '0',
          category: 56,
          round: 'f',
          heat: 1,
          dets: { wind: 1.2 },
        },
      ],
      resultlists: { [UID]: RESULTS },
    });
    await reader.getByRole('link', { name: /^Résultats/ }).click();
    const winner = reader.getByRole('row', { name: /VALMOREL/ });
    await expect(winner.getByTitle('Mieux que le record de la réunion, sous réserve d’homologation')).toBeVisible();
    await expect(reader.getByRole('row', { name: /KERBRAT/ })).not.toContainText('MR');
    if (width === 1280) await expect(winner.getByRole('cell', { name: '−0.25' })).toBeVisible();
    // The organiser types the federation's answer; the open page of the event follows.
    await page.goto(`${url}/mgr/lesecretariat/${chOID}/records`);
    const broken = page.getByRole('listitem', { name: /VALMOREL/ });
    await expect(broken).toContainText('Sous réserve d’homologation.');
    await checkPage(page, { name: 'broken-records', language: 'fr', variant: `${width}`, complaints: () => [] });
    await broken.getByRole('button', { name: /^Homologation accordée/ }).click();
    await expect(broken).toContainText('Homologation accordée.');
    expect(await findSeriousViolations(page)).toEqual([]);
    await expect(winner.getByTitle(/^Nouveau\s: record de la réunion$/)).toBeVisible();
    await checkPage(reader, { name: 'trial-records', language: 'fr', variant: `${width}`, complaints: () => [] });
  });
}
