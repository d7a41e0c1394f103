export const HANDOVER_FR = {
  'give.open': 'Donner par QR',
  'give.title': 'Donner par QR',
  'give.given': 'Épreuve donnée à {{time}}.',
  'give.elsewhere': 'Elle s’écrit sur l’autre appareil.',
  'received.title': 'Journal reçu',
} as const;
