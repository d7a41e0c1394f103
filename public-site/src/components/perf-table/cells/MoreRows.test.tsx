import { expect, test } from '@jest/globals';
import { renderSite } from '../../../testing/render-site.tsx';
import { MoreRows } from './MoreRows.tsx';

test.each([
  ['fr', /100 sur 31\s984/],
  ['en', /100 of 31,984/],
] as const)('a number of rows has its thousands apart: %s', (language, text) => {
  const { container } = renderSite(<MoreRows shownCount={100} totalCount={31_984} onMore={() => undefined} />, {
    language,
  });
  expect(container.querySelector('.sub')).toHaveTextContent(text);
});
