import { expect, test } from '@jest/globals';
import { disableAnswers, parsePageAnswers } from './page-answers.ts';

const page = (text: string) => `<body><p>x</p><script type="application/json" id="answers">${text}</script></body>`;

test('the answers of a drawn page are read out of it', () => {
  const html = page('[{"url":"/api/rounds/c1","body":{"name":"\\u003cb>"}}]');
  expect(parsePageAnswers(html)).toEqual([{ url: '/api/rounds/c1', body: { name: '<b>' } }]);
});

test.each(['<body></body>', page('[{'), page('{}'), page('[{"url":3}]')])('a page without any has none: %s', (html) => {
  expect(parsePageAnswers(html)).toEqual([]);
});

test('a page seen before gives none of them to the application, and keeps the rest', () => {
  const html = disableAnswers(page('[{"url":"/api/rounds/c1","body":{}}]'));
  expect(parsePageAnswers(html)).toEqual([]);
  expect(html).toContain('<p>x</p>');
});
