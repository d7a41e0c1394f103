import type { Page } from '@playwright/test';
import { createLongJumpMeeting, LONG_JUMP_FINAL, openLongJump, typeDigits } from '../support/long-jump-meeting.ts';
import { createOfficialsMeeting, openHighJump, press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Whom the keys write for, what is typed, and where every key is that can be pressed below the list. */
async function readTurn(page: Page) {
  const keys = await page.locator('.keys button, .ft .more').evaluateAll((found) =>
    found.map((key) => {
      const { x, y, width, height } = key.getBoundingClientRect();
      return `${key.textContent} ${[x, y, width, height].map(Math.round)}`;
    }),
  );
  const typed = page.locator('.typed output');
  return {
    who: await page.locator('.w2').textContent(),
    typed: (await typed.count()) === 0 ? undefined : await typed.textContent(),
    keys,
  };
}

/** The strip has said a change, and under the finger nothing has moved. */
async function expectWaiting(page: Page, sentence: string | RegExp, turn: Awaited<ReturnType<typeof readTurn>>) {
  await expect(page.getByRole('alert')).toContainText(sentence);
  expect(await readTurn(page), String(sentence)).toEqual(turn);
}

test('28. While an attempt is measured, a late entry, an exchange of bibs and a new order wait: neither the name nor the digits nor a key moves, and the mark is of whom it was measured for', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createLongJumpMeeting(organiser, server.url, 'Régionaux du Val 28 bis', 4);
  await openLongJump(page, server.url, meeting.code);
  const called = page.locator('.w2 .bib');
  const first = (await called.textContent()) ?? '';
  const [second = '', third = ''] = Object.keys(LONG_JUMP_FINAL).filter((bib) => bib !== first);
  await press(page, /^Blanc/);
  await typeDigits(page, '6');
  const turn = await readTurn(page);
  expect(turn.keys.length).toBeGreaterThan(10);

  const late = { bib: '399', last: 'TARDIVE', first: 'Zoé', clubName: 'AC Valmont', category: 56 };
  await meeting.editStarts({ op: 'add', entry: late });
  await expectWaiting(page, /ajout\s: 399 TARDIVE/, turn);
  await meeting.editStarts(
    { op: 'bib', row: `bib:${first}`, bib: '998' },
    { op: 'bib', row: `bib:${third}`, bib: first },
    { op: 'bib', row: 'bib:998', bib: third },
  );
  await expectWaiting(page, `le ${first} est maintenant le ${third}`, turn);
  await meeting.editStarts({ op: 'move', row: `bib:${second}`, odr: 1 });
  await expectWaiting(page, /ordre/, turn);

  await typeDigits(page, '50');
  await press(page, /^Valider/);
  await expect(page.getByRole('row', { name: /399 TARDIVE/ })).toBeAttached();
  const line = page.getByRole('row', { name: new RegExp(`^${third} ${LONG_JUMP_FINAL[first]?.last}`) });
  await expect(line).toContainText('6.50');
  await expect.poll(async () => (await meeting.readSheet()).attempts[third]).toBe('650');
  expect((await meeting.readSheet()).attempts[first] ?? '').toBe('');
  await press(page, 'Corriger');
  await expect(page.getByRole('dialog')).toContainText(third);
});

test('28. While the time of an attempt runs, a scratching waits for the attempt', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 28 ter', athletes: 4 });
  await openHighJump(page, server.url, meeting.code);
  const called = page.locator('.w2 .bib');
  const [first = '', second = '', third = ''] = await page.locator('.grid .bib').allTextContents();
  await expect(called).toHaveText(first);
  await press(page, 'Horloge');
  await expect(page.getByRole('timer')).toBeVisible();
  const turn = await readTurn(page);
  await meeting.editStarts({ op: 'scratch', row: `bib:${second}` });
  await expectWaiting(page, `Secrétariat : ${second} forfait.`, turn);
  await press(page, 'Arrêter');
  await press(page, 'Horloge');
  await expectWaiting(page, `Secrétariat : ${second} forfait.`, turn);
  await press(page, 'X, échec');
  await expect(called).toHaveText(third);
});
