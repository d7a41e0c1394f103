import { ENGLISH } from './english.ts';
import { addTexts } from './texts.ts';

// For pages that have both languages from the start.
addTexts('en', ENGLISH);
