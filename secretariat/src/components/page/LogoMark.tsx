/** The logo without the name. */
export function LogoMark() {
  return (
    <svg className="logo-i" viewBox="0 0 64 64" aria-hidden="true">
      <path fill="currentColor" d="M5 59V31C5 15.5 15.5 5 31 5H58.5L54.5 17H32C23 17 17 23 17 32V59Z" />
      <path fill="var(--hot-on-board)" d="M27.5 28H54L50 40H23.5Z" />
    </svg>
  );
}
