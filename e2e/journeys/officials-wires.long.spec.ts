import { addFacts } from '../support/filled-log.ts';
import { createLongJumpMeeting, judgeAttempt, openLongJump } from '../support/long-jump-meeting.ts';
import { press, readOwnFacts } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { answerFromAhead, answerFromBefore } from '../support/other-servers.ts';
import { expect, test } from '../support/test.ts';

/** A fact as a console of years ahead says it. */
const UNKNOWN = { kind: 'drone', height: 12, r: undefined };

/** Who is older than the other, the console or the server; what the console says of it. */
const MATRIX = [
  { console: 'today’s', server: 'today’s' },
  { console: 'today’s', server: 'one of years ahead' },
  { console: 'today’s', server: 'one of years ago' },
  { console: 'one of years ahead', server: 'today’s' },
  { console: 'one of years ahead', server: 'one of years ago' },
] as const;

for (const [at, who] of MATRIX.entries())
  test(`12. Console: ${who.console}, server: ${who.server}: every attempt arrives once, in order, and what the other does not know hinders none`, async ({
    page,
    context,
    sharedServer: server,
  }) => {
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createLongJumpMeeting(organiser, server.url, `Régionaux du Val 12 n° ${at}`);
    if (who.server === 'one of years ahead') await answerFromAhead(context);
    if (who.server === 'one of years ago') await answerFromBefore(context);
    const isAhead = who.console === 'one of years ahead';
    await openLongJump(page, server.url, meeting.code);
    const judged = [await judgeAttempt(page), await judgeAttempt(page)];
    if (isAhead) await addFacts(page, [UNKNOWN]);
    judged.push(await judgeAttempt(page), await judgeAttempt(page));
    expect(judged).toEqual(['301', '302', '303', '304']);
    const own = await readOwnFacts(page);
    const known = own.filter(({ kind }) => kind !== UNKNOWN.kind).map(({ id }) => id);
    expect(own).toHaveLength(known.length + (isAhead ? 1 : 0));
    await expect.poll(async () => (await meeting.readFacts()).map(({ id }) => id), { timeout: 30_000 }).toEqual(known);
    const { attempts } = await meeting.readSheet();
    expect([attempts['301'], attempts['302'], attempts['303'], attempts['304']]).toEqual(['642', 'x', '671', '597']);

    // What the server does not know stays on the device, and is named.
    const chip = page.locator('.hd .chip');
    if (isAhead) await expect(chip).toContainText('1 à voir');
    else await expect(chip).toHaveClass(/\bok\b/);
    await page.locator('.hd .st').click();
    const behind = page.getByText('Cette console est plus ancienne que le serveur');
    await expect(behind).toHaveCount(who.server === 'one of years ahead' ? 1 : 0);
    await press(page, 'Retour');
    await expect(page.getByRole('button', { name: 'X mordu' })).toBeVisible();
    expect(await judgeAttempt(page)).toBe('305');
    await expect.poll(async () => (await meeting.readSheet()).attempts['305'], { timeout: 15_000 }).toBe('631');
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
