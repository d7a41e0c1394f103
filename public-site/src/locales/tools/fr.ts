/** What can be done with a list, and what a reader follows. */
export const toolsFr = {
  follow: 'Suivre',
  'follow.all': 'Tout afficher',
  'follow.athlete': 'Suivre {{name}}',
  'follow.challenge': 'Suivre la compétition {{name}}',
  'follow.club': 'Suivre le club {{name}}',
  'follow.filter': 'Suivis',
  'follow.mark': 'suivi :',
  'follow.mark.club': 'club suivi :',
  'follow.none': 'Personne que vous suivez dans cette liste.',
  'follow.only': 'Vos suivis seulement',
  tools: 'Suivre, partager, imprimer, télécharger',
  'tools.calendar': 'Calendrier',
  'tools.calendar.add': 'Ajouter au calendrier',
  'tools.csv': 'CSV',
  'tools.pdf': 'PDF',
} as const;
