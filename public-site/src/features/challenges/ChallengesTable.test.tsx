import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aChallenge } from 'shared-domain/testing';
import { ChallengeRow } from '../../components/ChallengeRow.tsx';
import { renderSite } from '../../testing/render-site.tsx';
import { ChallengesTable } from './ChallengesTable.tsx';

test('a competition of the list says how many start lists and result lists it has, one without any says nothing', () => {
  const challenges = [
    aChallenge({ oid: 'A', name: 'Régionaux', startlists: 12, resultlists: 1 }),
    aChallenge({ oid: 'B', name: 'Salle', startlists: 0, resultlists: 0 }),
  ];
  renderSite(
    <>
      <ChallengesTable caption="Juin" challenges={challenges} />
      <ul>
        {challenges.map((challenge) => (
          <ChallengeRow key={challenge.oid} challenge={challenge} />
        ))}
      </ul>
    </>,
  );
  expect(screen.getAllByText(/12\s+listes de départ\s+· 1\s+liste de résultats/)).toHaveLength(2);
  expect(screen.getAllByText(/listes? de/)).toHaveLength(2);
});
