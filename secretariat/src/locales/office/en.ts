import { codesEn } from '../codes/en.ts';
import type { officeFr } from './fr.ts';

export const officeEn = { ...codesEn } as const satisfies Record<keyof typeof officeFr, string>;
