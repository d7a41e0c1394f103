// The reader's theme before anything is painted: a dark page never flashes white. The key is that of the platform's theme.ts.
try {
  const theme = localStorage.getItem('foulee.theme') || 'light';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme === 'auto' ? system : theme;
} catch {
  // Without storage the theme is the light one.
}
// Whoever follows somebody finds them on top of the home page: their room is kept in the page that the server drew.
try {
  const followed = JSON.parse(localStorage.getItem('foulee.followed') || '[]');
  const meetings = followed.filter(({ kind }) => kind === 'challenge').length;
  const room = document.documentElement.style;
  if (followed.length > 0) room.setProperty('--followed-head', '100px');
  room.setProperty('--followed', String(Math.min(12, followed.length - meetings)));
  room.setProperty('--followed-meetings', String(meetings));
} catch {
  // Nobody is followed.
}
