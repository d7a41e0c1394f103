import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';
import { stadiumTime } from '../support/today.ts';

const UID = '000100-0-56-f1';

test('77. A record that a correction takes away leaves the open wall, the open strip and the open page of the event, and what is announced says the correction', async ({
  page: wall,
  context,
  sharedServer: { url },
}) => {
  test.slow();
  const organiser = await OrganiserClient.signIn(url);
  const chOID = await organiser.createChallenge('Meeting du record repris');
  const event = { uid: UID, group: '100 m Femmes', name: '100 m Femmes – Finale', g0: 100, g1: '0', category: 56 };
  const trialsData = [{ ...event, date: stadiumTime('18:10'), status: 40, round: 'f', heat: 1, dets: { wind: 0.8 } }];
  const startlists = {
    [UID]: ['VALMOREL', 'KERBRAT', 'SANTERRE'].map((last, at) => ({
      ...{ bib: `${11 + at}`, last, first: 'Inès', category: 56, clubName: 'AC Valmont', lane: 4 + at },
    })),
  };
  const finish = (...marks: readonly number[]) => ({
    [UID]: marks.map((v, at) => ({ bib: `${11 + at}`, prf: { v, u: 'ms', st: 1 } })),
  });
  await organiser.upload(chOID, { trialsData, startlists, resultlists: finish(11_410, 11_520, 11_790) });
  await organiser.call('PUT', `/api/lesecretariat/challenge/${chOID}`, { visible: true });
  await organiser.call('PUT', `/api/lesecretariat/records/${chOID}`, {
    records: [{ kind: 'MR', event: '000100-0-56', v: 11_420, holder: 'A. Dupont' }],
  });
  const { code } = await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=vboard`);
  const { trials } = await organiser.call<{ trials: { oid: string }[] }>('GET', `/api/lesecretariat/trials/${chOID}`);
  const oid = trials[0]?.oid ?? '';

  await wall.setViewportSize({ width: 1280, height: 720 });
  await wall.goto(`${url}/officiel/ecran/resultat?t=${oid}#code=${code.code}`);
  const strip = await context.newPage();
  await strip.setViewportSize({ width: 1280, height: 720 });
  await strip.goto(`${url}/officiel/ecran/incrustation?t=${oid}&vue=record#code=${code.code}`);
  const reader = await context.newPage();
  await reader.goto(`${url}/challenge/${chOID}/trial-${oid}`);
  const announced = await context.newPage();
  await announced.goto(`${url}/challenge/${chOID}?v=annonces`);
  await expect(wall.locator('.board')).toContainText('MR');
  await expect(strip.locator('body')).toContainText('VALMOREL');
  await expect(reader.getByRole('table')).toContainText('MR');
  await expect(announced.locator('main')).toContainText('record');

  await organiser.upload(chOID, { trialsData, resultlists: finish(11_480, 11_520, 11_790), reason: 'photo-finish' });
  await expect(wall.locator('.board')).toContainText('11.48');
  await expect(wall.locator('.board')).not.toContainText('MR');
  await expect(strip.locator('body')).not.toContainText('VALMOREL');
  await expect(reader.getByRole('table')).toContainText('11.48');
  await expect(reader.getByRole('table')).not.toContainText('MR');
  await expect(announced.locator('main')).toContainText(/correction, résultat officiel\s: 1\. VALMOREL/);
  await expect(announced.locator('main')).toContainText('plus de record de la réunion pour 1. VALMOREL');
  await expect(announced.locator('main')).not.toContainText(/(?<!plus de )record/);
});
