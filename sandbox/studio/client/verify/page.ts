import { LOCALES, LANGUAGE_CODES, type LanguageCode } from '@/lib/domain/locales';
import vectors from '../../fair/vectors.json';
import type { VerifyBoot } from '../../fair/page';
import { check, checkValue, valuesOf, type Checked } from '../../fair/read-rounds';
import { isSpin } from '../../fair/spins';
import { element } from '../dom';
import { speakOf } from '../texts';
import { copyText, saveText } from './keep';
import { textOf } from './link';
import type { SceneOf } from './scenes';
import { spinView } from './spin-view';
import { stepsView, type StepsOptions, type VerifySay } from './steps';
import { VERIFY_TEXTS } from './texts';
import { banner, factsView, faultBanner, linesView, verdictBanner } from './verdict';

const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  de: 'Deutsch',
  au: 'English (Australia)',
  ch: 'Deutsch (Schweiz)',
  fr: 'Français',
};
/** Of many rounds so many are listed. */
const MOST_LISTED = 100;
/** A blackjack round, which shows what a check is like. */
const EXAMPLE = vectors.find(({ game, choices }) => game === 'blackjack' && choices.length > 1);

/** Fills the verifier's page, and again when the reader takes another language. */
export function openVerifier(root: HTMLElement, boot: VerifyBoot, sceneOf: SceneOf): void {
  let language = boot.language;
  /** What stands in the field. */
  let text = '';
  /** A round came with the address: its answer stands first. */
  let linked = false;
  let checked: Checked[] | null = null;
  /** Spins of the wheel of fortune among what was read. */
  let spins: unknown[] = [];
  let drawing = 0;

  const link = (name: string, say: VerifySay, key: 'file' | 'short' | 'vectors') =>
    element('a', { class: 'do quiet', href: `${boot.base}/verify/${name}`, download: name }, say(key));

  const languages = (say: VerifySay) => {
    const select = element(
      'select',
      { id: 'language' },
      ...LOCALES.map((locale) => {
        const code = LANGUAGE_CODES[locale];
        return element(
          'option',
          { value: code, lang: locale, selected: code === language },
          LANGUAGE_NAMES[code],
        );
      }),
    );
    select.addEventListener('change', () => {
      language = select.value as LanguageCode;
      document.documentElement.lang = LOCALES.find((locale) => LANGUAGE_CODES[locale] === language) ?? 'en';
      draw();
      root.querySelector<HTMLElement>('#language')?.focus();
    });
    return element(
      'div',
      { class: 'language' },
      element('label', { for: 'language' }, say('language')),
      select,
    );
  };

  /** Puts a game's picture where it belongs, once it is there. */
  const showSteps = (place: HTMLElement, options: Omit<StepsOptions, 'maker' | 'art'>) => {
    // Of a bet that is none of its game, nothing was played.
    if (options.steps.length === 0) return;
    const now = drawing;
    void sceneOf(options.game).then((maker) => {
      if (now === drawing && place.isConnected)
        place.replaceChildren(stepsView({ ...options, maker, art: boot.art }));
    });
  };

  /** Ways to take records along. */
  const keepView = (say: VerifySay, records: string) => {
    const status = element('span', { role: 'status' });
    const copy = element('button', { type: 'button', class: 'do quiet' }, say('copy'));
    copy.addEventListener('click', () => {
      void copyText(records).then((done) => {
        status.textContent = say(done ? 'copied' : 'copyFailed');
      });
    });
    const save = element('button', { type: 'button', class: 'do quiet' }, say('save'));
    save.addEventListener('click', () => saveText('round.json', records));
    return element('p', { class: 'copy' }, copy, save, status);
  };

  const oneView = (say: VerifySay, { record, verdict, fault }: Checked): HTMLElement[] => {
    if (fault) return [faultBanner(say, fault)];
    const place = element('div', { class: 'picture' });
    const { game, currency, bet } = record;
    showSteps(place, { say, language, game, currency, bet, steps: verdict.steps });
    return [
      verdictBanner(say, verdict),
      place,
      linesView(say, language, record, verdict),
      factsView(say, language, record, record.serverSeed),
      keepView(say, JSON.stringify(record)),
    ];
  };

  const manyView = (say: VerifySay, all: readonly Checked[]): HTMLElement[] => {
    const wrong = all.filter(({ verdict }) => !verdict?.holds).length;
    const number = new Intl.NumberFormat(document.documentElement.lang || 'en');
    const values = { count: all.length, wrong };
    const order = all
      .map((one, at) => ({ one, at }))
      .toSorted((a, b) => Number(a.one.verdict?.holds ?? false) - Number(b.one.verdict?.holds ?? false));
    const detail = element('div', { class: 'detail' });
    const items = order.slice(0, MOST_LISTED).map(({ one, at }) => {
      const holds = one.verdict?.holds ?? false;
      const button = element(
        'button',
        { type: 'button', class: 'step-line', 'data-holds': String(holds) },
        say('roundLine', {
          number: number.format(at + 1),
          game: one.record ? say(one.record.game) : '–',
          verdict: say(one.fault ? 'wordFault' : holds ? 'wordTrue' : 'wordFalse'),
        }),
      );
      button.addEventListener('click', () => {
        for (const other of items) other.removeAttribute('aria-current');
        button.setAttribute('aria-current', 'true');
        drawing += 1;
        detail.replaceChildren();
        detail.append(...oneView(say, one));
        detail.querySelector<HTMLElement>('.verdict')?.focus();
      });
      return button;
    });
    return [
      wrong === 0
        ? banner('true', say('manyTrue', values), null)
        : banner('false', say('manyFalse', values), null),
      element(
        'section',
        { class: 'many' },
        element('h3', {}, say('rounds')),
        all.length > MOST_LISTED
          ? element('p', {}, say('listedFirst', { shown: MOST_LISTED, count: all.length }))
          : null,
        element('ol', {}, ...items.map((item) => element('li', {}, item))),
        keepView(say, text),
      ),
      detail,
    ];
  };

  /** Rounds and spins of a text. */
  const read = (given: string) => {
    const values = given.trim() === '' ? [] : valuesOf(given);
    spins = values.filter(isSpin);
    const rounds = values.filter((value) => !isSpin(value));
    checked = rounds.length > 0 || spins.length === 0 ? rounds.map(checkValue) : null;
  };

  const answer = element('div', { class: 'answer' });
  const drawAnswer = (say: VerifySay) => {
    drawing += 1;
    answer.replaceChildren();
    answer.append(...spins.slice(0, MOST_LISTED).flatMap((spin) => spinView(say, language, spin)));
    if (!checked) return;
    const [first] = checked;
    if (!first) answer.append(banner('fault', say('isFault'), say('nothing')));
    else answer.append(...(checked.length === 1 ? oneView(say, first) : manyView(say, checked)));
  };

  const input = (say: VerifySay): HTMLElement => {
    const field = element('textarea', {
      id: 'record',
      rows: 6,
      spellcheck: 'false',
      autocomplete: 'off',
      autocapitalize: 'off',
      'aria-describedby': 'record-note',
    });
    field.value = text;
    const file = element('input', {
      type: 'file',
      id: 'file',
      class: 'unseen',
      accept: '.json,.jsonl,.ndjson,.txt,application/json',
    });
    const example = element('button', { type: 'button', class: 'do quiet' }, say('example'));
    const go = element('button', { type: 'button', class: 'do main' }, say('check'));
    // No form: opened out of a game's frame, the page has the frame's sandbox, which lets none be sent.
    const fields = element(
      'div',
      { class: 'fields' },
      element('label', { for: 'record' }, say('record')),
      field,
      element(
        'div',
        { class: 'buttons' },
        go,
        element(
          'span',
          { class: 'file' },
          file,
          element('label', { for: 'file', class: 'do quiet' }, say('openFile')),
        ),
        example,
      ),
    );
    const run = (given: string) => {
      text = given;
      field.value = given;
      read(given);
      drawAnswer(say);
      answer.querySelector<HTMLElement>('.verdict')?.focus();
    };
    go.addEventListener('click', () => run(field.value));
    field.addEventListener('input', () => (text = field.value));
    example.addEventListener('click', () => run(JSON.stringify(EXAMPLE, null, 2)));
    file.addEventListener('change', () => {
      const [chosen] = file.files ?? [];
      if (!chosen) return;
      chosen.text().then(run, () => {
        answer.replaceChildren(banner('fault', say('isFault'), say('fileFailed')));
      });
    });
    return element(
      'section',
      { class: 'input' },
      element('h2', {}, say('inputTitle')),
      element('p', { id: 'record-note' }, say('inputText')),
      fields,
    );
  };

  /** The round of an address whose server seed is not told: it can be seen, not checked. */
  const secretView = (say: VerifySay, { facts, steps }: NonNullable<VerifyBoot['replay']>) => {
    const place = element('div', { class: 'picture' });
    const { game, currency, bet } = facts;
    showSteps(place, { say, language, game, currency, bet, steps });
    return [place, element('p', { class: 'secret' }, say('secret')), factsView(say, language, facts, null)];
  };

  function draw(): void {
    const say = speakOf(language, VERIFY_TEXTS);
    const { replay } = boot;
    document.title = replay ? `${replay.title} – ${say('replay')}` : say('title');
    drawAnswer(say);
    root.replaceChildren(
      element('header', {}, element('p', { class: 'by' }, replay?.provider ?? 'Parlour'), languages(say)),
      element(
        'main',
        {},
        element('h1', {}, replay ? `${replay.title}` : say('title')),
        element('p', { class: 'intro' }, replay ? say('replay') : say('intro')),
        linked ? answer : null,
        replay ? null : input(say),
        linked ? null : answer,
        ...(replay && !replay.record ? secretView(say, replay) : []),
        element(
          'section',
          { class: 'yourself' },
          element('h2', {}, say('yourself')),
          element('p', {}, say('yourselfText')),
          element(
            'div',
            { class: 'buttons' },
            link('verify.mjs', say, 'file'),
            link('seeds.mjs', say, 'short'),
            link('vectors.json', say, 'vectors'),
          ),
        ),
      ),
    );
  }

  const given = textOf(window.location.hash.slice(1));
  if (boot.replay?.record) checked = [check(boot.replay.record)];
  else if (given && !boot.replay) {
    text = given;
    linked = true;
    read(given);
  }
  draw();
}
