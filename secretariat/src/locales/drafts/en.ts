export const draftsEn = {
  'draft.drop': 'Discard what was typed',
  'draft.found': 'What you typed on {{when}} was not saved: it has been found again.',
  'draft.programme_one': 'A programme prepared on {{when}} was not created: 1 round of an event.',
  'draft.programme_other': 'A programme prepared on {{when}} was not created: {{count}} rounds of events.',
  'draft.resume': 'Resume',
} as const;
