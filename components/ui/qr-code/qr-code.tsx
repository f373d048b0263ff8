import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.scss';

interface QrCodeProps {
  /** What a scanner reads. */
  text: string;
  /** What it is, for who can't see it. */
  label: string;
}

/** Light modules around the code, as the standard asks of it. */
const BORDER = 4;

/** One square for each dark module, as one path: a code has about a thousand of them. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** A QR code, drawn here. Load it lazily: the encoder is not needed before a code is shown. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: BORDER, ecc: 'M' });
    return { size: code.size, path: pathOf(code.data) };
  }, [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
