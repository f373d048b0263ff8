/** @jest-environment jsdom */
import { dealer, dealerScene } from './dealer';

it.each([
  ['beside the clock', dealer],
  ['over the bets', dealerScene],
])(
  'the picture %s paints with what is defined, and is not read out: words beside it say what it is',
  (_where, draw) => {
    const picture = draw();
    document.body.append(picture);
    expect(picture.getAttribute('aria-hidden')).toBe('true');
    const painted = [...picture.innerHTML.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id ?? '');
    expect(painted.length).toBeGreaterThan(5);
    for (const id of painted) expect(document.querySelectorAll(`#${id}`)).toHaveLength(1);
    expect(picture.innerHTML).not.toMatch(/NaN|undefined|style=/);
  },
);

it('has one arm that moves', () => {
  expect(dealerScene().querySelectorAll('.lv-arm')).toHaveLength(1);
  expect(dealer().querySelectorAll('.lv-arm')).toHaveLength(0);
});
