import { expect, test } from '@jest/globals';
import type { TrialDetails } from 'shared-domain/contract';
import { renderSite } from '../testing/render-site.tsx';
import { Qualified } from './chips/Qualified.tsx';
import { QualifyingRule } from './QualifyingRule.tsx';

const HUNDRED = { g0: 100, g1: '0' };
const LONG_JUMP = { g0: 900_003, g1: '0' };
type Rule = NonNullable<TrialDetails['qualifying']>;
const show = (rule: Rule, event: typeof HUNDRED, language: 'fr' | 'en'): string =>
  renderSite(<QualifyingRule rule={rule} event={event} />, { language }).container.textContent ?? '';

test.each<[string, Rule, typeof HUNDRED, string, string]>([
  [
    'a race',
    { places: 2, times: 4 },
    HUNDRED,
    'Q : les 2 premiers de chaque série. q : les 4 meilleurs temps.',
    'Q: the first 2 in each heat. q: the 4 fastest times.',
  ],
  [
    'a field event with a standard, whose number counts those who reach it',
    { times: 12, standard: 8150 },
    LONG_JUMP,
    'Q : 8.15 m ou mieux. q : pour compléter à 12.',
    'Q: 8.15 m or better. q: best marks, up to 12 in all.',
  ],
  [
    'a field event without one',
    { times: 12 },
    LONG_JUMP,
    'q : les 12 meilleures performances.',
    'q: the 12 best marks.',
  ],
])('who goes on from %s', (_, rule, event, fr, en) => {
  const asTyped = (text: string) => text.replaceAll(/\s/g, ' ').trim();
  expect(asTyped(show(rule, event, 'fr'))).toBe(fr);
  document.body.innerHTML = '';
  expect(asTyped(show(rule, event, 'en'))).toBe(en);
});

test.each([
  [true, 'qualifié à la performance (minimum atteint)'],
  [false, 'qualifié à la place'],
])('Q is the standard in a field event, the place in a race: %s', (isField, meaning) => {
  const { container } = renderSite(<Qualified value="Q" isField={isField} />);
  expect(container).toHaveTextContent(`Q ${meaning}`);
});
