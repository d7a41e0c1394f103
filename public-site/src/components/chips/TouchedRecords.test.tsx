import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ResultRow } from 'shared-domain/contract';
import { renderSite } from '../../testing/render-site.tsx';
import { TouchedRecords } from './TouchedRecords.tsx';

type TouchedRecord = NonNullable<ResultRow['records']>[number];

test.each<[TouchedRecord, string, string]>([
  [{ kind: 'MR', relation: 'beats', state: 'ratified' }, 'RM', 'Nouveau : record du meeting'],
  [{ kind: 'MR', relation: 'equals', state: 'ratified' }, '=RM', 'Égalé : record du meeting'],
  [{ kind: 'WL', relation: 'beats', state: 'ratified' }, 'WL', 'Nouvelle : meilleure performance mondiale de l’année'],
  [{ kind: 'NL', relation: 'equals', state: 'ratified' }, '=NL', 'Égalée : meilleure performance nationale de l’année'],
  [
    { kind: 'MR', relation: 'beats', state: 'pending' },
    'RM',
    'Mieux que le record du meeting, sous réserve d’homologation',
  ],
])('says of a mark, in the gender of what it beats or equals: %j', (record, short, title) => {
  renderSite(<TouchedRecords records={[record]} />);
  expect(screen.getByText(short)).toHaveAttribute('title', title.replace(' :', '\u00a0:'));
});
