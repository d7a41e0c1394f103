const lines = (...rows: readonly string[]): string => `\uFEFF${rows.join('\r\n')}\r\n`;

/** A table to begin with, of invented people, as a spreadsheet of either language reads it. */
export const TEMPLATE = {
  fr: lines(
    'Épreuve;Nom;Prénom;Sexe;Naissance;Club;Dossard;Licence;Record;Série;Couloir',
    '100 m;VALMOREL;Inès;F;02/05/2010;AC Valmont;112;1234567;12.84;;',
    'Longueur;KERBRAT;Lou;M;2009;Stade Brisaillais;113;;6.12;;',
  ),
  en: lines(
    'Event;Last name;First name;Sex;Birth;Club;Bib;Licence;PB;Heat;Lane',
    '100 m;VALMOREL;Inès;W;2010-05-02;AC Valmont;112;1234567;12.84;;',
    'Long jump;KERBRAT;Lou;M;2009;Stade Brisaillais;113;;6.12;;',
  ),
} as const;
