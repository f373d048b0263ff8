import type { Studio } from '@/art/engine/studio';

/** The ball that stands for the 0 of 404. */
export function eight(A: Studio): string {
  const { W, H } = A;
  let s = `<ellipse cx="${W / 2}" cy="${H - 8}" rx="${W * 0.36}" ry="8" fill="#000" opacity=".5"/>`;
  s +=
    A.circle(
      W / 2,
      H / 2,
      W * 0.44,
      A.rad(['#5d6b64', '#1c2420 40', '#050807'], W * 0.36, H * 0.28, W * 0.62),
    ) +
    A.circle(
      W * 0.5,
      H * 0.46,
      W * 0.2,
      A.rad(['#ffffff', '#f3f1ea 60', '#cfc9b8'], W * 0.44, H * 0.38, W * 0.26),
    );
  s += A.label('0', {
    x: W / 2,
    y: H * 0.46 + W * 0.095,
    size: W * 0.27,
    font: 'Bricolage Grotesque',
    fill: '#0a0f0d',
  });
  s += `<ellipse cx="${W * 0.36}" cy="${H * 0.22}" rx="${W * 0.1}" ry="${W * 0.05}" fill="#fff" opacity=".75" transform="rotate(-32 ${W * 0.36} ${H * 0.22})"/>`;
  return s;
}
