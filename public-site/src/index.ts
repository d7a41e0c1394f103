// A dynamic import: packages shared with the shell must be loaded before a module that imports them runs.
import('./bootstrap.tsx');
