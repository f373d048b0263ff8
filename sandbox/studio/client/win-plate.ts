import { element } from './dom';
import { delay } from './pace';

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long a figure is counted up, ms: of a high win, and of one that has the whole picture. */
const COUNTS_MS = { high: 1_400, full: 2_400 } as const;
/** And how long it stands then. */
const STANDS_MS = 900;

/** A high win on a plate over the picture, counted up. It is read out elsewhere. */
export function createWinPlate(money: (minor: number) => string) {
  const view = element('div', { class: 'plate', 'aria-hidden': 'true', hidden: true });
  let shown = 0;
  return {
    view,
    /** Resolves when it was seen. */
    async show(minor: number, full: boolean): Promise<void> {
      shown += 1;
      const own = shown;
      view.hidden = false;
      view.toggleAttribute('data-full', full);
      const lasts = calm() ? 0 : COUNTS_MS[full ? 'full' : 'high'];
      const start = performance.now();
      await new Promise<void>((resolve) => {
        const count = () => {
          if (own !== shown) return resolve();
          const part = lasts === 0 ? 1 : Math.min(1, (performance.now() - start) / lasts);
          view.textContent = money(part === 1 ? minor : Math.floor(minor * part));
          if (part < 1) requestAnimationFrame(count);
          else resolve();
        };
        count();
      });
      await delay(STANDS_MS);
      if (own === shown) view.hidden = true;
    },
    /** Whatever is shown ends: the next round has begun. */
    hide(): void {
      shown += 1;
      view.hidden = true;
    },
  };
}
