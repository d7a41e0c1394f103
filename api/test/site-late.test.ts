import { expect, test } from '@jest/globals';
import { openSiteServers } from './site-servers.ts';
import { FINAL, ms } from './uploads.ts';

const MINUTE = 60_000;

test('what comes hours after it was entered is told with its age, whatever the clocks of both say', async () => {
  let passed = 0;
  const both = await openSiteServers({
    clock: () => new Date(Date.now() + passed),
    // The laptop is twenty minutes ahead.
    stadiumClock: () => new Date(Date.now() + passed + 20 * MINUTE),
  });
  try {
    const { home, homeOid, stadium, stadiumOid, line, untilSame } = both;
    await untilSame();
    line.cut();
    const entered = Date.now() + passed;
    await stadium.upload(stadiumOid, { resultlists: { [FINAL]: [{ bib: '11', prf: ms(10_101) }] } });
    passed += 180 * MINUTE;
    line.mend();
    await untilSame();
    const change = await home.ctx.store.db
      .selectFrom('challenge_change')
      .select('body')
      .where('challenge', '=', homeOid)
      .orderBy('revision', 'desc')
      .executeTakeFirstOrThrow();
    const { since = {} } = JSON.parse(change.body) as { since?: Record<string, string> };
    expect(Object.values(since)).toHaveLength(1);
    expect(Math.abs(Date.parse(Object.values(since)[0] ?? '') - entered)).toBeLessThan(MINUTE);
  } finally {
    await both.close();
  }
});
