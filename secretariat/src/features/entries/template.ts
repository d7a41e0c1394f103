const joinLines = (...rows: readonly string[]): string => `\uFEFF${rows.join('\r\n')}\r\n`;

/** An example file to start from, with invented people, in the CSV format that spreadsheets of each language open. */
export const TEMPLATE = {
  fr: joinLines(
    'Épreuve;Nom;Prénom;Sexe;Naissance;Club;Dossard;Licence;Record;Série;Couloir',
    '100 m;VALMOREL;Inès;F;02/05/2010;AC Valmont;112;1234567;12.84;;',
    'Longueur;KERBRAT;Lou;M;2009;Stade Brisaillais;113;;6.12;;',
  ),
  en: joinLines(
    'Event;Last name;First name;Sex;Birth;Club;Bib;Licence;PB;Heat;Lane',
    '100 m;VALMOREL;Inès;W;2010-05-02;AC Valmont;112;1234567;12.84;;',
    'Long jump;KERBRAT;Lou;M;2009;Stade Brisaillais;113;;6.12;;',
  ),
} as const;
