import type { GameFamily } from '@/lib/domain/game-themes';
import type { LimitPeriod } from '@/lib/domain/player-limits';

/** How a language says things of a rule book; amounts and numbers come as they are written in it. */
export interface ChangeTexts {
  periods: Readonly<Record<LimitPeriod, string>>;
  families: Readonly<Record<GameFamily, string>>;
  calledOff: string;
  closed: string;
  opened: string;
  identity: Readonly<Record<'on' | 'off', string>>;
  demo: Readonly<Record<'on' | 'off', string>>;
  register(name: string): string;
  noRegister: string;
  required(periods: string): string;
  notRequired: string;
  most(amount: string, period: string): string;
  noMost(period: string): string;
  net(amount: string, period: string, years: number, young: string): string;
  noNet: string;
  raise(hours: number, afterPeriod: boolean): string;
  stake(amount: string): string;
  youngStake(amount: string, years: number, young: string): string;
  noStake: string;
  pace(seconds: string): string;
  noPace: string;
  check(minutes: number): string;
  noCheck: string;
  pause(after: number, length: number): string;
  noPause: string;
  oneGame: Readonly<Record<'on' | 'off', string>>;
  withheld(games: string): string;
  offered(games: string): string;
  jackpots: Readonly<Record<'on' | 'off', string>>;
  wheel: Readonly<Record<'on' | 'off', string>>;
  bonus: string;
}

const EN: ChangeTexts = {
  periods: { day: 'a day', week: 'a week', month: 'a month' },
  families: {
    slot: 'slots',
    table: 'table games',
    crash: 'crash games',
    instant: 'instant games',
    live: 'live tables',
  },
  calledOff: 'What we announced to you for a later day does not take place.',
  closed:
    'Nothing can be paid in or played for money any more. Your money is yours: it can be withdrawn at any time.',
  opened: 'You can pay in and play for money again.',
  identity: {
    on: 'Before you pay in or play for money, you prove with documents who you are.',
    off: 'You can pay in and play before you have proved with documents who you are; a withdrawal still needs that.',
  },
  demo: {
    on: 'Before you play for play money, too, you prove with documents who you are.',
    off: 'Games for play money are open to everybody again.',
  },
  register: (name) =>
    `Before you play for money, we ask the register ${name} whether you have excluded yourself.`,
  noRegister: 'No register of excluded players is asked any more.',
  required: (periods) => `Before you pay in or play for money, you set a limit on deposits: ${periods}.`,
  notRequired: 'You can pay in and play without a limit on deposits; the limits that you have set stay.',
  most: (amount, period) => `A limit on deposits can be ${amount} ${period} at most.`,
  noMost: (period) => `A limit on deposits ${period} can be as high as you like.`,
  net: (amount, period, years, young) =>
    `You can pay in ${amount} ${period} more than you take out at most; if you are younger than ${years}, ${young}.`,
  noNet: 'What you pay in less what you take out has no highest amount any more.',
  raise: (hours, afterPeriod) =>
    `A higher limit waits ${hours} hours${afterPeriod ? ', and until its period is over' : ''}.`,
  stake: (amount) => `A round of slots costs ${amount} at most.`,
  youngStake: (amount, years, young) =>
    `A round of slots costs ${amount} at most; if you are younger than ${years}, ${young}.`,
  noStake: 'The law names no highest stake of slots any more.',
  pace: (seconds) => `At slots, ${seconds} seconds pass from the start of a round to the next one at least.`,
  noPace: 'The law names no shortest time between rounds any more.',
  check: (minutes) => `We tell you about your play every ${minutes} minutes at least.`,
  noCheck: 'You choose yourself whether we tell you about your play.',
  pause: (after, length) => `After ${after} minutes of play there is a pause of ${length} minutes.`,
  noPause: 'There are no prescribed pauses any more.',
  oneGame: { on: 'One game can be open at a time.', off: 'Several games can be open at a time.' },
  withheld: (games) => `We no longer offer ${games}.`,
  offered: (games) => `We now offer ${games}.`,
  jackpots: { on: 'You can win jackpots.', off: 'You can’t win jackpots any more.' },
  wheel: {
    on: 'You can spin the wheel of fortune.',
    off: 'The wheel of fortune no longer turns for you.',
  },
  bonus: 'Other rules hold for new bonuses.',
};

const DE: ChangeTexts = {
  periods: { day: 'am Tag', week: 'in der Woche', month: 'im Monat' },
  families: {
    slot: 'Slots',
    table: 'Tischspiele',
    crash: 'Crash-Spiele',
    instant: 'Sofortspiele',
    live: 'Live-Tische',
  },
  calledOff: 'Was wir dir für einen späteren Tag angekündigt hatten, findet nicht statt.',
  closed:
    'Es kann nichts mehr eingezahlt und nicht mehr um Geld gespielt werden. Dein Geld gehört dir: Auszahlen kannst du es jederzeit.',
  opened: 'Du kannst wieder einzahlen und um Geld spielen.',
  identity: {
    on: 'Bevor du einzahlst oder um Geld spielst, weist du mit Dokumenten nach, wer du bist.',
    off: 'Du kannst einzahlen und spielen, bevor du mit Dokumenten nachgewiesen hast, wer du bist; eine Auszahlung braucht das weiterhin.',
  },
  demo: {
    on: 'Auch bevor du um Spielgeld spielst, weist du mit Dokumenten nach, wer du bist.',
    off: 'Spiele um Spielgeld stehen wieder allen offen.',
  },
  register: (name) => `Bevor du um Geld spielst, fragen wir das Register ${name}, ob du dich gesperrt hast.`,
  noRegister: 'Es wird kein Sperrregister mehr gefragt.',
  required: (periods) =>
    `Bevor du einzahlst oder um Geld spielst, setzt du ein Limit für Einzahlungen: ${periods}.`,
  notRequired:
    'Du kannst ohne ein Limit für Einzahlungen einzahlen und spielen; deine gesetzten Limits bleiben.',
  most: (amount, period) => `Ein Limit für Einzahlungen kann höchstens ${amount} ${period} sein.`,
  noMost: (period) => `Ein Limit für Einzahlungen ${period} kann so hoch sein, wie du möchtest.`,
  net: (amount, period, years, young) =>
    `Du kannst ${period} höchstens ${amount} mehr einzahlen als auszahlen, unter ${years} Jahren ${young}.`,
  noNet: 'Für Einzahlungen abzüglich Auszahlungen gibt es keinen Höchstbetrag mehr.',
  raise: (hours, afterPeriod) =>
    `Ein höheres Limit wartet ${hours} Stunden${afterPeriod ? ' und bis sein Zeitraum vorbei ist' : ''}.`,
  stake: (amount) => `Eine Runde an Slots kostet höchstens ${amount}.`,
  youngStake: (amount, years, young) =>
    `Eine Runde an Slots kostet höchstens ${amount}, unter ${years} Jahren ${young}.`,
  noStake: 'Das Gesetz nennt keinen Höchsteinsatz an Slots mehr.',
  pace: (seconds) =>
    `An Slots vergehen vom Start einer Runde bis zur nächsten mindestens ${seconds} Sekunden.`,
  noPace: 'Das Gesetz nennt keine kürzeste Zeit zwischen Runden mehr.',
  check: (minutes) => `Wir sagen dir mindestens alle ${minutes} Minuten, wie du gespielt hast.`,
  noCheck: 'Du entscheidest selbst, ob wir dir sagen, wie du gespielt hast.',
  pause: (after, length) => `Nach ${after} Minuten Spiel gibt es eine Pause von ${length} Minuten.`,
  noPause: 'Es gibt keine vorgeschriebenen Pausen mehr.',
  oneGame: {
    on: 'Es kann nur ein Spiel auf einmal offen sein.',
    off: 'Es können mehrere Spiele auf einmal offen sein.',
  },
  withheld: (games) => `Das bieten wir nicht mehr an: ${games}.`,
  offered: (games) => `Das bieten wir jetzt an: ${games}.`,
  jackpots: { on: 'Du kannst Jackpots gewinnen.', off: 'Du kannst keine Jackpots mehr gewinnen.' },
  wheel: {
    on: 'Du kannst am Glücksrad drehen.',
    off: 'Am Glücksrad kannst du nicht mehr drehen.',
  },
  bonus: 'Für neue Boni gelten andere Regeln.',
};

/** A limit is «die Limite». */
const CH: ChangeTexts = {
  ...DE,
  required: (periods) =>
    `Bevor du einzahlst oder um Geld spielst, setzt du eine Limite für Einzahlungen: ${periods}.`,
  notRequired:
    'Du kannst ohne Limite für Einzahlungen einzahlen und spielen; deine gesetzten Limiten bleiben.',
  most: (amount, period) => `Eine Limite für Einzahlungen kann höchstens ${amount} ${period} sein.`,
  noMost: (period) => `Eine Limite für Einzahlungen ${period} kann so hoch sein, wie du möchtest.`,
  raise: (hours, afterPeriod) =>
    `Eine höhere Limite wartet ${hours} Stunden${afterPeriod ? ' und bis ihr Zeitraum vorbei ist' : ''}.`,
};

const FR: ChangeTexts = {
  periods: { day: 'par jour', week: 'par semaine', month: 'par mois' },
  families: {
    slot: 'les machines à sous',
    table: 'les jeux de table',
    crash: 'les jeux de crash',
    instant: 'les jeux instantanés',
    live: 'les tables en direct',
  },
  calledOff: 'Ce que nous vous avions annoncé pour plus tard n’aura pas lieu.',
  closed:
    'Il n’est plus possible de déposer ni de jouer pour de l’argent. Votre argent vous appartient\u202f: vous pouvez le retirer à tout moment.',
  opened: 'Vous pouvez de nouveau déposer et jouer pour de l’argent.',
  identity: {
    on: 'Avant de déposer ou de jouer pour de l’argent, vous prouvez votre identité par des documents.',
    off: 'Vous pouvez déposer et jouer avant d’avoir prouvé votre identité par des documents\u202f; un retrait le demande toujours.',
  },
  demo: {
    on: 'Même pour jouer avec de l’argent fictif, vous prouvez d’abord votre identité par des documents.',
    off: 'Les jeux avec de l’argent fictif sont de nouveau ouverts à tous.',
  },
  register: (name) =>
    `Avant que vous ne jouiez pour de l’argent, nous demandons au registre ${name} si vous vous êtes exclu.`,
  noRegister: 'Aucun registre d’exclusion n’est plus interrogé.',
  required: (periods) =>
    `Avant de déposer ou de jouer pour de l’argent, vous fixez une limite de dépôt\u202f: ${periods}.`,
  notRequired:
    'Vous pouvez déposer et jouer sans limite de dépôt\u202f; les limites que vous avez fixées restent en vigueur.',
  most: (amount, period) => `Une limite de dépôt est au plus de ${amount} ${period}.`,
  noMost: (period) => `Une limite de dépôt ${period} peut être aussi élevée que vous le souhaitez.`,
  net: (amount, period, years, young) =>
    `Vous pouvez déposer ${period} au plus ${amount} de plus que ce que vous retirez\u202f; avant ${years} ans, ${young}.`,
  noNet: 'Vos dépôts moins vos retraits n’ont plus de montant maximal.',
  raise: (hours, afterPeriod) =>
    `Une limite plus élevée attend ${hours} heures${afterPeriod ? ', et la fin de sa période' : ''}.`,
  stake: (amount) => `Une partie de machine à sous coûte au plus ${amount}.`,
  youngStake: (amount, years, young) =>
    `Une partie de machine à sous coûte au plus ${amount}\u202f; avant ${years} ans, ${young}.`,
  noStake: 'La loi ne fixe plus de mise maximale aux machines à sous.',
  pace: (seconds) =>
    `Aux machines à sous, il s’écoule au moins ${seconds} secondes du début d’une partie à la suivante.`,
  noPace: 'La loi ne fixe plus de durée minimale entre les parties.',
  check: (minutes) => `Nous vous parlons de votre jeu au moins toutes les ${minutes} minutes.`,
  noCheck: 'Vous choisissez vous-même si nous vous parlons de votre jeu.',
  pause: (after, length) => `Après ${after} minutes de jeu, il y a une pause de ${length} minutes.`,
  noPause: 'Il n’y a plus de pauses obligatoires.',
  oneGame: {
    on: 'Un seul jeu peut être ouvert à la fois.',
    off: 'Plusieurs jeux peuvent être ouverts à la fois.',
  },
  withheld: (games) => `Nous ne proposons plus ${games}.`,
  offered: (games) => `Nous proposons désormais ${games}.`,
  jackpots: {
    on: 'Vous pouvez gagner des jackpots.',
    off: 'Vous ne pouvez plus gagner de jackpots.',
  },
  wheel: {
    on: 'Vous pouvez faire tourner la roue de la fortune.',
    off: 'Vous ne pouvez plus faire tourner la roue de la fortune.',
  },
  bonus: 'D’autres règles s’appliquent aux nouveaux bonus.',
};

export const CHANGE_TEXTS = { en: EN, au: EN, de: DE, ch: CH, fr: FR } as const;
