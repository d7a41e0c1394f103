import { foldColumnName } from './column-names.ts';
import { findIso2, IOC_BY_ISO2, NEUTRAL_TEAMS } from './country.ts';

/** ISO 3166 codes that differ from those of the sport; left out are codes that mean another country in the sport. */
const SPORT_CODES_BY_ISO3 = `
ABW:ARU AGO:ANG ARE:UAE ASM:ASA ATG:ANT BFA:BUR BGD:BAN BGR:BUL BHR:BRN BHS:BAH BES:AHO BLZ:BIZ BMU:BER BRB:BAR BTN:BHU BWA:BOT
CHE:SUI CHL:CHI COG:CGO CRI:CRC CYM:CAY DEU:GER DNK:DEN DZA:ALG FJI:FIJ FRO:FAR GIN:GUI GLP:GUD GMB:GAM GNB:GBS GNQ:GEQ
GRC:GRE GRD:GRN GTM:GUA GUF:FGU HND:HON HRV:CRO HTI:HAI IDN:INA IRN:IRI KHM:CAM KNA:SKN KWT:KUW LBN:LIB LBY:LBA LKA:SRI
LSO:LES LVA:LAT MDG:MAD MMR:MYA MNG:MGL MTQ:MRT MUS:MRI MWI:MAW MYS:MAS MYT:MAY NCL:NCD NER:NIG NGA:NGR NIC:NCA NLD:NED
OMN:OMA PHL:PHI PRI:PUR PRT:POR PRY:PAR PSE:PLE PYF:FPO ROM:ROU SAU:KSA SDN:SUD SGP:SIN SLB:SOL SLV:ESA SVN:SLO SYC:SEY
TCD:CHA TGO:TOG TON:TGA TWN:TPE TZA:TAN URY:URU VCT:VIN VGB:IVB VIR:ISV VNM:VIE VUT:VAN WLF:WAF WSM:SAM XKX:KOS ZAF:RSA
ZMB:ZAM ZWE:ZIM
`;

/** Names that `Intl.DisplayNames` does not have. */
export const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  FRA: ['francais', 'francaise', 'french', 'france metropolitaine'],
  GBR: [
    'uk',
    'great britain',
    'grande bretagne',
    'england',
    'angleterre',
    'scotland',
    'ecosse',
    'wales',
    'pays de galles',
    'northern ireland',
    'irlande du nord',
    'britannique',
    'british',
    'united kingdom of great britain and northern ireland',
    'eng',
    'sco',
    'sct',
    'wal',
    'wls',
    'nir',
    'imn',
    'iom',
    'isle of man',
    'ile de man',
    'jey',
    'jersey',
    'ggy',
    'gue',
    'guernsey',
    'guernesey',
  ],
  USA: ['us', 'etats unis d amerique', 'united states of america', 'amerique', 'american', 'americaine', 'americain'],
  GER: ['allemand', 'allemande', 'german', 'deutschland'],
  NED: ['holland', 'hollande', 'the netherlands'],
  BEL: ['belge', 'belgian', 'belgie'],
  SUI: ['suisse', 'swiss', 'schweiz'],
  ITA: ['italien', 'italienne', 'italian', 'italia'],
  ESP: ['espagnol', 'espagnole', 'spanish', 'espana'],
  POR: ['portugais', 'portugaise', 'portuguese'],
  CZE: ['czech republic', 'republique tcheque'],
  IRL: ['republic of ireland', 'eire', 'ire'],
  TTO: ['tri', 'trinidad'],
  CUW: ['curacao'],
  TUR: ['turkey'],
  RUS: ['russian federation', 'federation de russie'],
  KOR: ['korea', 'coree', 'republic of korea'],
  CIV: ['ivory coast'],
  COD: ['rd congo', 'rdc', 'dr congo', 'democratic republic of the congo', 'republique democratique du congo'],
  CGO: ['congo', 'republique du congo'],
  CPV: ['cape verde'],
  SWZ: ['swaziland'],
  MKD: ['macedonia', 'macedoine'],
  MYA: ['burma', 'birmanie', 'myanmar'],
  TPE: ['chinese taipei', 'taipei chinois'],
  HKG: ['hong kong', 'hong kong china'],
  MAC: ['macao', 'macau', 'macao china', 'macau china'],
  PLE: ['palestine'],
  VIE: ['viet nam'],
  UAE: ['uae', 'emirats'],
  MAR: ['marocain', 'marocaine', 'moroccan'],
  ALG: ['algerien', 'algerienne', 'algerian'],
  TUN: ['tunisien', 'tunisienne', 'tunisian'],
};

/** Folds a name and drops words such as `and` or `de`. */
const foldName = (name: string): string => foldColumnName(name.replace(/\b(?:and|et|of|de la|de|du|des)\b/gi, ' '));

/** Languages of the names; where two mean different countries by one name, the earlier counts. */
const LOCALES = ['fr', 'en', 'de', 'nl', 'it', 'es', 'pt', 'da', 'nb', 'sv', 'fi', 'pl', 'cs', 'hu', 'tr'];

let codesByName: ReadonlyMap<string, string> | undefined;

function listNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const locale of LOCALES)
    for (const style of ['long', 'short'] as const) {
      const regions = new Intl.DisplayNames([locale], { type: 'region', style, fallback: 'none' });
      for (const [iso2, ioc] of IOC_BY_ISO2) {
        const name = foldName(regions.of(iso2) ?? iso2);
        if (!names.has(name)) names.set(name, ioc);
      }
    }
  for (const [iso2, ioc] of IOC_BY_ISO2) names.set(iso2.toLowerCase(), ioc);
  for (const pair of SPORT_CODES_BY_ISO3.trim().split(/\s+/)) names.set(pair.slice(0, 3).toLowerCase(), pair.slice(4));
  for (const [ioc, others] of Object.entries(OTHER_NAMES)) for (const name of others) names.set(foldName(name), ioc);
  return names;
}

/**
 * The sport's three-letter code of a country, from this code, an ISO code of two or three letters, or its name in French,
 * English or another language of Europe;
 * undefined for anything else.
 * @example findCountry('Allemagne') // 'GER'
 */
export function findCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (findIso2(code) !== undefined || NEUTRAL_TEAMS.includes(code)) return code;
  codesByName ??= listNames();
  const foldedName = foldName(text);
  return (
    codesByName.get(foldColumnName(text)) ??
    codesByName.get(foldedName) ??
    codesByName.get(foldedName.replace(/^(les|la|le|l|the)/, ''))
  );
}
