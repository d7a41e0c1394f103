/** A stadium that is silent: loaded where it is. */
export const stadiumFr = {
  'stadium.silent': 'Le stade est hors ligne depuis {{time}} ; les résultats suivront.',
  'stadium.silent.day': 'Le stade est hors ligne depuis le {{moment}} ; les résultats suivront.',
};
