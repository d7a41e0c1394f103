import type { KeyboardEvent, MouseEvent } from 'react';
import { foldText, formatCategoryCode } from 'shared-domain';
import { Link, useLocation } from 'shared-domain/platform';
import type { Language } from '../../../locales/use-text.ts';
import { FollowMark } from '../../follow/FollowMark.tsx';
import { readChallengeId } from '../../follow/StarButton.tsx';
import { buildAthletePath } from '../../page/challenge-paths.ts';
import type { ListRow } from '../columns/column.ts';
import { findClub } from '../columns/column.ts';

interface AthleteNameProps {
  readonly row: ListRow;
  readonly onOpen?: (() => void) | undefined;
}

/**
 * Last name bold, first name regular: a link to the athlete's page, if they have one. With `onOpen` its target is the whole row: a tap
 * or the space bar opens the row's sheet, Enter and whatever opens a tab follow the link.
 */
export function AthleteName({ row, onOpen }: AthleteNameProps) {
  const name = (
    <>
      <FollowMark row={row} />
      <NameText row={row} />
    </>
  );
  const chOID = readChallengeId(useLocation().pathname);
  const path =
    chOID !== undefined && row.auid !== undefined && row.relay === undefined
      ? buildAthletePath(chOID, row.auid)
      : undefined;
  if (path !== undefined) {
    const open = onOpen && ((event: KeyboardEvent | MouseEvent) => openByTap(event, onOpen));
    return (
      <Link
        className={onOpen ? 'ath row-name' : 'ath'}
        to={path}
        aria-keyshortcuts={onOpen && 'Space'}
        onClick={open}
        onKeyDown={open}
      >
        {name}
      </Link>
    );
  }
  if (onOpen === undefined) return <span className="ath">{name}</span>;
  return (
    <button type="button" className="ath row-name" aria-haspopup="dialog" onClick={onOpen}>
      {name}
    </button>
  );
}

/** Opens a row's sheet in place of its link at a tap, a click alone or the space bar; a click by the Enter key has no `detail`. */
function openByTap(event: KeyboardEvent | MouseEvent, onOpen: () => void): void {
  const { detail, metaKey, ctrlKey, shiftKey, altKey } = event;
  if ('key' in event ? event.key !== ' ' : detail < 1 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  onOpen();
}

/** Words too long for a phone's columns get smaller type: they are only broken at hyphens. */
const LONG_WORD = /[^\s-]{12,}/;
const LONGISH_WORD = /[^\s-]{9,}/;

function findSizeClass(last: string): string | undefined {
  if (LONG_WORD.test(last)) return 'longname';
  return LONGISH_WORD.test(last) ? 'longish' : undefined;
}

export function NameText({ row }: { readonly row: ListRow }) {
  if (row.relay === undefined) {
    return (
      <>
        <b className={findSizeClass(row.last)}>{row.last}</b> <span>{row.first}</span>
      </>
    );
  }
  return <b className={findSizeClass(findTeamName(row))}>{formatTeamName(row)}</b>;
}

/** The name of a relay team: its own, else its club, else its country. */
export const findTeamName = (row: ListRow): string => row.last || row.club || row.country || '';

/** The name of a relay team with its number, from the second on; a number that is the team's own name is not written twice. */
function formatTeamName(row: ListRow): string {
  const name = findTeamName(row);
  const number = String(row.relay?.n ?? '').trim();
  if (number === '' || number === '1') return name;
  return foldText(number).startsWith(foldText(name)) ? number : `${name} ${number}`;
}

/** What stands below a name: the club, else the country; nothing below a relay team that bears the name of its club. */
export function findClubBelow(row: ListRow): string | undefined {
  const club = findClub(row);
  return row.relay !== undefined && club === findTeamName(row) ? undefined : (club ?? row.country);
}

/** The second line of a row on a phone: club, else country, and category. */
export function formatSecondLine(row: ListRow, language: Language): string {
  return [findClubBelow(row), formatCategoryCode(row.category, language)].filter(Boolean).join('\u00a0· ');
}
