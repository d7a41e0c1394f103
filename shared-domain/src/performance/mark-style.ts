/** How marks are written, a reader's own setting (Q28): `club` is the habit of French clubs, `10"52` and `7m45`. */
export const MARK_STYLES = ['standard', 'club'] as const;

/** One of `MARK_STYLES`. */
export type MarkStyle = (typeof MARK_STYLES)[number];

/** The decimal separators of the standard style. */
export const DECIMAL_SIGNS = ['.', ','] as const;

/** A point or a comma. */
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** A reader's options. Without them marks look the same in both languages: `10.52`, `1:52.34`, `1:02:33`, `7.45`. */
export interface MarkOptions {
  readonly style?: MarkStyle | undefined;
  readonly decimal?: DecimalSign | undefined;
}

/** What is written behind each part of a mark. */
export interface MarkSigns {
  readonly hour: string;
  readonly minute: string;
  /** Between seconds and their decimals. */
  readonly second: string;
  /** Between metres and centimetres. */
  readonly metre: string;
  /** Behind seconds and metres that stand alone, without decimals. */
  readonly loneSecond: string;
  readonly loneMetre: string;
}

const POINT: MarkSigns = { hour: ':', minute: ':', second: '.', metre: '.', loneSecond: '', loneMetre: '' };
const COMMA: MarkSigns = { hour: ':', minute: ':', second: ',', metre: ',', loneSecond: '', loneMetre: '' };
const CLUB: MarkSigns = { hour: 'h', minute: "'", second: '"', metre: 'm', loneSecond: '"', loneMetre: 'm' };

/** The signs of a reader's options; the club habit has no decimal point, so that the decimal sign changes nothing in it. */
export function readSigns(options: MarkOptions | undefined): MarkSigns {
  if (options === undefined) return POINT;
  if (options.style === 'club') return CLUB;
  return options.decimal === ',' ? COMMA : POINT;
}
