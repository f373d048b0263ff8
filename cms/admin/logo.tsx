/** The lamp over a ball. */
function Lamp({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 36 36" width={size} height={size} aria-hidden="true">
      <path d="M18 2v5" stroke="#D2AC66" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M4 19C5 11.5 10.6 7 18 7s13 4.5 14 12z" fill="#FFB627" />
      <path
        d="M9.5 15.5C11 12.4 13.6 10.8 16.5 10.5"
        stroke="#FFF0C4"
        strokeWidth="1.8"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="18" cy="27.5" r="6.2" fill="currentColor" />
    </svg>
  );
}

/** Shown on the log-in page. */
export function Logo() {
  return (
    <span className="parlour-logo">
      <Lamp size={56} />
      <span>
        Parlour <small>Content</small>
      </span>
    </span>
  );
}

/** Shown in the corner of every page, where Payload has a square of 18 px and cuts off anything larger. */
export function Icon() {
  return <Lamp size={18} />;
}
