import { createContestMeeting } from '../support/contest-meeting.ts';
import { type BarLetter, judge, press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';
import { beginOffline } from '../support/whole-contest.ts';

const BARS = ['4.00', '4.20', '4.40', '4.50', '4.60', '4.70'];

/** A pole vault of invented people, by bar: passes, one retirement, two who share first place. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  '401': ['-', 'o', 'o', 'xo', 'xxx'],
  '402': ['-', '-', 'o', 'xo', 'x-', 'xx'],
  '403': ['o', 'xo', 'xo', '-', 'xxx'],
  '404': ['xo', 'xxo', 'xx-', 'x'],
  '405': ['o', 'o', 'xxx'],
  '406': ['xxx'],
  '407': ['o', 'xr'],
  '408': ['-', '-', '-', 'xxo', 'xxx'],
};

/** The bar of the jump-off, from 4.60: down after two failures, up after two clearances. */
const JUMP_OFF: Readonly<Record<string, readonly string[]>> = {
  '401': ['4.60 x', '4.55 o', '4.60 x'],
  '402': ['4.60 x', '4.55 o', '4.60 o'],
};

const PLACES = { '402': 1, '401': 2, '408': 3, '403': 4, '405': 5, '404': 6, '407': 7 };

test('4. A pole vault with passes, a retirement and a jump-off of three bars is written without a network and with three kills, the last one in the jump-off: the server has its sheet, each fact once', async ({
  sharedServer: server,
  launchOptions,
}) => {
  test.setTimeout(10 * 60_000);
  const meeting = await createContestMeeting(
    await OrganiserClient.signIn(server.url),
    server.url,
    {
      name: 'Régionaux du Val 4 ter',
      event: 'Perche',
      g0: 900_002,
      round: 'f',
      dets: { heights: BARS.map((bar) => Number(bar) * 1000) },
    },
    Object.keys(SHEETS).map((bib, at) => ({ bib, last: `PERCHISTE ${'ABCDEFGH'.charAt(at)}`, first: 'Noé' })),
  );
  const contest = await beginOffline(launchOptions, server.url, meeting, { task: /^Barres/, event: /Perche/ });
  const { page } = contest;
  try {
    const find = (bib: string, bar: string, attempt: number) =>
      (SHEETS[bib]?.[BARS.indexOf(bar)]?.[attempt - 1] ?? '-') as BarLetter;
    for (const count of [5, 25]) {
      await judge(page(), find, (acts) => acts === count);
      await contest.kill();
    }
    await judge(page(), find, () =>
      page()
        .getByText(/Égalité à la première place/)
        .isVisible(),
    );
    await press(page(), /^Barrage…/);
    await press(page(), /^Barrage(?!…)/);
    const rounds: Record<string, number> = {};
    const findJumpOff = (bib: string, bar: string) => {
      const round = rounds[bib] ?? 0;
      rounds[bib] = round + 1;
      const [height, letter] = JUMP_OFF[bib]?.[round]?.split(' ') ?? [];
      expect(bar).toBe(height);
      return letter as BarLetter;
    };
    await judge(page(), findJumpOff, (acts) => acts === 3);
    await contest.kill();
    await judge(page(), findJumpOff, () =>
      page().getByRole('heading', { name: 'Plus personne à la barre.' }).isVisible(),
    );
    await contest.sendAndSign();
    const { attempts, places } = await meeting.readSheet();
    expect(attempts).toEqual(
      Object.fromEntries(
        Object.entries(SHEETS).map(([bib, cells]) => {
          const jumped = cells.map((letters, at) => `${BARS[at]} ${letters}`);
          return [bib, [...jumped, ...(JUMP_OFF[bib] ?? []).map((cell) => `j${cell}`)].join(' ')];
        }),
      ),
    );
    expect(places).toEqual(PLACES);
  } finally {
    await contest.end();
  }
});
