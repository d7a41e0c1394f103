/** What the next attempt of a field event can bring. */
export const outlookFr = {
  'outlook.attempt.1': 'au premier essai,',
  'outlook.attempt.2': 'au 2e essai au plus tard,',
  'outlook.cleared': '{{name}} franchit {{height}}',
  'outlook.failed': '{{name}} échoue à {{height}}',
  'outlook.final': 'pour la finale',
  'outlook.following': 'Ensuite',
  'outlook.foul': '{{name}} : essai nul',
  'outlook.last': 'Dernier essai',
  'outlook.lead': 'pour mener',
  'outlook.leads': 'En tête avec {{mark}}',
  'outlook.place': '{{place}} avec {{mark}}',
  'outlook.podium': 'pour le podium',
  'outlook.say.attempt': 'essai {{n}}',
  'outlook.say.bar': 'barre à {{height}}',
} as const;
