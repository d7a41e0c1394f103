import { foldText } from 'shared-domain';
import type { Notice, Trial } from 'shared-domain/contract';
import type { FollowedIndex } from '../../../components/follow/followed-index.ts';

/** What a reader wants to hear; kept on the device. */
export interface AnnouncementChoice {
  readonly isOn: boolean;
  readonly isAll: boolean;
  readonly hasFollowed: boolean;
  readonly names: readonly string[];
  /** oids of groups. */
  readonly events: readonly string[];
}

/** The choice of who has made none: everything, silent. */
export const EVERYTHING: AnnouncementChoice = { isOn: false, isAll: true, hasFollowed: true, names: [], events: [] };

const SWITCH = 'foulee.announcements';
const CHOICE = 'foulee.announcements.choice';
const MAX_NAMES = 50;

const listTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The choice of this device; everything, silent, where none was made. */
export function readAnnouncementChoice(): AnnouncementChoice {
  try {
    const isOn = localStorage.getItem(SWITCH) === 'true';
    const stored = JSON.parse(localStorage.getItem(CHOICE) ?? '{}') as Partial<AnnouncementChoice>;
    return {
      isOn,
      isAll: stored.isAll !== false,
      hasFollowed: stored.hasFollowed !== false,
      names: listTexts(stored.names),
      events: listTexts(stored.events),
    };
  } catch {
    return EVERYTHING;
  }
}

export function storeAnnouncementChoice({ isOn, ...choice }: AnnouncementChoice): void {
  try {
    localStorage.setItem(SWITCH, String(isOn));
    localStorage.setItem(CHOICE, JSON.stringify(choice));
  } catch {
    return;
  }
}

/** The choice with one more name; as it is for a name that is there already. */
export function addName(choice: AnnouncementChoice, typed: string): AnnouncementChoice {
  const name = typed.trim();
  const isKnown = choice.names.some((known) => foldText(known) === foldText(name));
  return name === '' || isKnown ? choice : { ...choice, names: [...choice.names, name].slice(-MAX_NAMES) };
}

const hasWords = (text: string, name: string): boolean => {
  const words = foldText(text).split(/\s+/);
  return foldText(name)
    .split(/\s+/)
    .every((word) => words.some((one) => one.startsWith(word)));
};

/** Whether a reader wants to hear a notice: of a chosen event, or about a chosen athlete. */
export function isChosen(
  { who }: Notice,
  trial: Trial,
  choice: AnnouncementChoice,
  followed: Pick<FollowedIndex, 'findFor'>,
): boolean {
  if (choice.isAll || choice.events.includes(trial.gOID)) return true;
  return who.some(
    (person) =>
      choice.names.some((name) => hasWords(`${person.last} ${person.first}`, name)) ||
      (choice.hasFollowed && followed.findFor(person) !== undefined),
  );
}
