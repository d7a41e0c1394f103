import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { CombinedPart } from 'shared-domain/contract';
import { readDeviceZone } from '../../components/LocalTime.tsx';
import { renderSite } from '../../testing/render-site.tsx';
import { CombinedSteps } from './CombinedSteps.tsx';

const aPart = (status: CombinedPart['status']): CombinedPart => ({
  code: `100-${status}`,
  name: '100 m',
  g0: 100,
  g1: '0',
  status,
  date: '2026-06-13T14:35:00Z',
  oids: [`P${status}`],
});

test.each([
  ['in another time zone', 'Pacific/Kiritimati', [aPart(40), aPart(20)], true],
  ['of the reader’s own', readDeviceZone(), [aPart(40), aPart(20)], false],
  ['that are all over', 'Pacific/Kiritimati', [aPart(40), aPart(15)], false],
])('times of disciplines %s: whose clock they are of is said where it matters', (_, tz, parts, isSaid) => {
  renderSite(<CombinedSteps parts={parts} tz={tz} />);
  expect(screen.queryByText(/^heures du stade \(chez vous/) !== null).toBe(isSaid);
});
