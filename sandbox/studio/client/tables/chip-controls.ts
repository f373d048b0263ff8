import type { LanguageCode } from '@/lib/domain/locales';
import { element, focusOn, icon } from '../dom';
import { speakOf } from '../texts';
import { CHIP_TEXTS } from './chip-texts';
import type { ChipBets, ChipRefusal, SpotChips } from './chip-bets';
import { chipFace, CHIPS, minorOf, trayOf, type Chip } from './chips';
import { onPress, setDisabled } from './press';
import type { SceneTools } from './scene';

const ICONS = {
  undo: ['M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 0 11H11'],
  clear: [
    'm7 21-4.3-4.3c-1-1-1-2.5 0-3.4l9.6-9.6c1-1 2.5-1 3.4 0l5.6 5.6c1 1 1 2.5 0 3.4L13 21',
    'M22 21H7',
    'm5 11 9 9',
  ],
  repeat: ['M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8', 'M21 3v5h-5'],
  double: ['M3 9l7 7', 'M10 9l-7 7', 'M14 10a3.5 3.5 0 1 1 5.8 2.8L14 17.5h7'],
} as const;
type Change = keyof typeof ICONS;
const CHANGES = Object.keys(ICONS) as Change[];
const KEYS: Partial<Record<Change, string>> = { repeat: 'r' };

export interface ChipControls<Spot extends string> {
  /** The tray and what changes all chips at once. */
  readonly view: HTMLElement;
  /** What became of the last change, in words; belongs near the spots. */
  readonly note: HTMLElement;
  /** The chip that is chosen, in minor units. */
  readonly chip: number;
  /** Lays chips, or says why not. @param name of the spot, or of the bet that they make together */
  lay(chips: readonly SpotChips<Spot>[], name: string): void;
  setOpen(open: boolean): void;
  /** Shows what can be changed now; for changes that came not from here. */
  update(): void;
}

/** Chips to choose from: one stop for the tabulator, arrow keys choose. */
function createTray(
  label: string,
  money: (minor: number) => string,
  chips: readonly Chip[],
  /** @param done by a press and not on the way, by arrow keys */
  onChip: (done: boolean) => void,
) {
  const tray = element('div', { class: 'tray', role: 'radiogroup', 'aria-label': label });
  const first = chips[1] ?? chips[0] ?? CHIPS[0];
  const radios = chips.map((chip) => {
    const radio = element('button', {
      type: 'button',
      role: 'radio',
      'aria-label': money(minorOf(chip)),
      title: money(minorOf(chip)),
    });
    radio.append(chipFace(chip));
    radio.addEventListener('click', () => pick(chip, true));
    return radio;
  });
  tray.append(...radios);
  let chosen: Chip = first;
  const choose = (chip: Chip) => {
    chosen = chip;
    for (const [at, radio] of radios.entries()) {
      const checked = chips[at] === chip;
      radio.setAttribute('aria-checked', String(checked));
      radio.tabIndex = checked ? 0 : -1;
    }
  };
  const pick = (chip: Chip, done: boolean) => {
    choose(chip);
    onChip(done);
  };
  tray.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = (chips.indexOf(chosen) + step + chips.length) % chips.length;
    pick(chips[at] ?? first, false);
    focusOn(radios[at]);
  });
  choose(first);
  return { tray, chip: () => chosen };
}

/** The tray, the buttons under it, and words for what they do: the same wherever chips are laid. */
export function createChipControls<Spot extends string>(
  {
    boot,
    money,
    sound,
    betChanged,
  }: Pick<SceneTools, 'money' | 'sound' | 'betChanged'> & { boot: Pick<SceneTools['boot'], 'limits'> },
  language: LanguageCode,
  bets: ChipBets<Spot>,
  /** The chips that lie there have changed. */
  onChange: () => void,
  /** Another chip was chosen. */
  onChip: () => void = () => {},
): ChipControls<Spot> {
  const say = speakOf(language, CHIP_TEXTS);
  const { tray, chip } = createTray(say('chips'), money, trayOf(boot.limits.total.min), (done) => {
    showChip();
    if (done) fold(true);
    onChip();
  });
  /** Where there is no room for the tray it is folded into this button; style decides where. */
  const folded = element('button', { type: 'button', class: 'chip-pick' });
  const showChip = () => {
    const label = say('chipNow', { amount: money(minorOf(chip())) });
    folded.setAttribute('aria-label', label);
    folded.title = label;
    folded.replaceChildren(chipFace(chip()));
  };
  const fold = (now: boolean) => {
    const within = tray.contains(document.activeElement);
    folded.setAttribute('aria-expanded', String(!now));
    tray.toggleAttribute('data-unfolded', !now);
    if (now && within && getComputedStyle(folded).display !== 'none') focusOn(folded);
    if (!now) focusOn(tray.querySelector<HTMLButtonElement>('[aria-checked="true"]'));
  };
  folded.addEventListener('click', () => fold(folded.getAttribute('aria-expanded') === 'true'));
  tray.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !tray.hasAttribute('data-unfolded')) return;
    event.preventDefault();
    fold(true);
  });
  showChip();
  fold(true);
  const note = element('p', { class: 'chip-note', role: 'status', 'aria-live': 'polite' });
  let open = true;

  const changed = (refusal: ChipRefusal | null, done: string) => {
    note.toggleAttribute('data-refused', refusal !== null);
    note.textContent = refusal ? say(refusal.why, { limit: money(refusal.limit) }) : done;
    if (refusal) return;
    sound.play('chip');
    update();
    onChange();
    betChanged();
  };
  const CHANGE: Record<Change, () => ChipRefusal | null> = {
    undo: () => (bets.undo(), null),
    clear: () => (bets.clear(), null),
    repeat: () => bets.repeat(),
    double: () => bets.double(),
  };
  const buttons = CHANGES.map((change) => {
    const view = element(
      'button',
      {
        type: 'button',
        title: say(change),
        'data-key': KEYS[change] ?? null,
        'aria-keyshortcuts': KEYS[change] ?? null,
      },
      icon(...ICONS[change]),
      element('span', {}, say(change)),
    );
    onPress(view, () => changed(CHANGE[change](), say('taken', { total: money(bets.total) })));
    return view;
  });
  const update = () => {
    const possible: Record<Change, boolean> = {
      undo: bets.canUndo,
      clear: bets.total > 0,
      repeat: bets.last.size > 0,
      double: bets.total > 0,
    };
    for (const [at, change] of CHANGES.entries()) {
      const button = buttons[at];
      if (button) setDisabled(button, !open || !possible[change]);
    }
  };
  update();

  return {
    view: element(
      'div',
      { class: 'chip-bar' },
      element(
        'div',
        { class: 'chip-bar-in' },
        tray,
        element('div', { class: 'chip-changes' }, folded, ...buttons),
      ),
    ),
    note,
    get chip() {
      return minorOf(chip());
    },
    lay(chips, name) {
      if (!open) return;
      const refusal = bets.place(chips);
      const amount = chips.reduce((sum, { spot }) => sum + (bets.amounts.get(spot) ?? 0), 0);
      changed(refusal, say('lies', { spot: name, amount: money(amount), total: money(bets.total) }));
    },
    setOpen(now) {
      open = now;
      if (!now) note.textContent = '';
      update();
    },
    update,
  };
}
