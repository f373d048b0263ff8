type Rgb = readonly [red: number, green: number, blue: number];

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast of two opaque colours, 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** What the page computes for a colour: tokens resolve as they do for the element that asks. */
function resolve(element: HTMLElement, colour: string): Rgb {
  element.style.color = colour;
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(element)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  element.style.color = '';
  return [red, green, blue];
}

/** Contrast of two tokens in the theme that shows, to two places. */
export function contrastOf(front: string, ground: string): string {
  const probe = document.createElement('i');
  document.body.append(probe);
  const ratio = contrast(resolve(probe, `var(${front})`), resolve(probe, `var(${ground})`));
  probe.remove();
  return ratio.toFixed(2);
}
