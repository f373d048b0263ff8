import './sound.css';
import type { Bridge } from './bridge';
import { element } from './dom';
import type { LoudSound } from './sound';
import type { Say } from './texts';

/** What a player wants to hear, in every game and at every visit. */
const KEPT = 'parlour.sound';

interface Wish {
  on: boolean;
  volume: number;
}

/** Storage may be shut for frames: then nothing is remembered, and sound is off at first each time. */
function read(): Partial<Wish> {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(KEPT) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Partial<Wish>) : {};
  } catch {
    return {};
  }
}
function keep(wish: Wish): void {
  try {
    window.localStorage.setItem(KEPT, JSON.stringify(wish));
  } catch {
    // Nothing is remembered.
  }
}

export interface SoundSwitch {
  /** Turns it on or off; the other of both without a wish. */
  set(on?: boolean | null): void;
  /** Sets how loud it is: the control, with its label. */
  volume(say: Say): HTMLElement;
}

/** Joins a game's sound with its button, the page that frames it, and what was kept from before. Off at first. */
export function keepSound(
  sound: LoudSound,
  { show, bridge }: { show(on: boolean): void; bridge: Pick<Bridge, 'tell'> },
): SoundSwitch {
  const tell = () => {
    show(sound.on);
    bridge.tell({ type: 'sound', on: sound.on });
  };
  const wish = read();
  if (typeof wish.volume === 'number' && Number.isFinite(wish.volume)) sound.setVolume(wish.volume);
  sound.set(wish.on === true);
  tell();
  return {
    set(on) {
      sound.set(on ?? !sound.on);
      keep({ on: sound.on, volume: sound.volume });
      tell();
    },
    volume(say) {
      const range = element('input', {
        ...{ type: 'range', min: '0', max: '100', step: '5' },
        value: String(Math.round(sound.volume * 100)),
      });
      range.addEventListener('input', () => {
        sound.setVolume(Number(range.value) / 100);
        keep({ on: sound.on, volume: sound.volume });
      });
      return element('label', { class: 'volume' }, say('volume'), range);
    },
  };
}
