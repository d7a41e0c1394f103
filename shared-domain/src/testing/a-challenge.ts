import type { Challenge } from '../contract/types.ts';

/** A two-day outdoor competition near Paris. */
export function aChallenge(overrides: Partial<Challenge> = {}): Challenge {
  return {
    oid: '01900000-0000-7000-8000-000000000001',
    name: 'Régionaux du Grand-Val',
    org: { oid: '01900000-0000-7000-8000-000000000002', name: 'AC Valmont' },
    rtype: 'FFA',
    kind: 'outdoor',
    region: 'Île-de-France',
    regionINSEE: '11',
    date: '2026-06-13',
    duration: 2,
    tz: 'Europe/Paris',
    place: 'Grand-Val',
    trials: 0,
    running: 0,
    hashtag: 'grandval',
    flag: 9,
    lisa: false,
    visible: true,
    metadata: {},
    revision: 1,
    updated: '2026-06-13T10:00:00Z',
    ...overrides,
  };
}
