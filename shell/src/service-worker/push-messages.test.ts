import { expect, test } from '@jest/globals';
import { parsePushMessage } from './push-messages.ts';

const MESSAGE = {
  title: 'Inès VALMOREL : résultat',
  body: '100 m',
  tag: 't',
  url: '/challenge/c/athlete/a',
  lang: 'fr',
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
