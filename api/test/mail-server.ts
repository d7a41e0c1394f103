import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter as its reader sees it. */
interface ReceivedLetter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailServer {
  /** Settings for a server that sends its mail through this one. */
  readonly env: Record<string, string>;
  readonly received: readonly ReceivedLetter[];
  /** Waits for the next letter to an address; each letter is returned once. */
  waitForLetter(to: string): Promise<ReceivedLetter>;
  close(): Promise<void>;
}

export const SITE = 'https://resultats.valmont.example';

const decodeText = (body: string): string =>
  Buffer.from(
    body
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** RFC 2047. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, word: string) => decodeText(word.replaceAll('_', ' ')));

function readLetter(raw: string): ReceivedLetter {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replace(/\r\n\s+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const isBase64 = /base64/i.test(header('Content-Transfer-Encoding'));
  const body = raw.slice(end + 4);
  const text = isBase64 ? Buffer.from(body, 'base64').toString('utf8') : decodeText(body);
  return { to: header('To'), subject: decodeWords(header('Subject')), text };
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedLetter[] = [];
  const unread: ReceivedLetter[] = [];
  const waiting = new Set<() => void>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const letter = readLetter(Buffer.concat(chunks).toString('latin1'));
        received.push(letter);
        unread.push(letter);
        done();
        for (const deliver of waiting) deliver();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_EMAIL: 'club@valmont.example', PUBLIC_URL: SITE },
    received,
    waitForLetter(to) {
      return new Promise((resolve) => {
        const deliver = (): void => {
          const found = unread.findIndex((letter) => letter.to === to);
          if (found < 0) return;
          waiting.delete(deliver);
          resolve(unread.splice(found, 1)[0] as ReceivedLetter);
        };
        waiting.add(deliver);
        deliver();
      });
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

/** The key of the link in a letter. */
export function readKey({ text }: ReceivedLetter): string {
  const [, key = ''] =
    /^https:\/\/resultats\.valmont\.example\/mgr\/lesecretariat\/#\w+=([\w-]{43})$/m.exec(text) ?? [];
  if (key === '') throw new Error(`there is no link in: ${text}`);
  return key;
}
