import type { PartTexts } from '../texts/part-texts.ts';

export const INSTALL_TEXTS: PartTexts<'offer' | 'install' | 'no' | 'apple'> = {
  fr: {
    offer: 'Installez la console : le navigateur garde mieux son journal, et elle a sa place à l’écran d’accueil.',
    install: 'Installer',
    no: 'Non merci',
    apple:
      'Safari efface ce qui n’a pas servi depuis 7 jours. Avant de juger : « Partager », « Sur l’écran d’accueil », puis le code de la fiche dans la console installée.',
  },
  en: {
    offer:
      'Install the console: the browser takes better care of its journal, and it has its place on the home screen.',
    install: 'Install',
    no: 'No, thank you',
    apple:
      'Safari clears what was not used for 7 days. Before you judge: “Share”, “Add to Home Screen”, then the code on the slip in the console that is installed.',
  },
};
