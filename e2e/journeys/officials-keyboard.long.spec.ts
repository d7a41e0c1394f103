import type { Page } from '@playwright/test';
import { createBoardMeeting } from '../support/board-meeting.ts';
import { beginWith, CONSOLES, type ConsolesMeeting, createConsolesMeeting, openConsole } from '../support/consoles.ts';
import { tabThrough } from '../support/keyboard.ts';
import { findLostTexts } from '../support/lost-texts.ts';
import { notePress, readOwnFacts, waitForPause } from '../support/officials-meeting.ts';
import { openSpeaker } from '../support/open-speaker.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';

/** Keys that are pressed one after the other, texts that are typed into fields, and what comes of it: a fact of a kind, or a sheet that asks. */
type Act = {
  readonly keys: readonly (string | { readonly field: string; readonly text: string } | { readonly radio: string })[];
} & ({ readonly writes: string } | { readonly asks: RegExp });

const ACTS: Readonly<Record<string, readonly Act[]>> = {
  Barres: [
    { keys: ['O, franchi'], writes: 'attempt' },
    { keys: ['Retrait', 'Retirer'], writes: 'attempt' },
  ],
  Essais: [
    { keys: ['Blanc mesurer', '5', '8', '0', 'Valider'], writes: 'attempt' },
    { keys: ['X mordu'], writes: 'attempt' },
  ],
  Horloge: [{ keys: ['Démarrer'], writes: 'clock' }],
  Vent: [{ keys: ['Lire maintenant', '1', '2', '+ dans le dos', 'Envoyer'], writes: 'wind' }],
  Départ: [
    { keys: ['Rappel'], asks: /Rappel/ },
    { keys: ['Rappel', { radio: 'Vert' }, 'Vert'], writes: 'recall' },
  ],
  'Chrono A': [{ keys: ['DÉPART'], writes: 'start' }],
  'Chrono B': [{ keys: ['7', '?'], writes: 'raw' }],
  'Photo-finish': [
    { keys: ['Contrôle du zéro'], asks: /zéro/ },
    {
      keys: [
        'Contrôle du zéro',
        { field: 'Appareil : marque et numéro', text: 'Lynx 7' },
        { field: 'Qui l’opère', text: 'A. Kervella' },
        'Contrôlé',
      ],
      writes: 'evidence',
    },
  ],
  Tours: [{ keys: ['401'], writes: 'lap' }],
  'Marche – juge': [{ keys: ['6', '0', '1', '601 RIVOALLAN', 'contact ~'], writes: 'walk' }],
  'Marche – secrétaire': [
    { keys: ['Taper un bulletin papier'], asks: /bulletin/i },
    {
      keys: ['Taper un bulletin papier', '4', { field: 'Dossard', text: '601' }, 'Contact ~', 'Écrire'],
      writes: 'walk',
    },
  ],
  Commissaire: [{ keys: ['Rien à signaler'], writes: 'report' }],
  'Juge-arbitre': [{ keys: ['1 RIVOALLAN · Ligne', 'Classer'], writes: 'ruling' }],
  'Chambre d’appel': [
    { keys: ['301 RIVOALLAN'], writes: 'check' },
    { keys: ['Clore l’appel'], asks: /appel/ },
  ],
};

/** Sheets that a console opens from its first state, by the words of their keys. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  Barres: ['Autres actions', 'Retrait…'],
  Essais: ['Autres actions'],
  Départ: ['Rappel…'],
  'Photo-finish': ['Contrôle du zéro…'],
  'Marche – secrétaire': ['Taper un bulletin papier…'],
  'Chambre d’appel': ['Clore l’appel…'],
};

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 360, height: 740 };

async function pressByKeyboard(page: Page, words: string): Promise<void> {
  // The hour in the head of the screen begins with a digit too.
  const key = /^\d$/.test(words)
    ? page.getByRole('button', { name: words, exact: true })
    : page.getByRole('button', { name: beginWith(words) }).first();
  await waitForPause(page);
  await key.focus();
  await page.keyboard.press('Enter');
  await notePress(page);
}

/** Every key is reached, each says that it has the focus, and none keeps it. */
async function expectKeyboard(page: Page, state: string, scope?: string): Promise<void> {
  expect(await tabThrough(page, scope), state).toEqual({ unreached: [], unmarked: [] });
}

/** With texts twice as large, on a phone and on a tablet. */
async function expectLargeTexts(page: Page, state: string, normal: typeof TABLET): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const size of [PHONE, TABLET]) {
    await page.setViewportSize(size);
    expect(await findLostTexts(page), `${state} at ${size.width}, 200 %`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(size.width);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(normal);
}

async function expectAct(page: Page, act: Act): Promise<void> {
  const before = await readOwnFacts(page);
  for (const key of act.keys) {
    if (typeof key === 'string') await pressByKeyboard(page, key);
    else if ('radio' in key) {
      await page.getByRole('radio', { name: new RegExp(key.radio) }).focus();
      await page.keyboard.press('Space');
    } else {
      await page.getByLabel(key.field).focus();
      await page.keyboard.insertText(key.text);
    }
  }
  if ('writes' in act) {
    const readNewKinds = async () => (await readOwnFacts(page)).slice(before.length).map(({ kind }) => kind);
    await expect.poll(readNewKinds).toContain(act.writes);
    return;
  }
  const sheet = page.getByRole('dialog');
  await expect(sheet).toHaveAccessibleName(act.asks);
  await expect(sheet.getByRole('button', { name: 'Annuler', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
}

/** An umpire reports the first lane of the sprint. */
async function reportLine(url: string, { chOID, codes }: ConsolesMeeting, organiser: OrganiserClient): Promise<void> {
  const { trials } = await organiser.call<{ trials: { oid: string; g0: number }[] }>(
    'GET',
    `/api/lesecretariat/trials/${chOID}`,
  );
  const trialOID = trials.find(({ g0 }) => g0 === 100)?.oid;
  const at = new Date().toISOString();
  const fact = {
    id: crypto.randomUUID(),
    at,
    trialOID,
    kind: 'report',
    what: 'line',
    bib: '301',
    from: 'Commissaire 1',
  };
  const answer = await fetch(`${url}/api/live-input/${chOID}`, {
    method: 'POST',
    headers: { 'x-access-code': codes.judge, 'content-type': 'application/json' },
    body: JSON.stringify({ device: 'umpire', facts: [fact] }),
  });
  expect((await answer.json()) as object).toMatchObject({ accepted: [fact.id] });
}

for (const path of CONSOLES)
  test(`39. «${path.task}» by keyboard alone on a tablet: every key is reached, shows the focus and acts; with texts of 200 % nothing is lost`, async ({
    page,
    sharedServer: server,
  }) => {
    const { task } = path;
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createConsolesMeeting(organiser, server.url, `Régionaux du Val 39 ${task}`);
    // An umpire has seen something, on which the referee decides.
    if (task === 'Juge-arbitre') await reportLine(server.url, meeting, organiser);
    await page.setViewportSize(TABLET);
    await openConsole(page, server.url, meeting, path);
    await expectKeyboard(page, task);
    await expectLargeTexts(page, task, TABLET);
    for (const sheet of SHEETS[task] ?? []) {
      await pressByKeyboard(page, sheet.replace('…', ''));
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectKeyboard(page, sheet, '[role=dialog]');
      await expectLargeTexts(page, sheet, TABLET);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    for (const act of ACTS[task] ?? []) await expectAct(page, act);
  });

test('39. «Speaker» by keyboard alone on a tablet: every key is reached, shows the focus and acts, and what goes leaves the focus beside it; with texts of 200 % nothing is lost', async ({
  page,
  browser,
  sharedServer: server,
}) => {
  test.slow();
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createBoardMeeting(organiser, server.url);
  const { longJump, say } = meeting;
  const board = await (await browser.newContext()).newPage();
  await board.goto(`${server.url}/officiel/ecran/classement?t=${longJump}&lieu=Mur#code=${meeting.board}`);
  await say(longJump, [
    { kind: 'attempt', bib: '1301', n: 1, r: 'o', v: 6580, w: 0.8 },
    { kind: 'attempt', bib: '1302', n: 1, r: 'o', v: 6620, w: 0.8 },
  ]);
  await page.setViewportSize(TABLET);
  await openSpeaker(page, server.url, meeting.speaker);
  const just = page.getByRole('region', { name: 'À l’instant' });
  await expect(just.getByRole('button', { name: /^Vu/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Écrans · 1' })).toBeVisible();
  await expectKeyboard(page, 'Speaker');
  await expectLargeTexts(page, 'Speaker', TABLET);

  const unread = await just.getByRole('button', { name: /^Vu/ }).count();
  await pressByKeyboard(page, 'Vu');
  await expect(just.getByRole('button', { name: /^Vu/ })).toHaveCount(unread - 1);
  await expect(just.locator('li:focus')).toHaveCount(1);
  await pressByKeyboard(page, 'Masquer');
  await expect(page.getByRole('region', { name: 'Maintenant' })).toBeFocused();
  await pressByKeyboard(page, 'Montrer');

  await pressByKeyboard(page, 'Écrans · 1');
  const panel = page.getByRole('region', { name: 'Écrans', exact: true });
  await expect(panel).toBeFocused();
  await expectKeyboard(page, 'Écrans', '#screens');
  await expectLargeTexts(page, 'Écrans', TABLET);
  await pressByKeyboard(page, 'Noir…');
  await expect(panel.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Noir…' })).toBeVisible();
  await pressByKeyboard(page, 'Figer…');
  await pressByKeyboard(page, 'Figer');
  await expect(panel).toContainText('figé à');
  await pressByKeyboard(page, 'Fermer');
  await expect(page.getByRole('button', { name: 'Écrans · 1' })).toBeFocused();
});
