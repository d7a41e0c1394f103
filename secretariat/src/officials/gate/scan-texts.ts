import type { PartTexts } from '../texts/part-texts.ts';

export const SCAN_TEXTS: PartTexts<'show' | 'other' | 'refused'> = {
  fr: {
    show: 'Montrez à l’appareil photo le QR de la fiche, ou de la feuille d’une épreuve.',
    other: 'Ce code n’est pas celui d’une fiche.',
    refused: 'L’appareil photo n’est pas permis à cette page : tapez le code.',
  },
  en: {
    show: 'Show the camera the QR code of the slip, or of an event’s sheet.',
    other: 'This is not the code of a slip.',
    refused: 'This page may not use the camera: type the code.',
  },
};
