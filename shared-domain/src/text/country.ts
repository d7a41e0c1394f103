/**
 * The sport's three-letter codes with the two-letter ISO codes, by which flags are named.
 * Source: datasets/country-codes (ODC-PDDL-1.0, 2026), with MNE, MHL, SSD, KOS, CUW and SXM added by hand.
 */
const CODE_PAIRS = `
AFG:AF AHO:BQ AIA:AI ALB:AL ALG:DZ AND:AD ANG:AO ANT:AG ARG:AR ARM:AM ARU:AW ASA:AS AUS:AU AUT:AT AZE:AZ BAH:BS
BAN:BD BAR:BB BDI:BI BEL:BE BEN:BJ BER:BM BHU:BT BIH:BA BIZ:BZ BLR:BY BOL:BO BOT:BW BRA:BR BRN:BH BRU:BN BUL:BG
BUR:BF CAF:CF CAM:KH CAN:CA CAY:KY CGO:CG CHA:TD CHI:CL CHN:CN CIV:CI CMR:CM COD:CD COK:CK COL:CO COM:KM CPV:CV
CRC:CR CRO:HR CUB:CU CUW:CW CYP:CY CZE:CZ DEN:DK DJI:DJ DMA:DM DOM:DO ECU:EC EGY:EG ERI:ER ESA:SV ESP:ES EST:EE ETH:ET
FAR:FO FGU:GF FIJ:FJ FIN:FI FLK:FK FPO:PF FRA:FR FSM:FM GAB:GA GAM:GM GBR:GB GBS:GW GEO:GE GEQ:GQ GER:DE GHA:GH
GIB:GI GRE:GR GRL:GL GRN:GD GUA:GT GUD:GP GUI:GN GUM:GU GUY:GY HAI:HT HEL:SH HKG:HK HON:HN HUN:HU INA:ID IND:IN
IRI:IR IRL:IE IRQ:IQ ISL:IS ISR:IL ISV:VI ITA:IT IVB:VG JAM:JM JOR:JO JPN:JP KAZ:KZ KEN:KE KGZ:KG KIR:KI KOR:KR
KOS:XK KSA:SA KUW:KW LAO:LA LAT:LV LBA:LY LBR:LR LCA:LC LES:LS LIB:LB LIE:LI LTU:LT LUX:LU MAC:MO MAD:MG MAR:MA
MAS:MY MAW:MW MAY:YT MDA:MD MDV:MV MEX:MX MGL:MN MGO:ME MHL:MH MKD:MK MLI:ML MLT:MT MNE:ME MNT:MS MON:MC MOZ:MZ
MRI:MU MRT:MQ MSH:MH MTN:MR MYA:MM NAM:NA NCA:NI NCD:NC NED:NL NEP:NP NFI:NF NGR:NG NIG:NE NIU:NU NMA:MP NOR:NO
NRU:NR NZL:NZ OMA:OM PAK:PK PAN:PA PAR:PY PER:PE PHI:PH PLE:PS PLW:PW PNG:PG POL:PL POR:PT PRK:KP PUR:PR QAT:QA
REU:RE ROU:RO RSA:ZA RUS:RU RWA:RW SAM:WS SEN:SN SEY:SC SIN:SG SKN:KN SLE:SL SLO:SI SMR:SM SOL:SB SOM:SO SPM:PM
SRB:RS SRI:LK SSD:SS STP:ST SUD:SD SUI:CH SUR:SR SVK:SK SWE:SE SWZ:SZ SXM:SX SYR:SY TAN:TZ TGA:TO THA:TH TJK:TJ TKM:TM
TKS:TC TLS:TL TOG:TG TPE:TW TTO:TT TUN:TN TUR:TR TUV:TV UAE:AE UGA:UG UKR:UA URU:UY USA:US UZB:UZ VAN:VU VEN:VE
VIE:VN VIN:VC WAF:WF YEM:YE ZAM:ZM ZIM:ZW
`;

const ISO2_BY_IOC = new Map(
  CODE_PAIRS.trim()
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, 3), pair.slice(4)]),
);

/** The sport's codes by two-letter ISO code. */
export const IOC_BY_ISO2: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ [...ISO2_BY_IOC].map(([ioc, iso2]) => [iso2, ioc]),
);

/** Teams without a flag: neutral athletes and refugees. */
export const NEUTRAL_TEAMS: readonly string[] = ['AIN', 'ANA', 'ART', 'IOA', 'ROT'];

/**
 * Two-letter ISO code for the sport's three-letter code, in any case (P9.5); undefined for neutral teams and unknown codes.
 * @example findIso2('GER') // 'DE'
 */
export function findIso2(ioc: string): string | undefined {
  return ISO2_BY_IOC.get(ioc.toUpperCase());
}

/**
 * Path of a country's flag (P9.5); undefined for neutral teams and unknown codes. The images are named in lower
 * case.
 * @example makeFlagPath('SUI') // 'static/h240/ch.png'
 */
export function makeFlagPath(ioc: string): string | undefined {
  const iso = findIso2(ioc);
  return iso === undefined ? undefined : `static/h240/${iso.toLowerCase()}.png`;
}
