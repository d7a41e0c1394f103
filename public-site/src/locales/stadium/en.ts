import type { stadiumFr } from './fr.ts';

export const stadiumEn: Readonly<Record<keyof typeof stadiumFr, string>> = {
  'stadium.silent': 'The stadium has been offline since {{time}}; results will follow.',
  'stadium.silent.day': 'The stadium has been offline since {{moment}}; results will follow.',
};
