const formatClock = (seconds: number): string =>
  [3600, 60, 1]
    .map((unit, index) => String(Math.floor(seconds / unit) % (index === 0 ? 24 : 60)).padStart(2, '0'))
    .join(':');

/** A timekeeper's CSV file: finishers one second apart, each with gun and chip time. */
export const buildRoadCsv = (finishers: number): Buffer =>
  Buffer.from(
    [
      'Place;Dossard;Nom;Prénom;Sexe;Club;Temps officiel;Temps net',
      ...Array.from({ length: finishers }, (_, index) => {
        const [gun, chip] = [formatClock(1800 + index), formatClock(1798 + index)];
        return `${index + 1};${1001 + index};COUREUR${index + 1};Ana;F;AC Brest;${gun};${chip}`;
      }),
    ].join('\r\n'),
  );
