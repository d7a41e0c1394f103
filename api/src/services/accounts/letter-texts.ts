/** A letter in both languages, French first. Its link takes the place of the empty line. */
export interface LetterText {
  readonly subject: string;
  readonly lines: readonly string[];
}

export const RESET_LETTER: LetterText = {
  subject: 'Choisir un nouveau mot de passe / Choose a new password',
  lines: [
    'Un nouveau mot de passe a été demandé pour votre compte Foulée. Ce lien sert une fois, pendant une heure :',
    'A new password was requested for your Foulée account. This link works once, for one hour:',
    '',
    'Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.',
    'If this was not you, there is nothing to do: your password stays the same.',
  ],
};

export const VERIFY_LETTER: LetterText = {
  subject: 'Confirmer votre adresse / Confirm your address',
  lines: [
    'Un compte Foulée a été ouvert avec cette adresse. Pour la confirmer, ouvrez ce lien là où vous êtes connecté, dans la journée :',
    'A Foulée account was opened with this address. To confirm it, open this link where you are signed in, within a day:',
    '',
    'Si ce compte n’est pas le vôtre, le même lien vous permet de reprendre votre adresse ; sans rien faire, elle reste non confirmée.',
    'If this account is not yours, the same link lets you take your address back; if you do nothing it stays unconfirmed.',
  ],
};

export const NEW_ADDRESS_LETTER: LetterText = {
  subject: 'Confirmer votre nouvelle adresse / Confirm your new address',
  lines: [
    'Cette adresse a été donnée comme nouvelle adresse d’un compte Foulée. Ouvrez ce lien là où vous êtes connecté, dans la journée :',
    'This address was given as the new address of a Foulée account. Open this link where you are signed in, within a day:',
    '',
    'Si ce n’était pas vous, il n’y a rien à faire.',
    'If this was not you, there is nothing to do.',
  ],
};

export const ADDRESS_TAKEN_LETTER: LetterText = {
  subject: 'Cette adresse a déjà un compte / This address already has an account',
  lines: [
    'Cette adresse a été donnée comme nouvelle adresse d’un compte Foulée, mais elle a déjà un compte, le vôtre. Rien n’a changé.',
    'This address was given as the new address of a Foulée account, but it already has an account: yours. Nothing has changed.',
  ],
};

/** Last line of most notices, in both languages. */
const NOT_YOU_LINE =
  'Si ce n’était pas vous, demandez un nouveau mot de passe et écrivez à qui tient ce site. / If this was not you, ask for a new password and write to whoever runs this site.';

/** Notices to an account's owner after a change, by what was changed. */
export const NOTICE_LETTERS: Readonly<Record<string, LetterText>> = {
  password: {
    subject: 'Mot de passe changé / Password changed',
    lines: [
      'Le mot de passe de votre compte Foulée a été changé, et toutes ses autres sessions sont terminées.',
      'The password of your Foulée account was changed, and all its other sessions have ended.',
      NOT_YOU_LINE,
    ],
  },
  address: {
    subject: 'Adresse changée / Address changed',
    lines: [
      'Votre compte Foulée a désormais une autre adresse ; celle-ci n’y donne plus accès.',
      'Your Foulée account now has another address; this one no longer opens it.',
      NOT_YOU_LINE,
    ],
  },
  'second factor on': {
    subject: 'Second facteur en service / Second factor on',
    lines: [
      'Votre compte Foulée demande désormais un code de votre application en plus du mot de passe.',
      'Your Foulée account now asks for a code from your authenticator app in addition to the password.',
      NOT_YOU_LINE,
    ],
  },
  'second factor off': {
    subject: 'Second facteur retiré / Second factor off',
    lines: [
      'Votre compte Foulée ne demande plus de code : le mot de passe suffit.',
      'Your Foulée account no longer asks for a code: the password is enough.',
      NOT_YOU_LINE,
    ],
  },
  deleted: {
    subject: 'Compte supprimé / Account deleted',
    lines: ['Votre compte Foulée a été supprimé.', 'Your Foulée account was deleted.'],
  },
};
