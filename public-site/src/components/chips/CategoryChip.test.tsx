import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderSite } from '../../testing/render-site.tsx';
import { CategoryChip } from './CategoryChip.tsx';

test.each([
  ['fr', 'ES', 'Espoirs'],
  ['en', 'U23', 'Under 23'],
] as const)('a chip in %s has the code of that language, with its name', (language, code, name) => {
  renderSite(<CategoryChip category={54} />, { language });
  expect(screen.getByTitle(name)).toHaveTextContent(code);
});

test('a chip of a contest of several categories has their codes and names, not those of all ages', () => {
  renderSite(<CategoryChip category={57} categories={[49, 51]} />);
  expect(screen.getByTitle('Cadets, Juniors')).toHaveTextContent('CA, JU');
});
