/** Texts of the read-only twin of a console. */
export const twinFr = {
  'twin.close': 'Fermer',
  'twin.help': 'Lecture seule, en direct : ce que le serveur a reçu. Aucune touche n’écrit.',
  'twin.none': 'Rien à montrer : aucune épreuve pour cette console.',
  'twin.offline': 'Le serveur ne répond pas : dernière image reçue.',
  'twin.task': 'Console',
  'twin.title': 'Ce que voit « {{name}} »',
  'twin.trial': 'Épreuve',
} as const;
