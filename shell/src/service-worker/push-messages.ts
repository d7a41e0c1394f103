/** What the server sends in a push message (api/src/services/push/notification.ts). */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A later notification of the same tag takes the place of an earlier one. */
  readonly tag: string;
  /** Path of the page that a tap opens. */
  readonly url: string;
  readonly lang: string;
}

/** A browser shows a notification for each message, even for one that cannot be read: it says little and opens the site. */
const UNREADABLE: PushMessage = { title: 'Foulée', body: '', tag: 'foulee', url: '/', lang: '' };

const isText = (value: unknown): value is string => typeof value === 'string';

/** A path of this site, never another one's. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?!\/|\\)/.test(value);

/** Reads a message; a part that is missing or of another shape is left out, as a newer server may send more. */
export function parsePushMessage(text: string | undefined): PushMessage {
  try {
    const { title, body, tag, url, lang } = JSON.parse(text ?? '') as Record<string, unknown>;
    return {
      title: isText(title) ? title : UNREADABLE.title,
      body: isText(body) ? body : '',
      tag: isText(tag) ? tag : UNREADABLE.tag,
      url: isPath(url) ? url : '/',
      lang: isText(lang) ? lang : '',
    };
  } catch {
    return UNREADABLE;
  }
}
