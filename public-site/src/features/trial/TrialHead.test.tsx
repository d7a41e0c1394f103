import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aResultList, aTrial } from 'shared-domain/testing';
import { renderSite } from '../../testing/render-site.tsx';
import { TrialHead } from './TrialHead.tsx';

test('the path to a part of a combined event names the combined event once, then the part', () => {
  const part = aTrial({ g0: 900003, group: 'Heptathlon Femmes', round: 'c', category: 56, heat: 1, heats: 1 });
  renderSite(<TrialHead trial={part} list={undefined} heats={[part]} challenge={undefined} />);
  const path = screen.getByRole('navigation', { name: 'Fil d’Ariane' });
  expect(path).toHaveTextContent(/^Programme›Heptathlon Femmes›Longueur$/);
});

test('a trial that is one team’s own names the team', () => {
  const trial = aTrial({ teamId: 'EAGrandVal', teamName: 'E.A. Grand-Val' });
  renderSite(<TrialHead trial={trial} list={undefined} heats={[trial]} challenge={undefined} />);
  expect(screen.getByText('E.A. Grand-Val')).toBeInTheDocument();
});

test('the title of a cross is the name of its race', () => {
  const trial = aTrial({ uid: '000001-0-57-f1', g0: 1, g1: '0', group: 'Cross court' });
  renderSite(<TrialHead trial={trial} list={undefined} heats={[trial]} challenge={undefined} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cross court');
});

describe('the records that the organiser gives of the event', () => {
  const list = aResultList({
    records: [
      { kind: 'MR', event: '000100-0-56', v: 11_420, holder: 'A. Dupont', date: '2019-06-15' },
      { kind: 'SR', event: '000100-0-56', v: 11_310, holder: 'B. Martin', club: 'AC Rennes' },
    ],
  });
  const renderHead = (language: 'fr' | 'en') =>
    renderSite(<TrialHead trial={list} list={list} heats={[]} challenge={undefined} />, { language });

  test.each([
    ['fr', 'Records de l’épreuve', 'MR', 'record de la réunion', 'RS'],
    ['en', 'Records of the event', 'MR', 'meeting record', 'SR'],
  ] as const)(
    'stand under its title, each with its mark, holder and year (%s)',
    (language, name, meeting, words, stadium) => {
      renderHead(language);
      const [first, second] = within(screen.getByRole('list', { name })).getAllByRole('listitem');
      expect(first).toHaveTextContent(`${meeting} 11.42 · A. Dupont · 2019`);
      expect(screen.getByTitle(words)).toHaveTextContent(meeting);
      expect(second).toHaveTextContent(`${stadium} 11.31 · B. Martin (AC Rennes)`);
    },
  );

  test('without any nothing is said', () => {
    const none = aResultList();
    renderSite(<TrialHead trial={none} list={none} heats={[]} challenge={undefined} />);
    expect(screen.queryByRole('list', { name: 'Records de l’épreuve' })).toBeNull();
  });
});
