/** Minimum length of a password (OWASP ASVS 2.1.1); any character is allowed. */
export const MIN_PASSWORD_LETTERS = 12;

/** Rows of one printed document, about 220 pages: drawing more takes too much of the server's memory. */
export const MAX_PRINTED_ROWS = 10_000;

/** Size of the photo of an official’s report, bytes: a JPEG that a phone has made smaller. */
export const MAX_REPORT_PHOTO_BYTES = 300_000;

/** Photos of the reports of one competition, bytes: what its file holds. */
export const MAX_REPORT_PHOTOS_BYTES = 36_000_000;

/** A picture of the file of a record, the pictures of one item, and those of one competition, bytes: what its file holds. */
export const MAX_EVIDENCE_PICTURE_BYTES = 4_000_000;
export const MAX_ITEM_PICTURES = 6;
export const MAX_EVIDENCE_PICTURES_BYTES = 18_000_000;

/** The file of a whole competition, bytes: lists of 50,000 runners, its photos and pictures. */
export const MAX_COMPETITION_FILE_BYTES = 112 * 1024 * 1024;

/** Pictures that the screens of one competition show by turns, and the size of each, bytes. */
export const MAX_SCREEN_PICTURES = 12;
/** Lists that a frozen screen says it holds; of more than these those that changed last. */
export const MAX_FROZEN_LISTS = 12;
/** Rows of such a list, lists that came since, and the lists together, bytes: a longer list is left out. */
export const MAX_FROZEN_ROWS = 1000;
export const MAX_ADDED_LISTS = 500;
export const MAX_FROZEN_BYTES = 200_000;
export const MAX_SCREEN_PICTURE_BYTES = 1_000_000;

/** Trials of one competition, its groups as well, and the rows of all its lists: ten road races of 50,000. */
export const MAX_TRIALS = 10_000;
export const MAX_ROWS = 1_000_000;

/** Remarks of one competition, and protests. */
export const MAX_REMARKS = 20_000;
export const MAX_PROTESTS = 5000;

/** Access codes of one competition, revoked ones too. */
export const MAX_CODES = 1000;

/** Competitions that one account creates in 24 hours, deleted ones too; a league sends its season at once. */
export const MAX_ACCOUNT_CHALLENGES = 1000;

/** By how much the acts of one account make the lists of competitions that are there grow in 30 days, bytes: a hundred road races of 50,000. */
export const MAX_ACCOUNT_BYTES = 4_000_000_000;

/** What the acts of one account keep for undo, bytes; beyond, the oldest can no longer be undone. No act is refused for it. */
export const MAX_UNDO_BYTES = 2_000_000_000;

/** Sessions of one account, ended ones of the last 30 days too: the oldest makes room. And sessions of it for stadiums. */
export const MAX_SESSIONS = 1000;
export const MAX_SITE_SESSIONS = 100;

/** Prices of one competition (each licence, region and department, for athletes and teams), and letters of whom one is for. */
export const MAX_PRICES = 500;
export const MAX_PRICE_KIND_LETTERS = 60;

/** Records of one competition, those that the organiser gives and those of lists. */
export const MAX_RECORDS = 2000;

/** Athletes of one competition, and competitions, of whom one browser is told by push messages. */
export const MAX_PUSH_ATHLETES = 60;
export const MAX_PUSH_CHALLENGES = 12;

/** How long a client caches an answer, seconds (P9.6). */
export const CACHE_SECONDS = { regions: 30, info: 30, groups: 30, rounds: 30, home: 10 } as const;

/** What a person types before the public is told of a world, area or national record. */
export const RECORD_WORD = 'RECORD';
