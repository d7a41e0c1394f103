/** Push messages about followed athletes: loaded with their choice, by those who follow somebody. */
export const pushFr = {
  ask: 'Prévenez-moi : appel, résultat',
  on: 'Vous recevez l’appel et les résultats de vos athlètes suivis.',
  onNobody: 'Messages activés. Suivez un athlète d’une compétition en cours ou à venir pour en recevoir.',
  stop: 'Arrêter les messages',
  refused: 'Vous avez refusé les notifications.',
  retry: 'Demander à nouveau',
  denied:
    'Les notifications de ce site sont bloquées. Pour être prévenu de l’appel et du résultat, autorisez-les dans les réglages de votre navigateur.',
  failed: 'Les messages n’ont pas pu être activés. Vérifiez votre connexion, puis réessayez.',
  install:
    'Pour être prévenu de l’appel et du résultat sur cet appareil : touchez Partager, puis « Sur l’écran d’accueil », et ouvrez Foulée depuis l’écran d’accueil.',
} as const;
