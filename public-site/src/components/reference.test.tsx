import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { FEDERATION_CHOICES, FFA_CATEGORIES, provideCategoryTables, REGIONS } from 'shared-domain';
import { provideReference } from 'shared-domain/platform';
import { renderSite } from '../testing/render-site.tsx';
import { CategoryChip } from './chips/CategoryChip.tsx';
import { RegionSelect } from './RegionSelect.tsx';
import { useFederations, useSiteCategories } from './reference.ts';

type Reference = Parameters<typeof provideReference>[0];

/** What a newer server sends: a region, a federation and the code of a category have other names. */
function newerReference(): Reference {
  const { rows, edition, source, seasonStart, agesIn, birthdayCounts } = FFA_CATEGORIES;
  return {
    version: '2',
    regions: { regions: REGIONS.map((one) => (one.insee === '53' ? { ...one, name: 'Breizh' } : { ...one })) },
    federations: {
      federations: [
        ...FEDERATION_CHOICES.map((one) => ({ ...one })),
        { text: 'FFSA', value: 'FFSA', fed: 'FFA', sw: 'LGC' },
      ],
      lisa: [],
      french: [],
    },
    categories: {
      on: '2026-06-13',
      edition,
      tables: [{ federation: 'FFA', edition, source, seasonStart, agesIn, birthdayCounts }],
      categories: rows.map(({ id, youngest, oldest, codes, federations, ...row }) => ({
        ...row,
        CUID: id,
        code: id === 55 ? 'SX' : row.code,
        p1: youngest,
        ...(oldest !== undefined && { p2: oldest }),
        codes: { fr: id === 55 ? ['SX', 'SXM'] : [...codes.fr], en: [...codes.en] },
        federations: [...federations],
        begin: '1990-01-01',
        end: '2000-01-01',
      })),
    },
  };
}

function Page() {
  useSiteCategories();
  return (
    <>
      <RegionSelect value="53" onChange={() => undefined} />
      <CategoryChip category={55} />
      <ul>
        {useFederations().map(({ value, text }) => (
          <li key={value}>{text}</li>
        ))}
      </ul>
    </>
  );
}

afterEach(() => provideCategoryTables([]));

describe('What the server has changed shows without a release of the site (P7.4):', () => {
  test('a region, a federation and a category', () => {
    renderSite(<Page />);
    expect(screen.getByRole('option', { name: 'Bretagne' })).toBeInTheDocument();
    expect(screen.getByText(/^SE/)).toBeInTheDocument();
    act(() => provideReference(newerReference()));
    expect(screen.getByRole('option', { name: 'Breizh' })).toBeInTheDocument();
    expect(screen.getByText('FFSA')).toBeInTheDocument();
    expect(screen.getByText(/^SX/)).toBeInTheDocument();
  });
});
