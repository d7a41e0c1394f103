import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { addTexts } from './texts.ts';

// For pages that have both languages from the start.
addTexts('fr', FRENCH);
addTexts('en', ENGLISH);
