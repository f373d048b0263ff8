import type { Recipe } from '@/art/engine/recipe';
import { at } from '@/art/engine/arithmetic';

const RANKS = [
  ['A', 's', 'K', 'h'],
  ['A', 'h', 'Q', 's'],
  ['A', 'c', 'J', 'd'],
  ['A', 'd', '10', 'c'],
] as const;

/** Two cards from above, large, on bare felt: no dealer, no room. */
export const blackjackAce: Recipe = (A, g) => {
  const [r1, s1, r2, s2] = at(RANKS, g.sym ?? 0);
  const top = A.pick([true, false]);
  const cy = top ? 244 : 158;
  let s = A.tint(
    A.bg(A.rad(['#2bb07c', '#0e6b49 50', '#053222'], 150, cy, 270)) +
      A.bg(
        A.pattern(
          5,
          5,
          '<circle cx="1" cy="1" r=".9" fill="#000" opacity=".22"/><circle cx="3.5" cy="3.5" r=".8" fill="#fff" opacity=".09"/>',
        ),
      ) +
      `<g fill="none" stroke="#e9d9a8" stroke-width="2" opacity=".65"><circle cx="150" cy="${cy}" r="136"/><circle cx="150" cy="${cy}" r="128" stroke-width="1"/></g>`,
  );
  const fx = A.blur(8);
  s += `<ellipse cx="150" cy="${cy + 16}" rx="112" ry="104" fill="#000" opacity=".5" filter="${fx}"/>`;
  const lean = A.pick([10, -8, 14]);
  s += A.card(104, cy - 6, 128, lean - 22, r2, s2) + A.card(190, cy + 8, 128, lean, r1, s1);
  s +=
    A.chip(52, cy + 104, 34, '#b3172a', { tilt: 0.92, th: 6, suit: 's' }) +
    A.chip(92, cy + 128, 30, '#15211b', { tilt: 0.92, th: 6, c2: '#ffd98a', suit: 'd' }) +
    A.chip(252, cy + 110, 30, '#1c4fb8', { tilt: 0.92, th: 6, suit: 'h' });
  s += top ? A.fadeTop(150, '#021a11', 0.95) : A.fade(250, '#021a11', 1);
  s += A.title(
    [
      { L: 0, t: 'Blackjack', s: 56 },
      { L: 1, t: 'THE PARLOUR', s: 20, track: 0.3, gap: 13, fill: '#f3f1ea', sw: 3 },
    ],
    {
      font: A.pick(['Limelight', 'Playfair Display SC', 'Abril Fatface']),
      y: top ? 66 : 372,
      base: top ? undefined : 'bottom',
      fill: ['#fff3c0', '#f9cf66 45', '#c98a2a'],
      w: 262,
      stroke: '#021a11',
      sw: 5,
    },
  );
  s += A.provider(g.provider, { y: top ? 18 : 391, s: 8, c: '#f3e2b0' });
  return s;
};
