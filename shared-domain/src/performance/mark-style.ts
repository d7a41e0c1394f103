/** How marks are written, a setting of the reader (Q28): `club` as French clubs write them, `10"52` and `7m45`. */
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

/** The sign after each part of a mark. */
export interface MarkSigns {
  readonly hour: string;
  readonly minute: string;
  /** Between seconds and their decimals. */
  readonly second: string;
  /** Between metres and centimetres. */
  readonly metre: string;
  /** After seconds or metres without decimals. */
  readonly loneSecond: string;
  readonly loneMetre: string;
}

const POINT: MarkSigns = { hour: ':', minute: ':', second: '.', metre: '.', loneSecond: '', loneMetre: '' };
const COMMA: MarkSigns = { hour: ':', minute: ':', second: ',', metre: ',', loneSecond: '', loneMetre: '' };
const CLUB: MarkSigns = { hour: 'h', minute: "'", second: '"', metre: 'm', loneSecond: '"', loneMetre: 'm' };

/** The signs of a reader's options; the club style has no decimal sign. */
export function readSigns(options: MarkOptions | undefined): MarkSigns {
  if (options === undefined) return POINT;
  if (options.style === 'club') return CLUB;
  return options.decimal === ',' ? COMMA : POINT;
}
