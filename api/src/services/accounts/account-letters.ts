import type { Config } from '../../base/config.ts';
import { findAccount, findAccountByOid } from '../../store/accounts/organisers.ts';
import type { LetterTable } from '../../store/schema.ts';
import type { Context } from '../context/context.ts';
import type { WriteMessage } from '../mail/outgoing-mail.ts';
import { makeAccountLink } from './account-links.ts';
import { ADDRESS_LETTER, RESET_LETTER, TAKEN_LETTER, TOLD_LETTERS, VERIFY_LETTER, type Words } from './letter-texts.ts';
import { type LinkKind, linkPath } from './link-address.ts';

/** Whether this server writes to people: by a mail server, with links that start at an address of its own. */
export const canWriteTo = ({ mail, publicUrl }: Config): boolean => mail !== undefined && publicUrl !== undefined;

/** Letters to the owners of accounts, in both languages. A link is made when its letter is sent: it is stored by its hash only. */
export function accountLetters(
  { store: { db } }: Context,
  { publicUrl }: Config,
): Readonly<Record<string, WriteMessage>> {
  const message = (to: string, { subject, lines }: Words, link?: string) => ({
    to,
    subject,
    text: `${[...lines.map((line) => (line === '' ? (link ?? '') : line)), publicUrl ?? ''].join('\n\n')}\n`,
  });
  const page = (kind: LinkKind, key: string) => `${publicUrl}${linkPath(kind, key)}`;
  const findOrganiser = ({ body }: LetterTable) => (JSON.parse(body) as { organiser?: string }).organiser ?? '';
  const letterExpiry = ({ expires, at }: LetterTable) => expires ?? at;

  return {
    async reset(letter) {
      const account = await findAccount(db, letter.recipient);
      if (account === undefined) return undefined;
      const { oid: organiser, email } = account;
      const key = await makeAccountLink(db, { organiser, kind: 'reset', email, expires: letterExpiry(letter) });
      return message(email, RESET_LETTER, page('reset', key));
    },
    async verify(letter) {
      const account = await findAccountByOid(db, findOrganiser(letter));
      if (account === undefined || account.verified !== null) return undefined;
      const { oid: organiser, email } = account;
      const key = await makeAccountLink(db, { organiser, kind: 'verify', email, expires: letterExpiry(letter) });
      return message(email, VERIFY_LETTER, page('verify', key));
    },
    async address(letter) {
      const [account, holder] = [
        await findAccountByOid(db, findOrganiser(letter)),
        await findAccount(db, letter.recipient),
      ];
      if (account === undefined) return undefined;
      if (holder?.verified != null) return message(letter.recipient, TAKEN_LETTER);
      const link = { organiser: account.oid, kind: 'address', email: letter.recipient } as const;
      const key = await makeAccountLink(db, { ...link, expires: letterExpiry(letter) });
      return message(letter.recipient, ADDRESS_LETTER, page('verify', key));
    },
    async told({ recipient, body }) {
      const { what = '' } = JSON.parse(body) as { what?: string };
      const words = TOLD_LETTERS[what];
      return words && message(recipient, words);
    },
  };
}
