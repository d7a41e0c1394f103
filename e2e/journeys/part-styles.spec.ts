import type { Page } from '@playwright/test';
import { createRunningMeeting } from '../support/running-meeting.ts';
import { fillSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** The rules of the remotes' sheets in the page that match something which that remote has not drawn. */
const findLeaks = (page: Page) =>
  page.evaluate(() => {
    const leaks: string[] = [];
    const remotes = new Set<string>();
    for (const { href, cssRules } of document.styleSheets) {
      const [, remote] = /\/remotes\/([^/]+)\//.exec(href ?? '') ?? [];
      if (remote === undefined) continue;
      remotes.add(remote);
      const rules: CSSRule[] = [...cssRules];
      for (const rule of rules) {
        if ('cssRules' in rule) rules.push(...(rule.cssRules as CSSRuleList));
        if (!(rule instanceof CSSStyleRule) || rule.selectorText.startsWith('body:has(> .paper)')) continue;
        const selector = rule.selectorText.replaceAll(/::?(?:before|after|backdrop|placeholder|-webkit-[\w-]+)/g, '');
        const strangers = document.querySelectorAll(
          `:is(${selector}):not(:root, body, .part-${remote}, .part-${remote} *)`,
        );
        if (strangers.length > 0) leaks.push(`${remote}: ${rule.selectorText}`);
      }
    }
    return { remotes: [...remotes].sort(), leaks };
  });

const goWithin = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('the styles of a public page change nothing of the secretariat that is opened after it, nor the other way', async ({
  page,
  sharedServer: server,
}) => {
  const { chOID } = await createRunningMeeting(server.url, [11_580]);
  await page.goto(`${server.url}/challenge/${chOID}`);
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.locator('.part-public-site main h1')).toBeVisible();
  await goWithin(page, `/mgr/lesecretariat/${chOID}/results`);
  await fillSignIn(page);
  await expect(page.locator('.part-secretariat main h1')).toBeVisible();
  const both = ['public-site', 'secretariat'];
  expect(await findLeaks(page)).toEqual({ remotes: both, leaks: [] });
  await goWithin(page, `/challenge/${chOID}`);
  await expect(page.locator('.part-public-site main h1')).toBeVisible();
  expect(await findLeaks(page)).toEqual({ remotes: both, leaks: [] });
});
