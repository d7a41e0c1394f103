import type { registrationFr } from './fr.ts';

export const registrationEn: Readonly<Record<keyof typeof registrationFr, string>> = {
  'prices.any': 'Licence holders',
  'prices.anyDepartment': 'Licence holders of the department',
  'prices.anyRegion': 'Licence holders of the region',
  'prices.department': 'Licence holders of department {{of}}',
  'prices.free': 'free',
  'prices.licence': 'Licence {{of}}',
  'prices.public': 'Public',
  'prices.region': 'Licence holders, {{of}}',
  'prices.team': '{{who}}, per team',
  'register.closed': 'Registration closed',
  'register.full': 'Full',
  'register.invited': 'Registration by invitation of the organiser',
  'register.left_one': '{{count}} left',
  'register.left_other': '{{count, number}} left',
  'register.limit_one': '{{count}} place',
  'register.limit_other': '{{count, number}} places',
  'register.open': 'Registration open: contact the organiser',
  'register.private': 'Register (by invitation)',
  prices: 'Prices',
  register: 'Register',
};
