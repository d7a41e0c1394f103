import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aTrial } from 'shared-domain/testing';
import { renderSite } from '../../testing/render-site.tsx';
import { TrialHead } from './TrialHead.tsx';

test('the path to a part of a combined event names the combined event once, then the part', () => {
  const part = aTrial({ g0: 900003, group: 'Heptathlon Femmes', round: 'c', category: 56, heat: 1, heats: 1 });
  renderSite(<TrialHead trial={part} list={undefined} heats={[part]} challenge={undefined} />);
  const path = screen.getByRole('navigation', { name: 'Fil d’Ariane' });
  expect(path).toHaveTextContent(/^Programme›Heptathlon Femmes›Longueur$/);
});

test('a trial that is one team’s own names the team', () => {
  const trial = aTrial({ teamId: 'EAGrandVal', teamName: 'E.A. Grand-Val' });
  renderSite(<TrialHead trial={trial} list={undefined} heats={[trial]} challenge={undefined} />);
  expect(screen.getByText('E.A. Grand-Val')).toBeInTheDocument();
});

test('the title of a cross is the name of its race', () => {
  const trial = aTrial({ uid: '000001-0-57-f1', g0: 1, g1: '0', group: 'Cross court' });
  renderSite(<TrialHead trial={trial} list={undefined} heats={[trial]} challenge={undefined} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cross court');
});
