import { element } from '../../dom';
import { svg } from '../svg';
import { PLACES, type Place } from './places';
import type { Owner } from './seats-seen';

/** What stands below a seat: whose it is, and what lies there. */
export interface Tag {
  owner: Owner;
  /** Nothing stands there where both are empty. */
  name: string;
  figure: string;
  /** It is play money, among players with money. */
  demo: boolean;
  /** More came back than was staked. */
  won: boolean;
  /** Which part of a turn is left, or of the time for which a seat is kept; null for none. */
  share: number | null;
  /** The seat's choice is waited for. */
  turn: boolean;
  /** The name is what the seat has just chosen: it is written whole, over its neighbours too. */
  chose: boolean;
}

export interface Owners {
  readonly view: HTMLElement;
  draw(tags: ReadonlyMap<Place, Tag>): void;
}

const MIDDLE = (PLACES.length - 1) / 2;
const RADIUS = 47;

/** Names under the seats and rings around them. The seats themselves are read out, with the same words. */
export function createOwners(demoMark: string): Owners {
  const made = PLACES.map((place, at) => {
    const arc = svg('circle', { cx: 50, cy: 50, r: RADIUS, pathLength: 100 });
    const ring = svg('svg', { viewBox: '0 0 100 100', class: 'turn-ring' }, arc);
    const name = element('b');
    const figure = element('small');
    const who = element('span', { class: 'who' }, name, figure);
    const view = element('div', { class: 'owner', 'aria-hidden': 'true' }, ring, who);
    view.style.setProperty('--i', String(at - MIDDLE));
    return { place, view, arc, name, figure };
  });
  const setText = (target: HTMLElement, text: string) => {
    if (target.textContent !== text) target.textContent = text;
  };
  return {
    view: element('div', { class: 'owners' }, ...made.map(({ view }) => view)),
    draw(tags) {
      for (const { place, view, arc, name, figure } of made) {
        const tag = tags.get(place);
        const share = tag?.share ?? null;
        view.dataset['owner'] = tag?.owner ?? 'free';
        view.toggleAttribute('data-demo', tag?.demo === true);
        view.toggleAttribute('data-won', tag?.won === true);
        view.toggleAttribute('data-turn', tag?.turn === true);
        view.toggleAttribute('data-chose', tag?.chose === true);
        view.toggleAttribute('data-ring', share !== null);
        view.title = tag?.demo ? demoMark : '';
        setText(name, tag?.name ?? '');
        setText(figure, tag?.figure ?? '');
        arc.style.strokeDashoffset = String(100 - 100 * (share ?? 0));
      }
    },
  };
}
