/** The drawing of empty and error pages: lanes with staggered start lines, and one runner ahead. */
export function LaneArt() {
  return (
    <svg
      className="lanes"
      viewBox="0 0 600 96"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      aria-hidden="true"
    >
      <path d="M0 8H600M0 28H600M0 48H600M0 68H600M0 88H600" />
      <path strokeWidth="3" d="M40 8V28M78 28V48M116 48V68M154 68V88" />
      <path className="go" strokeWidth="3" d="M154 78H190" />
    </svg>
  );
}
