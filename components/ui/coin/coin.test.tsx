import { readdirSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Coin, type CoinCode } from './coin';

test('the coin carries the sign of its currency and stays silent', () => {
  const { container } = render(<Coin currency="EUR" />);
  expect(container.firstChild).toHaveTextContent('€');
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

test('each coin of a network is a file on one field, silent, at the size asked for', () => {
  const codes: CoinCode[] = ['XRP', 'BCH', 'BTC', 'ETH', 'LTC', 'DOGE', 'USDTTRC20', 'USDTERC20'];
  expect(readdirSync('public/coins').sort()).toEqual(codes.map((code) => `${code.toLowerCase()}.svg`).sort());
  for (const code of codes) {
    const { container, unmount } = render(<Coin currency={code} size="large" />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('width', '32');
    expect(readFileSync(`public${image?.getAttribute('src')}`, 'utf8')).toContain('viewBox="0 0 32 32"');
    unmount();
  }
});
