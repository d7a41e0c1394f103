import { describe, expect, test } from '@jest/globals';
import { parsePushMessage, placeMessage } from './push-messages.ts';

const MESSAGE = {
  title: 'Inès VALMOREL : résultat',
  body: '100 m',
  tag: 't',
  url: '/challenge/c/athlete/a',
  lang: 'fr',
  parts: [],
};

test('a message is read as the server sent it', () => {
  expect(parsePushMessage(JSON.stringify({ ...MESSAGE, later: 1 }))).toEqual(MESSAGE);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 5, undefined])(
  'a tap opens no other site: %s',
  (url) => {
    expect(parsePushMessage(JSON.stringify({ ...MESSAGE, url })).url).toBe('/');
  },
);

test.each([undefined, '', '{', 'null', '[]'])('one that cannot be read says little: %s', (text) => {
  expect(parsePushMessage(text)).toMatchObject({ title: 'Foulée', body: '', url: '/' });
});

describe('A message beside those that are shown', () => {
  const one = (tag: string, what = 'résultat') => ({ ...MESSAGE, tag, title: `${tag} : ${what}`, body: '10.48' });
  const several = (tag: string, ...parts: string[]) => ({
    ...MESSAGE,
    tag,
    title: `${parts.length} résultats de vos suivis`,
    body: [...parts.map((part) => `${part} : résultat, 10.48`), 'et un autre'].join('\n'),
    parts,
  });

  test('81. a correction takes its line in a message of several, which stays', () => {
    const gathered = several('g', 'a', 'b');
    expect(placeMessage([gathered, one('c')], one('b', 'résultat corrigé'))).toEqual({
      shown: [{ ...gathered, body: 'a : résultat, 10.48\nb : résultat corrigé, 10.48\net un autre' }],
      closed: [],
    });
  });

  test('81. corrections that come together take their lines too, and close what they say anew', () => {
    const corrections = { ...several('h', 'a', 'c'), body: 'a : corrigé\nc : corrigé' };
    expect(placeMessage([several('g', 'a', 'b'), one('c'), one('d')], corrections)).toEqual({
      shown: [{ ...several('g', 'a', 'b'), body: 'a : corrigé\nb : résultat, 10.48\net un autre' }, corrections],
      closed: ['c'],
    });
  });

  test.each([[one('b')], [several('g', 'b', 'c')]])('one of another result is shown beside it', (shown) => {
    expect(placeMessage([shown], one('a'))).toEqual({ shown: [one('a')], closed: [] });
  });
});
