import { expect, test } from '@jest/globals';
import { findPageLayout, isEmbedded } from './page-layout.ts';

test.each([
  ['/', 'default', 'public_site'],
  ['/policy', 'default', 'public_site'],
  ['/challenges/53', 'default', 'public_site'],
  ['/challenge/01ab', 'ads', 'public_site'],
  ['/challenge/01ab/trial-02', 'ads', 'public_site'],
  ['/challenge/01ab/group/03', 'ads', 'public_site'],
  ['/mgr/lesecretariat/', 'bare', 'secretariat'],
  ['/mgr/lesecretariat/01ab/codes', 'bare', 'secretariat'],
  ['/mgr/lesecretariats', 'default', 'public_site'],
])('%s has the %s layout and shows %s (P2.1)', (path, layout, remote) => {
  expect(findPageLayout(path)).toEqual({ layout, remote });
});

test('a page of a competition stands in another site’s frame when its address says so; no other page does', () => {
  expect(findPageLayout('/challenge/01ab/trial-02', '?t=starts&embed=1').layout).toBe('embed');
  expect(findPageLayout('/challenge/01ab', '?embed=0').layout).toBe('ads');
  expect(isEmbedded('/mgr/lesecretariat/01ab', '?embed=1')).toBe(false);
  expect(isEmbedded('/', '?embed=1')).toBe(false);
});
