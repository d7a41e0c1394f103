import { hash } from 'node:crypto';
import type { Language } from 'shared-domain';
import type { PushMessageTable } from '../../store/push-tables.ts';
import { PUSH_TEXTS } from './push-texts.ts';
import type { MessageText } from './write-message.ts';

/** What the service worker shows; a notification of the same tag takes the place of an earlier one. */
export interface Notification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly url: string;
  readonly lang: Language;
  /** Of several results: the tag of each line, in which a later message of it takes its place (shell/src/service-worker). */
  readonly parts?: readonly string[];
}

/** Lines of a notification that tells of several athletes. */
const MAX_LINES = 6;

/** Bytes of those lines, so that all of a message is not more than 4 kB once it is encrypted (RFC 8030, 7.2). */
const MAX_LINES_BYTES = 3200;

/** Characters of a topic (RFC 8030, 5.4). */
const TOPIC_LENGTH = 32;

/** The topic of an athlete in a trial: a later message of it takes the place of an earlier one, waiting or shown. */
export const makeTopic = ({ athlete, trial }: Pick<PushMessageTable, 'athlete' | 'trial'>): string =>
  hash('sha256', `${athlete} ${trial}`, 'base64url').slice(0, TOPIC_LENGTH);

const formatTitle = ({ who, what }: MessageText, language: Language): string =>
  `${who}${PUSH_TEXTS[language].colon}${what}`;

/**
 * One message, or several of the same moment gathered in one.
 * @param tags of each of the texts
 */
export function makeNotification(
  texts: readonly [MessageText, ...MessageText[]],
  topic: string,
  {
    language,
    isCall,
    tags,
  }: { readonly language: Language; readonly isCall: boolean; readonly tags: readonly string[] },
): Notification {
  const [first, ...others] = texts;
  const common = { tag: topic, lang: language };
  if (others.length === 0)
    return { title: formatTitle(first, language), body: first.facts, url: first.path, ...common };
  const words = PUSH_TEXTS[language];
  const lines = texts.slice(0, MAX_LINES).map((text) =>
    [formatTitle(text, language), text.facts]
      .filter((part) => part !== '')
      .join(', ')
      .replaceAll('\n', ' '),
  );
  while (lines.length > 1 && Buffer.byteLength(JSON.stringify(lines)) > MAX_LINES_BYTES) lines.pop();
  const rest = texts.length - lines.length;
  return {
    title: isCall ? words.calls(texts.length) : words.results(texts.length),
    body: [...lines, ...(rest === 0 ? [] : [words.more(rest)])].join('\n'),
    url: first.path.replace(/\/(athlete\/|trial-).*$/, ''),
    ...(isCall ? {} : { parts: tags.slice(0, lines.length) }),
    ...common,
  };
}
