// The reader's theme before anything is painted: a dark page never flashes white. The key is that of the platform's theme.ts.
try {
  document.documentElement.dataset.theme = localStorage.getItem('foulee.theme') || 'light';
} catch {
  // Without storage the theme is the light one.
}
