import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { endHeld, noteAnswer, useHeldSince } from './stored-answers.ts';

function Age() {
  const since = useHeldSince();
  return <p>{since === undefined ? 'fraîche' : new Date(since).toISOString()}</p>;
}

afterEach(() => act(() => noteAnswer(null, '/')));

test('a cached answer gives the time at which it was received; one from the network ends it', () => {
  render(<Age />);
  expect(screen.getByText('fraîche')).toBeVisible();
  act(() => noteAnswer('2026-06-13T12:32:00.000Z', '/challenge/a'));
  expect(screen.getByText('2026-06-13T12:32:00.000Z')).toBeVisible();
  act(() => noteAnswer(null, '/challenge/a'));
  expect(screen.getByText('fraîche')).toBeVisible();
});

test('a live stream that opens again ends it too', () => {
  render(<Age />);
  act(() => noteAnswer('2026-06-13T12:32:00.000Z', '/challenge/a'));
  act(() => endHeld());
  expect(screen.getByText('fraîche')).toBeVisible();
});

test('of a page’s answers the oldest counts, and another page starts again', () => {
  render(<Age />);
  act(() => noteAnswer('2026-06-13T12:32:00.000Z', '/challenge/a'));
  act(() => noteAnswer('2026-06-13T12:40:00.000Z', '/challenge/a'));
  expect(screen.getByText('2026-06-13T12:32:00.000Z')).toBeVisible();
  act(() => noteAnswer('2026-06-13T13:00:00.000Z', '/challenge/b'));
  expect(screen.getByText('2026-06-13T13:00:00.000Z')).toBeVisible();
});

test('a date that is none is no age', () => {
  render(<Age />);
  act(() => noteAnswer('hier', '/'));
  expect(screen.getByText('fraîche')).toBeVisible();
});
