import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ResultRow } from 'shared-domain/contract';
import { renderSite } from '../../testing/render-site.tsx';
import { TouchedRecords } from './TouchedRecords.tsx';

type TouchedRecord = NonNullable<ResultRow['records']>[number];

test.each<[TouchedRecord, string, string]>([
  [{ kind: 'MR', relation: 'beats', state: 'ratified' }, 'MR', 'Nouveau : record de la réunion'],
  [{ kind: 'MR', relation: 'equals', state: 'ratified' }, '=MR', 'Égalé : record de la réunion'],
  [{ kind: 'WL', relation: 'beats', state: 'ratified' }, 'WL', 'Nouvelle : meilleure performance mondiale de l’année'],
  [{ kind: 'NL', relation: 'equals', state: 'ratified' }, '=NL', 'Égalée : meilleure performance nationale de l’année'],
  [
    { kind: 'MR', relation: 'beats', state: 'pending' },
    'MR',
    'Mieux que le record de la réunion, sous réserve d’homologation',
  ],
])('says of a mark, in the gender of what it beats or equals: %j', (record, short, title) => {
  renderSite(<TouchedRecords records={[record]} />);
  expect(screen.getByText(short)).toHaveAttribute('title', title.replace(' :', '\u00a0:'));
});
