import { expect, test } from '@jest/globals';
import { findNearClubs, isNearClub } from './near-club.ts';

test.each([
  ['EA St Etienne', 'EA Saint-Étienne', true],
  ['E.A. St-Étienne', 'EA Saint-Étienne', true],
  ['EA SAINT ETIENNE', 'EA Saint-Étienne', true],
  ['Ste-Marie AC', 'Sainte Marie A.C.', true],
  ['Nante Erdre Athletisme', 'Nantes Erdre Athlétisme', true],
  ['Nantes Erdre Athlé', 'Nantes Erdre Athlétisme', true],
  ['Natnes Erdre', 'Nantes Erdre', true],
  ['AC Valmontt', 'AC Valmont', true],
  ['US Montclair–Brisaille', 'US Montclair Brisaille', true],
  ['AC Nantes', 'AC Rennes', false],
  ['Stade Nantais', 'Stade Rennais', false],
  ['AC Nantes', 'AC Mantes', false],
  ['AC Vannes', 'AC Cannes', false],
  ['AC Lens', 'AC Lans', false],
  ['AC Évreux', 'AC Évreux 2', false],
  ['Club 1', 'Club 2', false],
  ['EA Saint-Étienne', 'AS Saint-Étienne', false],
  ['Union Athlétique Brest', 'Union Athlétisme Brest', false],
  ['EA Saint-Étienne', 'EA Saint-Étienne Sud', false],
  ['Stade Bordelais', 'Stade Clermontois', false],
])('«%s» and «%s» may be one club: %s', (one, other, isNear) => {
  expect([isNearClub(one, other), isNearClub(other, one)]).toEqual([isNear, isNear]);
});

test('each spelling leads to the one that is known, else to the one that more athletes have, and none in a circle', () => {
  const near = findNearClubs([
    { name: 'AC Évreux', count: 2 },
    { name: 'AC Evreux', count: 7 },
    { name: 'EA St Etienne', count: 9 },
    { name: 'EA St-Étiene', count: 1 },
    { name: 'EA Saint-Étienne', count: 0, isKnown: true },
    { name: 'US Lure', count: 1 },
    { name: 'U.S. Lure', count: 1 },
    { name: 'AC Nantes', count: 3 },
    { name: 'AC Rennes', count: 4 },
  ]);
  expect([...near].toSorted()).toEqual([
    ['AC Évreux', 'AC Evreux'],
    ['EA St Etienne', 'EA Saint-Étienne'],
    ['EA St-Étiene', 'EA Saint-Étienne'],
    ['U.S. Lure', 'US Lure'],
  ]);
});

test('thousands of clubs are compared at once', () => {
  const clubs = Array.from({ length: 4000 }, (_, index) => ({ name: `Club ${index} de Ville`, count: 1 }));
  expect(findNearClubs(clubs).size).toBe(0);
});
