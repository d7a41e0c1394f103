import { expect, test } from '@jest/globals';
import { listDisciplines } from './disciplines.ts';
import { SWISS_NAMES } from './swiss-names.fixture.ts';

test('the entries marked as what the list of Swiss Athletics adds are these, and no others', () => {
  const swissDisciplines = listDisciplines().filter(({ source }) => source === 'swiss');
  expect(swissDisciplines.map(({ code }) => code).sort()).toEqual(Object.keys(SWISS_NAMES).sort());
});
