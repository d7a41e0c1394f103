import { createHash } from 'node:crypto';
import {
  CATALOGUE_EDITION,
  FEDERATION_CHOICES,
  FFA_CATEGORIES,
  FRENCH_CHOICES,
  LISA_CHOICES,
  type LicenceChoice,
  listDatedCategories,
  listDisciplines,
  REGIONS,
} from 'shared-domain';
import type { CategoriesAnswer, DisciplinesAnswer, FederationsAnswer, RegionsAnswer } from 'shared-domain/contract';
import { refusalAt } from '../../base/refusal.ts';

/** The FFA's categories with the dates of birth that they take on a day. */
export function readCategories(on: string): CategoriesAnswer {
  const dated = listDatedCategories({ on });
  if ('error' in dated) throw refusalAt('invalid request', 'query.on', `${on} is no day`);
  const categories = dated.map(({ id, name, federations, main, sex, kind, youngest, oldest, flags, ...rest }) => ({
    CUID: id,
    name: { ...name },
    federations: [...federations],
    main,
    sex,
    kind,
    p1: youngest,
    ...(oldest === undefined ? {} : { p2: oldest }),
    flags,
    codes: { fr: [...rest.codes.fr], en: [...rest.codes.en] },
    code: rest.code,
    short: rest.short,
    begin: rest.begin,
    end: rest.end,
  }));
  return { on, edition: FFA_CATEGORIES.edition, categories: categories.sort((a, b) => a.CUID - b.CUID) };
}

export const readDisciplines = (): DisciplinesAnswer => ({
  edition: CATALOGUE_EDITION,
  trials: listDisciplines().map(({ id, code, g0, g1, short, label, base, baseUnit, family, class: type, unit }) => ({
    id,
    code,
    g0,
    g1,
    short: { ...short },
    label: { ...label },
    base,
    baseUnit,
    family,
    class: type,
    unit,
  })),
});

const choice = ({ text, value, fed, sw }: LicenceChoice) => ({ text, value, fed, sw });

export const readFederations = (): FederationsAnswer => ({
  federations: FEDERATION_CHOICES.map(choice),
  lisa: LISA_CHOICES.map(choice),
  french: FRENCH_CHOICES.map(choice),
});

export const readRegions = (): RegionsAnswer => ({
  regions: REGIONS.map(({ uid, name, iso, insee, code }) => ({ uid, name, iso, insee, code })),
});

let version: { readonly on: string; readonly hash: string } | undefined;

/** Changes with whatever a device keeps of the reference data. */
export function readCacheVersion(on: string): string {
  if (version?.on !== on) {
    const all = [readCategories(on), readDisciplines(), readFederations(), readRegions()];
    version = { on, hash: createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 16) };
  }
  return version.hash;
}
