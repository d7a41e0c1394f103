import { expect, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { createInjectableStore, Provider, sessionSlice } from 'shared-domain/platform';
import { aChallenge } from 'shared-domain/testing';
import { secretariatApi } from '../../api/secretariat-api.ts';
import { anOrg, aSession, fakeServer } from '../../testing/fake-server.ts';
import { OwnCompetition } from './OwnCompetition.tsx';

test('a screen whose competition comes before the role of its reader is never drawn with cells that refuse every key', async () => {
  const orgs = Promise.withResolvers<object>();
  const challenge = aChallenge();
  fakeServer({ challenges: [challenge], answers: { myOrgs: () => orgs.promise } });
  const store = createInjectableStore();
  store.dispatch(sessionSlice.actions.signedIn(aSession()));
  store.inject(secretariatApi);
  const drawn: boolean[] = [];
  render(
    <Provider store={store}>
      <OwnCompetition chOID={challenge.oid}>
        {(_, canWrite) => {
          drawn.push(canWrite);
          return null;
        }}
      </OwnCompetition>
    </Provider>,
  );
  const known = secretariatApi.endpoints as unknown as {
    myChallenges: { select: () => (state: object) => { isSuccess: boolean } };
  };
  await waitFor(() => expect(known.myChallenges.select()(store.getState()).isSuccess).toBe(true));
  orgs.resolve({ orgs: [anOrg()] });
  await waitFor(() => expect(drawn.length).toBeGreaterThan(0));
  await waitFor(() => expect(drawn.at(-1)).toBe(true));
  expect(drawn).not.toContain(false);
});
