// A dynamic import on purpose: the packages that are shared with the shell must be there before a module that imports them runs.
import('./bootstrap.tsx');
