import { checkPage } from '../support/check-page.ts';
import { createDecisionsMeeting, HIGH_JUMP, HUNDRED_1, SHOT, WALK } from '../support/decisions-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { WIDTHS } from '../support/patience.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

interface Planned {
  readonly oid: string;
  readonly uid: string;
  readonly gOID: string;
}

for (const width of WIDTHS) {
  test(`what officials decide is entered at the desk and read by the public, at ${width} px`, async ({
    page,
    sharedServer: { url },
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const organiser = await OrganiserClient.signIn(url);
    const chOID = await createDecisionsMeeting(organiser, `Soirée des décisions ${width}`);
    const { trials } = await organiser.call<{ trials: Planned[] }>('GET', `/api/lesecretariat/trials/${chOID}`);
    const oidOf = (uid: string) => trials.find((trial) => trial.uid === uid)?.oid ?? '';
    const desk = `${url}/mgr/lesecretariat/${chOID}`;
    const gridOf = (uid: string) => `${desk}/results?oids=${oidOf(uid)}`;
    const publicOf = (uid: string) => `${url}/challenge/${chOID}/trial-${oidOf(uid)}`;
    const look = (name: string) => checkPage(page, { name, language: 'fr', variant: `${width}`, complaints: () => [] });

    // The cut: the 14th of fourteen has no fourth trial, the eight are put in the order of the final.
    await openAndSignIn(page, gridOf(SHOT));
    await expect(page.getByText('Après 3 essais, 8 sur 14 continuent.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Essai 4, 214/ })).toHaveAttribute('readonly');
    await page.getByRole('button', { name: 'Passer à la finale à 8' }).click();
    await expect(page.locator('tr[data-row]').first()).toHaveAttribute('data-row', 'bib:208');
    await look('decisions-cut');

    // A tie for first place: shared.
    await page.goto(gridOf(HIGH_JUMP));
    await expect(page.getByText('Égalité pour la 1re place à 1.75 :')).toBeVisible();
    await look('decisions-tie');
    await page.goto(gridOf(HIGH_JUMP));
    await page.getByRole('button', { name: 'Partager la 1re place' }).click();
    await expect(page.getByText('Première place partagée à 1.75, sans barrage :')).toBeVisible();

    // The third red card sends to the penalty zone; not served, it disqualifies by a tap.
    await page.goto(gridOf(WALK));
    const cards = page.getByRole('textbox', { name: /^Cartons rouges, 401/ });
    await cards.fill('1~ 4> 6~');
    await cards.press('Enter');
    await page.getByRole('combobox', { name: /^Pénalité, 401/ }).selectOption('Pénalité non purgée');
    await look('decisions-walk');
    await page.goto(gridOf(WALK));
    await page.getByRole('button', { name: 'Disqualifier' }).click();
    const rule = page.getByRole('combobox', { name: /^Règle de la disqualification, 401/ });
    await expect(rule).toHaveValue('TR54.7.3');
    await expect(page.getByText('Tout est envoyé')).toBeVisible();
    await look('decisions-rule');

    // A protest: lodged from the sheet, answered from the register.
    await page.goto(gridOf(HUNDRED_1));
    await page.locator('summary', { hasText: 'Réclamations' }).click();
    await page.getByLabel('Déposée par').fill('US Sorbière');
    await page.getByLabel('Objet').fill('Couloir mordu au 80 m');
    await page.getByRole('button', { name: 'Enregistrer la réclamation' }).click();
    await expect(page.getByText('Couloir mordu au 80 m')).toBeVisible();
    await page.goto(`${desk}/protests`);
    await expect(page.getByText('À répondre')).toBeVisible();
    await look('decisions-protests');
    await page.goto(publicOf(HUNDRED_1));
    await expect(page.getByText('Une réclamation est à l’étude.')).toBeVisible();

    // Teams: the scoring and the ranking that is declared official.
    await page.goto(`${desk}/teams`);
    await page.getByRole('button', { name: 'Régler le comptage' }).click();
    await look('decisions-scoring');
    await page.goto(`${desk}/teams`);
    await page.getByRole('button', { name: 'Déclarer officiel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Déclarer officiel' }).click();
    await expect(page.getByText(/^Classement officiel depuis/)).toBeVisible();
    await look('decisions-teams');

    await page.goto(`${url}/challenge/${chOID}/teams`);
    await expect(page.getByText('Classement officiel.')).toBeVisible();
    await look('decisions-public-teams');
    await page.goto(publicOf(WALK));
    await expect(page.getByText('TR54.7.3').first()).toBeVisible();
    await look('decisions-public-walk');
    await page.goto(publicOf(SHOT));
    await look('decisions-public-shot');
    await page.goto(publicOf(HIGH_JUMP));
    await expect(page.getByText('Première place partagée, sans barrage.')).toBeVisible();
    const group = trials.find(({ uid }) => uid === HUNDRED_1)?.gOID;
    await page.goto(`${url}/challenge/${chOID}/group/${group}`);
    await expect(page.getByRole('table', { name: '100 m, Classement' }).getByRole('row').nth(1)).toContainText(
      'ATHLETE504',
    );
    await look('decisions-public-group');
  });
}
