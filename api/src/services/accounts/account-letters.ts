import type { Config } from '../../base/config.ts';
import { findAccount, findAccountByOid } from '../../store/accounts/organisers.ts';
import type { LetterTable } from '../../store/schema.ts';
import type { Context } from '../context/context.ts';
import type { WriteMessage } from '../mail/outgoing-mail.ts';
import { makeAccountLink } from './account-links.ts';
import {
  ADDRESS_TAKEN_LETTER,
  type LetterText,
  NEW_ADDRESS_LETTER,
  NOTICE_LETTERS,
  RESET_LETTER,
  VERIFY_LETTER,
} from './letter-texts.ts';
import { formatLinkPath, type LinkKind } from './link-address.ts';

/** The kind of a letter that tells an account's owner of a change. Stored letters have it, so the value cannot change. */
export const NOTICE_KIND = 'told';

/** Whether this server can send letters with links: it needs a mail server and a public address. */
export const canSendLetters = ({ mail, publicUrl }: Config): boolean => mail !== undefined && publicUrl !== undefined;

/**
 * Writes letters to the owners of accounts, in both languages, by the stored kind of the letter. A link is made when its letter is
 * sent, because only the hash of its key is stored.
 */
export function createAccountLetters(
  { store: { db } }: Context,
  { publicUrl }: Config,
): Readonly<Record<string, WriteMessage>> {
  const makeMessage = (to: string, { subject, lines }: LetterText, link?: string) => ({
    to,
    subject,
    text: `${[...lines.map((line) => (line === '' ? (link ?? '') : line)), publicUrl ?? ''].join('\n\n')}\n`,
  });
  const makePageUrl = (kind: LinkKind, key: string) => `${publicUrl}${formatLinkPath(kind, key)}`;
  const readOrganiserOid = ({ body }: LetterTable) => (JSON.parse(body) as { organiser?: string }).organiser ?? '';
  // Letters with a link always have `expires`: one without would give a link that no longer works.
  const findLinkExpiry = ({ expires, at }: LetterTable) => expires ?? at;

  return {
    async reset(letter) {
      const account = await findAccount(db, letter.recipient);
      if (account === undefined) return undefined;
      const { oid: organiserOid, email } = account;
      const key = await makeAccountLink(db, {
        organiser: organiserOid,
        kind: 'reset',
        email,
        expires: findLinkExpiry(letter),
      });
      return makeMessage(email, RESET_LETTER, makePageUrl('reset', key));
    },
    async verify(letter) {
      const account = await findAccountByOid(db, readOrganiserOid(letter));
      if (account === undefined || account.verified !== null) return undefined;
      const { oid: organiserOid, email } = account;
      const key = await makeAccountLink(db, {
        organiser: organiserOid,
        kind: 'verify',
        email,
        expires: findLinkExpiry(letter),
      });
      return makeMessage(email, VERIFY_LETTER, makePageUrl('verify', key));
    },
    async address(letter) {
      const [account, addressOwner] = [
        await findAccountByOid(db, readOrganiserOid(letter)),
        await findAccount(db, letter.recipient),
      ];
      if (account === undefined) return undefined;
      if (addressOwner?.verified != null) return makeMessage(letter.recipient, ADDRESS_TAKEN_LETTER);
      const link = { organiser: account.oid, kind: 'address', email: letter.recipient } as const;
      const key = await makeAccountLink(db, { ...link, expires: findLinkExpiry(letter) });
      // The page `verify` confirms a new address too: the kind of the link is stored with it.
      return makeMessage(letter.recipient, NEW_ADDRESS_LETTER, makePageUrl('verify', key));
    },
    async [NOTICE_KIND]({ recipient, body }) {
      const { what = '' } = JSON.parse(body) as { what?: string };
      const notice = NOTICE_LETTERS[what];
      return notice && makeMessage(recipient, notice);
    },
  };
}
