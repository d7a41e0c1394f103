const clock = (seconds: number): string =>
  [3600, 60, 1].map((unit, at) => String(Math.floor(seconds / unit) % (at === 0 ? 24 : 60)).padStart(2, '0')).join(':');

/** A timekeeper's CSV file: finishers one second apart, each with gun and chip time. */
export const buildRoadCsv = (finishers: number): Buffer =>
  Buffer.from(
    [
      'Place;Dossard;Nom;Prénom;Sexe;Club;Temps officiel;Temps net',
      ...Array.from({ length: finishers }, (_, at) => {
        const [gun, chip] = [clock(1800 + at), clock(1798 + at)];
        return `${at + 1};${1001 + at};COUREUR${at + 1};Ana;F;AC Brest;${gun};${chip}`;
      }),
    ].join('\r\n'),
  );
