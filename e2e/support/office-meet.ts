import { randomUUID } from 'node:crypto';
import { OrganiserClient } from './organiser.ts';
import { stadiumTime } from './today.ts';

const KINDS = ['judge', 'wind', 'chrono'] as const;
const CLUBS = ['AC Valmont', 'Stade Brisaillais', 'US Montclair', 'EA Trois-Rivières', 'CO Hautecombe'];
const LAST = ['VALMOREL', 'KERBRAT', 'SANTERRE', 'BRÉHALLE', 'LORMIER', 'FONTENEAU', 'TRÉVENEC', 'OUVRELLE'];
const FIRST = ['Inès', 'Lou', 'Aïcha', 'Noémie', 'Camille', 'Éva', 'Salomé', 'Jade'];

const people = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => ({
    bib: String(from + index),
    last: LAST[index % LAST.length],
    first: FIRST[(index * 3 + from) % FIRST.length],
    clubName: CLUBS[(index + from) % CLUBS.length],
    category: 56,
    odr: index + 1,
    lane: (index % 8) + 1,
    pe: { pb: 12_000 + index * 90 },
  }));
const field = (count: number, from: number) =>
  people(count, from).map(({ pe: _, lane: __, ...one }) => ({ ...one, pe: { pb: 5900 - one.odr * 60 } }));
const teams = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => ({
    bib: String(from + index),
    last: CLUBS[index % CLUBS.length],
    clubName: CLUBS[index % CLUBS.length],
    category: 56,
    lane: index + 2,
    odr: index + 1,
    relay: { name: CLUBS[index % CLUBS.length] },
    members:
      index > 1
        ? []
        : people(4, 200 + index * 4).map(({ last, first, bib }, leg) => ({ bib, last, first, leg: leg + 1 })),
  }));

const timed = (bib: number, v: number, more = {}) => ({ bib: String(bib), prf: { v, u: 'ms', st: 1 }, ...more });

export interface OfficeMeet {
  readonly organiser: OrganiserClient;
  readonly chOID: string;
  readonly org: string;
  /** The oid of a trial by the `uid` of its upload. */
  readonly oid: (uid: string) => string;
}

export const UID = {
  heat1: '000100-0-56-h1',
  heat2: '000100-0-56-h2',
  final: '000100-0-56-f1',
  middle: '000800-0-56-f1',
  long: '900003-0-56-f1',
  high: '900001-0-56-f1',
  relay: '004400-0-56-f1',
  road: '010000-R-56-f1',
} as const;

/**
 * Creates today's competition of invented people in progress: a heat without all results, jumps under way, a relay with
 * missing runners, a time conflict, access codes, prices, a remark, and device times that differ from the results.
 */
export async function createOfficeMeet(url: string): Promise<OfficeMeet> {
  const organiser = await OrganiserClient.signIn(url);
  const chOID = await organiser.createChallenge('Régionaux du Grand-Val');
  const trial = (uid: string, group: string, time: string, status: number, more: Record<string, unknown> = {}) => {
    const [g0, g1, category, round = 'f1'] = uid.split('-');
    return {
      uid,
      group,
      name: group,
      date: stadiumTime(time),
      status,
      g0: Number(g0),
      g1,
      category: Number(category),
      round: round.charAt(0),
      heat: Number(round.slice(1)),
      ...more,
    };
  };
  await organiser.upload(chOID, {
    trialsData: [
      trial(UID.heat1, '100 m Femmes', '09:00', 15, { dets: { wind: 1.2 } }),
      trial(UID.heat2, '100 m Femmes', '09:06', 10),
      trial(UID.final, '100 m Femmes', '10:30', 20),
      trial(UID.middle, '800 m Femmes', '09:30', 40),
      trial(UID.long, 'Longueur Femmes', '09:15', 5),
      trial(UID.high, 'Hauteur Femmes', '09:20', 5),
      trial('900003-0-51-f1', 'Longueur Juniors Hommes', '09:30', 20),
      trial(UID.relay, '4 × 400 m Femmes', '11:00', 25),
      trial(UID.road, '10 km Femmes', '14:00', 20),
    ],
    startlists: {
      [UID.heat1]: people(8, 101),
      [UID.heat2]: people(8, 109),
      [UID.middle]: people(7, 121),
      [UID.long]: field(6, 131),
      [UID.high]: field(5, 141),
      [UID.relay]: teams(5, 151),
      [UID.road]: field(9, 161),
      '900003-0-51-f1': field(3, 171),
    },
    resultlists: {
      [UID.heat1]: [11_580, 11_660, 11_790, 11_840, 11_970, 12_110, 12_230].map((v, index) => timed(101 + index, v)),
      [UID.heat2]: [12_010, 11_480, 11_910].map((v, index) => timed(109 + index, v)),
      [UID.middle]: [131, 134, 135, 139, 140].map((s, index) => timed(121 + index, s * 1000 + index * 70)),
      [UID.long]: [5610, 5480, 5330].map((v, index) => ({
        bib: String(131 + index),
        prf: { v, u: 'mm', st: 1 },
        attempts: [
          { v: v - 120, r: 'o', w: 1.1 },
          { r: 'x', w: 0.4 },
          { v, r: 'o', w: -0.3 },
        ],
      })),
      [UID.high]: [1600, 1550, 1550].map((v, index) => ({
        bib: String(141 + index),
        prf: { v, u: 'mm', st: 1 },
        attempts: [
          { h: 1500, r: index === 1 ? 'xo' : 'o' },
          { h: 1550, r: 'o' },
          { h: 1600, r: index === 0 ? 'xxo' : 'xxx' },
        ],
      })),
    },
  });
  const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
    'GET',
    `/api/lesecretariat/trials/${chOID}`,
  );
  const oid = (uid: string) => {
    const found = trials.find((one) => one.uid === uid)?.oid;
    if (found === undefined) throw new Error(`${uid} manque au programme`);
    return found;
  };
  const codes = new Map<string, string>();
  for (const kind of KINDS) {
    const { code } = await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=${kind}`);
    codes.set(kind, code.code);
  }
  await sendDeviceTimes(url, chOID, codes.get('chrono') ?? '', oid(UID.heat2));
  await organiser.call('PUT', `/api/lesecretariat/prices/${chOID}`, {
    prices: [
      { kd: 'ch', unit_amount: 1200, metadata: { kd: 'main' } },
      { kd: 'ch', unit_amount: 800, metadata: { kd: 'li' } },
      { kd: 'tg', unit_amount: 0, metadata: { kd: 'dpt35' } },
    ],
  });
  await organiser.call('PUT', `/api/lesecretariat/records/${chOID}`, {
    records: [
      { kind: 'MR', event: '000100-0-56', v: 11_520, holder: 'Anaïs VERDIER', club: 'AC Valmont', date: '2019' },
      { kind: 'SR', event: '000100-0-56', v: 11_310, holder: 'Awa DIARRA', country: 'FRA', date: '2008-07-12' },
    ],
  });
  await organiser.call('POST', `/api/lesecretariat/trial/${oid(UID.heat2)}/remark`, {
    text: 'Départ rappelé : plot du couloir 3 déréglé.',
    row: 'bib:111',
    public: true,
  });
  await organiser.call('PUT', `/api/lesecretariat/trial/${oid(UID.middle)}/row`, {
    row: 'bib:123',
    prf: { v: 134_980, u: 'ms', st: 1 },
    reason: 'Relecture de la photo',
  });
  const { orgs } = await organiser.call<{ orgs: { oid: string }[] }>('GET', '/api/lesecretariat/my-orgs');
  const org = orgs[0]?.oid ?? '';
  await organiser.call('POST', `/api/lesecretariat/organisation/${org}/invitations`, {
    email: 'lea@val.example',
    role: 'secretary',
  });
  return { organiser, chOID, org, oid };
}

/** Sends times of a heat from a device: one equal to the result, one different, and one of a lane without an athlete. */
async function sendDeviceTimes(url: string, chOID: string, code: string, trialOID: string): Promise<void> {
  const at = new Date().toISOString();
  const fact = (kind: 'raw' | 'time', lane: number, v: number) => ({ id: randomUUID(), at, trialOID, kind, lane, v });
  const facts = [
    fact('raw', 1, 12_010),
    fact('raw', 2, 11_490),
    fact('raw', 5, 12_305),
    fact('time', 1, 12_100),
    fact('time', 2, 11_500),
  ];
  const answer = await fetch(`${url}/api/live-input/${chOID}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-code': code },
    body: JSON.stringify({ device: 'cabine', facts }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
