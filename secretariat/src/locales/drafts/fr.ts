export const draftsFr = {
  'draft.drop': 'Abandonner cette saisie',
  'draft.found': 'Votre saisie du {{when}} n’était pas enregistrée : elle a été retrouvée.',
  'draft.programme_one': 'Un programme préparé le {{when}} n’a pas été créé : 1 tour d’épreuve.',
  'draft.programme_other': 'Un programme préparé le {{when}} n’a pas été créé : {{count}} tours d’épreuves.',
  'draft.resume': 'Reprendre',
} as const;
