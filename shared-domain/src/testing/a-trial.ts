import type { Trial } from '../contract/types.ts';
import { parseTrialUid } from '../trial/trial-uid.ts';

/** The final of the senior women's 100 m; a `uid` among the overrides also sets event, category, round and heat. */
export function aTrial(overrides: Partial<Trial> = {}): Trial {
  const uid = overrides.uid ?? '000100-0-56-f1';
  const { g0 = 100, g1 = '0', category = 56, round = 'f', heat = 1 } = parseTrialUid(uid) ?? {};
  return {
    oid: '01900000-0000-7000-8000-000000000010',
    uid,
    chOID: '01900000-0000-7000-8000-000000000001',
    gOID: '01900000-0000-7000-8000-000000000011',
    group: '100 m Femmes',
    name: '100 m Femmes – Finale',
    status: 40,
    date: '2026-06-13T14:35:00+02:00',
    dts: {},
    dets: {},
    g0,
    g1,
    category,
    round,
    heat,
    heats: 1,
    rounds: 1,
    starts: 0,
    results: 0,
    revision: 1,
    updated: '2026-06-13T14:40:00Z',
    ...overrides,
  };
}
