/** Status numbers of a mark: `unproven` is a mark without proof, `dash` stands for no result yet. */
export const MARK_STATUS = {
  unproven: 0,
  mark: 1,
  dns: 2,
  dnf: 3,
  dq: 4,
  nm: 5,
  dash: 6,
  retired: 7,
} as const;

/** One of MARK_STATUS. */
export type Status = (typeof MARK_STATUS)[keyof typeof MARK_STATUS];

/** A performance, or only its status. */
interface WithStatus {
  readonly st: Status | number;
}

/** The code that replaces a mark, the same in both languages. */
export const STATUS_CODES: Readonly<Record<2 | 3 | 4 | 5 | 6 | 7, string>> = {
  [MARK_STATUS.dns]: 'DNS',
  [MARK_STATUS.dnf]: 'DNF',
  [MARK_STATUS.dq]: 'DQ',
  [MARK_STATUS.nm]: 'NM',
  [MARK_STATUS.dash]: '–',
  [MARK_STATUS.retired]: 'r',
};

/** `DNS` … `r` (CR 25.4); undefined for a mark or an unknown status. @example findStatusCode({ st: 2 }) // 'DNS' */
export function findStatusCode({ st }: WithStatus): string | undefined {
  return STATUS_CODES[st as keyof typeof STATUS_CODES];
}

/** Whether a status code replaces the mark: any status but those of a mark, real or without proof. @example hasNoMark({ st: 5 }) // true */
export function hasNoMark({ st }: WithStatus): boolean {
  return st > MARK_STATUS.mark;
}

/** Did not start, did not finish or disqualified, which officials decide whatever the attempts are. @example isOut({ st: 4 }) // true */
export function isOut({ st }: WithStatus): boolean {
  return st === MARK_STATUS.dns || st === MARK_STATUS.dnf || st === MARK_STATUS.dq;
}
