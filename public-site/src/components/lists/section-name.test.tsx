import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Round } from 'shared-domain/contract';
import { aTrial } from 'shared-domain/testing';
import { useText } from '../../locales/use-text.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { formatSectionName } from './section-name.ts';

interface Props {
  readonly round: Round['round'];
  readonly heats: number;
  readonly rounds?: number;
}

function Named({ round, heats, rounds = 2 }: Props) {
  const { t, language } = useText();
  const trials = Array.from({ length: heats }, (_, index) => aTrial({ oid: `T${index}`, rounds }));
  return <p>{formatSectionName({ round, heats: trials }, t, language)}</p>;
}

test.each([
  ['h', 3, 'Séries'],
  ['h', 1, 'Série'],
  ['s', 2, 'Demi-finales'],
  ['f', 1, 'Finale'],
  ['c', 10, 'Épreuves'],
] as const)('round %s of %i heats is «%s»', (round, heats, name) => {
  renderSite(<Named round={round} heats={heats} />);
  expect(screen.getByText(name)).toBeInTheDocument();
});

test('several heats of an only final are timed finals', () => {
  renderSite(<Named round="f" heats={3} rounds={1} />);
  expect(screen.getByText('Finales directes')).toBeInTheDocument();
});
