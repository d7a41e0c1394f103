/** What the server sends in a push message (api/src/services/push/notification.ts). */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A later notification of the same tag takes the place of an earlier one. */
  readonly tag: string;
  /** Path of the page that a tap opens. */
  readonly url: string;
  readonly lang: string;
  /** Of several results: the tag of each line. */
  readonly parts: readonly string[];
}

/** A browser shows a notification for each message, even for one that cannot be read: it says little and opens the site. */
const UNREADABLE: PushMessage = { title: 'Foulée', body: '', tag: 'foulee', url: '/', lang: '', parts: [] };

const isText = (value: unknown): value is string => typeof value === 'string';

/** A path of this site, never another one's. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?!\/|\\)/.test(value);

/** Reads a message; a part that is missing or of another shape is left out, as a newer server may send more. */
export function parsePushMessage(text: string | undefined): PushMessage {
  try {
    const { title, body, tag, url, lang, parts } = JSON.parse(text ?? '') as Record<string, unknown>;
    return {
      title: isText(title) ? title : UNREADABLE.title,
      body: isText(body) ? body : '',
      tag: isText(tag) ? tag : UNREADABLE.tag,
      url: isPath(url) ? url : '/',
      lang: isText(lang) ? lang : '',
      parts: Array.isArray(parts) ? parts.filter(isText) : [],
    };
  } catch {
    return UNREADABLE;
  }
}

/** What a new message changes of those that are shown. */
interface ShownChange {
  /** To show, in place of what has their tags. */
  readonly shown: readonly PushMessage[];
  /** Tags of notifications whose result is in the new one. */
  readonly closed: readonly string[];
}

const writeLine = ({ title, body }: PushMessage): string => [title, body].filter((text) => text !== '').join(', ');

const listLines = (message: PushMessage): (readonly [tag: string, line: string])[] =>
  message.parts.length === 0
    ? [[message.tag, writeLine(message)]]
    : message.body.split('\n').flatMap((line, at) => {
        const tag = message.parts[at];
        return tag === undefined ? [] : [[tag, line] as const];
      });

/**
 * Places a message among those that are shown, so that no result stands beside its correction: what is of the same result in a message of
 * several takes that line, and a message of several closes those that it says anew.
 */
export function placeMessage(shown: readonly PushMessage[], message: PushMessage): ShownChange {
  const lines = new Map(listLines(message));
  const others = shown.filter(({ tag }) => tag !== message.tag);
  const rewritten = others
    .filter(({ parts }) => parts.some((tag) => lines.has(tag)))
    .map((other) => ({
      ...other,
      body: other.body
        .split('\n')
        .map((line, at) => lines.get(other.parts[at] ?? '') ?? line)
        .join('\n'),
    }));
  const closed = others.filter(({ tag, parts }) => parts.length === 0 && lines.has(tag)).map(({ tag }) => tag);
  const isInAnother = message.parts.length === 0 && rewritten.length > 0;
  return { shown: isInAnother ? rewritten : [...rewritten, message], closed };
}
