import { expect, test } from '@jest/globals';
import { listDisciplines } from './disciplines.ts';
import { SWISS_NAMES } from './swiss-names.fixture.ts';

test('the entries marked as what the list of Swiss Athletics adds are these, and no others', () => {
  const marked = listDisciplines().filter(({ source }) => source === 'swiss');
  expect(marked.map(({ code }) => code).sort()).toEqual(Object.keys(SWISS_NAMES).sort());
});
