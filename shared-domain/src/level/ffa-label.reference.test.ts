import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { FFA_LABELS_WITHOUT_EVENT, parseFfaLabel } from './ffa-label.ts';

const REFERENCE = new URL('../../../../shared/reference/', import.meta.url);

const source = (path: string) => JSON.parse(readFileSync(new URL(path, REFERENCE), 'utf8'));

describe("every label of the FFA's four tables", () => {
  test('is an event, or is listed with the reason why it is not', () => {
    const levels = source('levels/ffa_levels.json').senior;
    const youth: object[] = Object.values(source('youth/ffa_cotation_50pts.json').tables);
    const labels = [
      ...source('scoring/ffa_hungarian_coefficients.json').rows.map((row: { event: string }) => row.event),
      ...source('combined/ffa_combined_coefficients.json').rows.map((row: { event: string }) => row.event),
      ...Object.keys(levels.M.events),
      ...Object.keys(levels.F.events),
      ...youth.flatMap((events) => Object.keys(events)),
    ];
    const none = [...new Set(labels)].filter((label) => parseFfaLabel(label) === undefined);
    expect(none).toEqual(Object.keys(FFA_LABELS_WITHOUT_EVENT));
    expect(labels.length).toBeGreaterThan(600);
  });
});
