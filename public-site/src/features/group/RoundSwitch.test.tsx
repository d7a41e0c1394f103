import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RoundLetter, TrialStatus } from 'shared-domain';
import { aTrial } from 'shared-domain/testing';
import { here, renderSite } from '../../testing/render-site.tsx';
import { RoundSwitch } from './RoundSwitch.tsx';

type Heats = readonly (readonly [status: TrialStatus, date: string, more?: object])[];

/** The section of a round, as the page has it. */
const section = (round: RoundLetter, heats: Heats) => ({
  round,
  heats: heats.map(([status, date, more], at) =>
    aTrial({ oid: `${round}${at}`, round, heat: at + 1, heats: heats.length, rounds: 3, status, date, ...more }),
  ),
});
const at = (hour: string, day = '2026-06-13') => `${day}T${hour}:00+02:00`;
const final = section('f', [[20, at('18:05')]]);
const semis = section('s', [
  [40, at('16:00')],
  [5, at('16:10')],
]);
const heats = section('h', [
  [40, at('14:00')],
  [40, at('14:10')],
]);

function show(sections: Parameters<typeof RoundSwitch>[0]['sections']) {
  renderSite(<RoundSwitch sections={sections} value="" tz="Europe/Paris" />, { path: '/challenge/C/group/G' });
}
const links = () =>
  within(screen.getByRole('navigation', { name: 'Tours' }))
    .getAllByRole('link')
    .map(({ textContent }) => (textContent ?? '').replace(/\s/g, ' '));

test('says which rounds are official, which is on, and at what hour the next one begins', () => {
  show([final, semis, heats]);
  expect(links()).toEqual(['Tous', 'Séries✓', 'Demi-finalesEn cours', 'Finale18:05']);
});

test('the hour is the one that is expected, and of the first heat that is still to start', () => {
  show([
    section('f', [[20, at('18:05'), { dateE: at('18:25') }]]),
    section('h', [
      [50, at('13:50')],
      [40, at('14:00')],
      [25, at('14:10')],
    ]),
  ]);
  expect(links()).toEqual(['Tous', 'Séries14:10', 'Finale18:25']);
});

test('of an event of several days the hour has its day', () => {
  show([section('f', [[20, at('18:05', '2026-06-14')]]), heats]);
  expect(links()).toEqual(['Tous', 'Séries✓', 'FinaleDim. 14 18:05']);
});

test('more than four rounds are a list to choose from', async () => {
  const official = (round: RoundLetter) => section(round, [[40, at('10:00')]]);
  show([final, semis, official('r'), official('h'), official('p')]);
  expect(screen.queryByRole('navigation')).toBeNull();
  const choice = screen.getByRole('combobox', { name: 'Tous les tours' });
  expect(within(choice).getAllByRole('option').at(-1)).toHaveTextContent('Finale 18:05');
  await userEvent.selectOptions(choice, 's');
  expect(here()).toBe('/challenge/C/group/G?r=s');
});

test('one round leaves nothing to choose', () => {
  show([final]);
  expect(screen.queryByRole('navigation')).toBeNull();
});
