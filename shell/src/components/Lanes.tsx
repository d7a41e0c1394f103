import './lanes.css';

/** The drawing of error pages: lanes of a track, one of which ends halfway. */
export function Lanes() {
  return (
    <svg
      className="stopped-lanes"
      viewBox="0 0 640 96"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M0 8H640M0 24H640M0 40H640M0 72H640M0 88H640" strokeWidth="1" />
      <path className="go" d="M0 56H232" strokeWidth="3" />
    </svg>
  );
}
