import { createServer, type Socket } from 'node:net';
import { expect } from '@playwright/test';
import { findFreePort } from './server.ts';

export interface MailBox {
  /** Environment of a server that sends its mail there. */
  readonly env: Record<string, string>;
  /** Path of the link in the next mail to an address. @example await box.readNextLink('lea@club.example', 'reset') */
  readonly readNextLink: (to: string, kind: string) => Promise<string>;
  readonly stop: () => void;
}

const SITE = 'https://resultats.valmont.example';

/** The part of SMTP that is needed to receive a mail. */
function receive(socket: Socket, onLetter: (raw: string) => void): void {
  let [unread, letter, isData] = ['', '', false];
  const readLine = (line: string): string | undefined => {
    if (isData && line !== '.') {
      letter += `${line.replace(/^\.\./, '.')}\n`;
      return;
    }
    if (isData) {
      isData = false;
      onLetter(letter);
      letter = '';
      return '250 taken';
    }
    isData = /^data/i.test(line);
    if (isData) return '354 go on';
    return /^quit/i.test(line) ? '221 bye' : '250 ok';
  };
  socket.setEncoding('latin1');
  socket.on('error', () => socket.destroy());
  socket.on('data', (text) => {
    const lines = `${unread}${text}`.split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) {
      const answer = readLine(line);
      if (answer !== undefined) socket.write(`${answer}\r\n`);
    }
  });
  socket.write('220 box\r\n');
}

/** Starts a mail server whose mails a journey can read. */
export async function openMailBox(): Promise<MailBox> {
  const letters: { to: string; text: string }[] = [];
  const smtp = createServer((socket) =>
    receive(socket, (raw) => {
      const to = /^To: (.*)$/im.exec(raw)?.[1] ?? '';
      letters.push({ to, text: raw.replace(/=\n/g, '').replaceAll('=3D', '=') });
    }),
  );
  const port = await findFreePort();
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_EMAIL: 'club@valmont.example', PUBLIC_URL: SITE },
    async readNextLink(to, kind) {
      let linkPath = '';
      await expect(() => {
        const index = letters.findIndex((letter) => letter.to === to && letter.text.includes(`#${kind}=`));
        expect(index, `letter to ${to}`).toBeGreaterThanOrEqual(0);
        const [letter] = letters.splice(index, 1);
        linkPath = new RegExp(`^${SITE}(/\\S*#${kind}=[\\w-]{43})$`, 'm').exec(letter?.text ?? '')?.[1] ?? '';
      }).toPass({ timeout: 10_000 });
      return linkPath;
    },
    stop: () => void smtp.close(),
  };
}
