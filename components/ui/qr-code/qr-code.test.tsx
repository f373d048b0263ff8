import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { QrCode } from './qr-code';

const TEXT = 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.00153120';

test('draws every dark module once, with four light ones around', () => {
  render(<QrCode text={TEXT} label="QR code for the address" />);
  const picture = screen.getByRole('img', { name: 'QR code for the address' });
  const plain = encode(TEXT, { border: 0, ecc: 'M' });
  const dark = plain.data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x + 4} ${y + 4}`] : [])),
  );
  const drawn = [...(picture.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+ \d+)h1v1h-1z/g)];
  expect(drawn.map(([, place]) => place)).toEqual(dark);
  expect(picture).toHaveAttribute('viewBox', `0 0 ${plain.size + 8} ${plain.size + 8}`);
});
