import { foldText } from '../text/fold.ts';

/** A region of France: `insee` its numeric code, `code` the three letters of its league, `tz` its time zone unless it is that of Paris. */
export interface Region {
  readonly uid: string;
  readonly name: string;
  readonly iso: string;
  readonly insee: string;
  readonly code: string;
  readonly tz?: string;
}

const PARIS = 'Europe/Paris';

/** INSEE and ISO 3166-2:FR codes (2021); the five overseas league codes are unconfirmed. */
export const REGIONS: readonly Region[] = [
  { uid: 'auvergne-rhone-alpes', name: 'Auvergne-Rhône-Alpes', iso: 'FR-ARA', insee: '84', code: 'ARA' },
  { uid: 'bourgogne-franche-comte', name: 'Bourgogne-Franche-Comté', iso: 'FR-BFC', insee: '27', code: 'BFC' },
  { uid: 'bretagne', name: 'Bretagne', iso: 'FR-BRE', insee: '53', code: 'BRE' },
  { uid: 'centre-val-de-loire', name: 'Centre-Val de Loire', iso: 'FR-CVL', insee: '24', code: 'CEN' },
  { uid: 'corse', name: 'Corse', iso: 'FR-20R', insee: '94', code: 'COR' },
  { uid: 'grand-est', name: 'Grand Est', iso: 'FR-GES', insee: '44', code: 'G-E' },
  { uid: 'hauts-de-france', name: 'Hauts-de-France', iso: 'FR-HDF', insee: '32', code: 'H-F' },
  { uid: 'ile-de-france', name: 'Île-de-France', iso: 'FR-IDF', insee: '11', code: 'I-F' },
  { uid: 'normandie', name: 'Normandie', iso: 'FR-NOR', insee: '28', code: 'NOR' },
  { uid: 'nouvelle-aquitaine', name: 'Nouvelle-Aquitaine', iso: 'FR-NAQ', insee: '75', code: 'N-A' },
  { uid: 'occitanie', name: 'Occitanie', iso: 'FR-OCC', insee: '76', code: 'OCC' },
  { uid: 'pays-de-la-loire', name: 'Pays de la Loire', iso: 'FR-PDL', insee: '52', code: 'P-L' },
  { uid: 'provence-alpes-cote-d-azur', name: "Provence-Alpes-Côte d'Azur", iso: 'FR-PAC', insee: '93', code: 'PCA' },
  { uid: 'guadeloupe', name: 'Guadeloupe', iso: 'FR-971', insee: '01', code: 'GUA', tz: 'America/Guadeloupe' },
  { uid: 'martinique', name: 'Martinique', iso: 'FR-972', insee: '02', code: 'MAR', tz: 'America/Martinique' },
  { uid: 'guyane', name: 'Guyane', iso: 'FR-973', insee: '03', code: 'GUY', tz: 'America/Cayenne' },
  { uid: 'la-reunion', name: 'La Réunion', iso: 'FR-974', insee: '04', code: 'REU', tz: 'Indian/Reunion' },
  { uid: 'mayotte', name: 'Mayotte', iso: 'FR-976', insee: '06', code: 'MAY', tz: 'Indian/Mayotte' },
];

/** The folded texts by which a region is found. */
const listSearchTexts = ({ name, uid, insee, iso, code }: Region): string[] =>
  [name, uid, insee, iso, code].map(foldText);

/**
 * The regions by the texts with which they are found; where two regions have the same text, the first counts.
 * @example indexRegions(REGIONS).get('bretagne')?.insee // '53'
 */
export function indexRegions(regions: readonly Region[]): ReadonlyMap<string, Region> {
  return new Map(
    regions.flatMap((region) => listSearchTexts(region).map((text): [string, Region] => [text, region])).reverse(),
  );
}

const BY_TEXT = indexRegions(REGIONS);

/**
 * Finds a region by name, uid, INSEE, ISO or league code, without accents or case (Q6); undefined for another text.
 * @example findRegion('bretagne')?.insee // '53'
 */
export function findRegion(text: string): Region | undefined {
  return BY_TEXT.get(foldText(text));
}

/**
 * Time zone of a region, or of a text that `findRegion` finds (Q6); that of Paris for another text.
 * @example findTimeZone('La Réunion') // 'Indian/Reunion'
 */
export function findTimeZone(region: string | Region): string {
  return (typeof region === 'string' ? findRegion(region) : region)?.tz ?? PARIS;
}

/**
 * Whether a time zone is that of a region of France.
 * @example isFrenchZone('America/Sao_Paulo') // false
 */
export function isFrenchZone(tz: string): boolean {
  return REGIONS.some((region) => findTimeZone(region) === tz);
}

/**
 * Name of a time zone as people say it: the region of France that has its own, else the city that it is called after.
 * @example formatZoneName('Indian/Reunion') // 'La Réunion'
 */
export function formatZoneName(tz: string): string {
  const region = REGIONS.find((one) => one.tz === tz);
  return region?.name ?? tz.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
}
