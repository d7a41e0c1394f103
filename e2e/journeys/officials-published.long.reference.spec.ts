import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContestEntry, createContestMeeting } from '../support/contest-meeting.ts';
import { judgeAttempt } from '../support/long-jump-meeting.ts';
import { type BarLetter, judge, press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { ROOT } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { beginOffline } from '../support/whole-contest.ts';

/** Tilastopaja Oy, ODbL: the data stays beside the project and is never part of it. */
const MEET = join(ROOT, '..', 'shared', 'meets', 'rio2016_olympics.json');

interface Published {
  readonly rank?: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly performance: string;
  readonly heights?: readonly { readonly height: string; readonly results: string }[];
  readonly attempts?: readonly { readonly performance: string; readonly wind?: string }[];
}
interface Unit {
  readonly eventCode: string;
  readonly athlon?: string;
  readonly results: readonly Published[];
}

interface Athlete extends ContestEntry {
  readonly published: Published;
}

/** Those who started in an event of the decathlon of Rio, by name: no order of a result. */
function listDecathletes(eventCode: string): Athlete[] {
  const { events } = JSON.parse(readFileSync(MEET, 'utf8')) as { events: readonly Unit[] };
  const unit = events.find((one) => one.eventCode === eventCode && one.athlon === 'Decathlon');
  return (unit?.results ?? [])
    .filter(({ performance }) => performance !== 'DNS')
    .toSorted((a, b) => (a.familyName < b.familyName ? -1 : 1))
    .map((published, at) => ({
      bib: String(301 + at),
      last: published.familyName,
      first: published.givenName,
      published,
    }));
}

const readPlaces = (athletes: readonly Athlete[]) =>
  Object.fromEntries(athletes.map(({ bib, published: { rank } }) => [bib, Number(rank)]));

test.setTimeout(30 * 60_000);

test('4. The high jump of Rio’s decathlon, 28 athletes and 249 jumps, is written key by key without a network and with three kills: the server has the published sheet and places, each fact once', async ({
  sharedServer: server,
  launchOptions,
}) => {
  const athletes = listDecathletes('HJ');
  const cells = new Map(
    athletes.map(({ bib, published: { heights = [] } }) => [
      bib,
      new Map(heights.map(({ height, results }) => [height, results.toLowerCase()])),
    ]),
  );
  const jumped = [...cells.values()].flatMap((bars) => [...bars.values()]);
  const [from, to] = [177, 222];
  const bars = Array.from({ length: (to - from) / 3 + 1 }, (_, at) => from + 3 * at);
  const meeting = await createContestMeeting(
    await OrganiserClient.signIn(server.url),
    server.url,
    { name: 'Rio : hauteur', event: 'Hauteur', g0: 900_001, round: 'c', dets: { heights: bars.map((h) => h * 10) } },
    athletes.map(({ published: _, ...entry }) => entry),
  );
  const contest = await beginOffline(launchOptions, server.url, meeting, { task: /^Barres/, event: /Hauteur/ });
  try {
    const written: string[] = [];
    // A bar of which nothing was published was passed.
    const find = (bib: string, bar: string, attempt: number): BarLetter => {
      const letter = (cells.get(bib)?.get(bar)?.[attempt - 1] ?? '-') as BarLetter;
      written.push(letter);
      return letter;
    };
    for (const count of [40, 1, 160]) {
      await judge(contest.page(), find, (acts) => acts === count);
      await contest.kill();
    }
    const over = () => contest.page().getByRole('heading', { name: 'Plus personne à la barre.' });
    await judge(contest.page(), find, () => over().isVisible());
    expect(written.filter((letter) => letter !== '-')).toHaveLength(jumped.join('').length);
    await contest.sendAndSign();
    const sheet = await meeting.readSheet();
    const shown = Object.entries(sheet.attempts).map(([bib, attempts]) => [
      bib,
      attempts.replace(/\d\.\d\d - ?/g, '').trim(),
    ]);
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries([...cells].map(([bib, one]) => [bib, [...one].map((cell) => cell.join(' ')).join(' ')])),
    );
    expect(sheet.places).toEqual(readPlaces(athletes));
  } finally {
    await contest.end();
  }
});

test('4. The long jump of Rio’s decathlon, 31 athletes with their winds, is written without a network and with three kills, one of them in the middle of a mark: the server has the published series and places, each fact once', async ({
  sharedServer: server,
  launchOptions,
}) => {
  const athletes = listDecathletes('LJ');
  // Who has no third attempt in the published series had left.
  const series = Object.fromEntries(
    athletes.map(({ bib, published: { attempts = [] } }) => {
      const said = attempts.map(({ performance, wind = '0.0' }) =>
        performance === 'X' ? 'x' : `${Math.round(Number(performance) * 100)}${wind.startsWith('-') ? '' : '+'}${wind}`,
      );
      return [bib, { attempts: [...said, ...(said.length < 3 ? ['r'] : [])].join(' ') }];
    }),
  );
  const meeting = await createContestMeeting(
    await OrganiserClient.signIn(server.url),
    server.url,
    { name: 'Rio : longueur', event: 'Longueur', g0: 900_003, round: 'c' },
    athletes.map(({ published: _, ...entry }) => entry),
  );
  const contest = await beginOffline(launchOptions, server.url, meeting, { task: /^Essais/, event: /Longueur/ });
  try {
    const judgeMany = async (count: number) => {
      for (let at = 0; at < count; at += 1) await judgeAttempt(contest.page(), series);
    };
    await judgeMany(20);
    await contest.kill();
    await judgeMany(25);
    await press(contest.page(), 'Blanc mesurer');
    await contest.page().getByRole('button', { name: '7', exact: true }).click();
    await contest.kill();
    await expect(contest.page().getByText('Mesure en cours')).toBeVisible();
    await press(contest.page(), 'Annuler');
    await judgeMany(30);
    await contest.kill();
    await judgeMany(athletes.length * 3 - 75);
    await expect(contest.page().getByRole('heading', { name: 'Plus d’essai.' })).toBeVisible();
    await contest.sendAndSign();
    const sheet = await meeting.readSheet();
    expect(sheet.attempts).toEqual(Object.fromEntries(Object.entries(series).map(([bib, one]) => [bib, one.attempts])));
    expect(sheet.places).toEqual(readPlaces(athletes));
  } finally {
    await contest.end();
  }
});
