import { expect, test } from '@jest/globals';
import { placeOf } from './place.ts';

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
])('%s has the %s layout and shows %s (specification 2)', (path, layout, remote) => {
  expect(placeOf(path)).toEqual({ layout, remote });
});
