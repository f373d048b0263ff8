import { bonusTypeCode, type BonusTag, type BonusType } from '@/lib/domain/bonuses';
import type { Texts } from '@/lib/domain/locales';
import { inEveryCurrency } from '@/lib/money/rates';
import type { BonusRow } from '../bonuses/service';

interface Promotion {
  id: string;
  tag: BonusTag;
  type: BonusType;
  scene: 'birthday' | 'cashback' | 'promo-code' | 'reload' | 'vip' | 'welcome';
  name: Texts;
  shortDescription: Texts;
  /** The fixed amount, or the most of a percentage. Euros. */
  most: number;
  /** What becomes real money at most. Euros. */
  maxWin?: number;
  minDeposit?: number;
  /** All grants together. Euros. */
  budget?: number;
  days: number;
  wagering: number;
  rules?: Partial<BonusRow>;
}

const promotion = ({
  scene,
  type,
  days,
  most,
  maxWin,
  minDeposit,
  budget,
  rules,
  ...rest
}: Promotion): BonusRow => ({
  ...rest,
  type: bonusTypeCode(type),
  promocode: null,
  imageBackground: `/art/scenes/bonus-${scene}`,
  depositsFrom: null,
  depositsTo: null,
  percent: 0,
  freeSpins: 0,
  hoursToLive: days * 24,
  amounts: inEveryCurrency((ofEuro) => ({
    maxBonus: ofEuro(most * 100),
    minDeposit: ofEuro((minDeposit ?? 0) * 100),
    maxBet: ofEuro(500),
    // The lowest stake of the studio's slots, the same number in every currency.
    freeSpinBet: 20,
    maxWin: maxWin === undefined ? null : ofEuro(maxWin * 100),
    budget: budget === undefined ? null : ofEuro(budget * 100),
  })),
  ...rules,
});

/** As often as the year brings it. */
const AGAIN = { grantsPerPlayer: 1_000 };

/**
 * What a new database offers beside the welcome pack: one campaign of each type, and those for VIP levels. The gifts of the
 * registration and of the first log-in wait for an operator to begin them: a new player would be asked about them before
 * anything else, beside the welcome pack.
 */
export const PROMOTIONS: readonly BonusRow[] = [
  promotion({
    id: 'first-light',
    tag: 'standard',
    type: 'Registration',
    scene: 'welcome',
    most: 5,
    maxWin: 50,
    days: 3,
    wagering: 40,
    rules: { oncePerPerson: true, active: false },
    name: {
      en: 'First light',
      de: 'Erstes Licht',
      au: 'First light',
      ch: 'Erstes Licht',
      fr: 'Première lueur',
    },
    shortDescription: {
      en: 'A gift with your new account. Wager it 40 times within 3 days.',
      de: 'Ein Geschenk zum neuen Konto. 40-mal umsetzen, 3 Tage Zeit.',
      au: 'A gift with your new account. Wager it 40 times in 3 days.',
      ch: 'Ein Geschenk zum neuen Konto. 40-mal umsetzen, 3 Tage Zeit.',
      fr: 'Un cadeau pour votre nouveau compte. À miser 40 fois en 3 jours.',
    },
  }),
  promotion({
    id: 'lamplighter',
    tag: 'standard',
    type: 'RegistrationPromoCode',
    scene: 'promo-code',
    most: 10,
    maxWin: 100,
    budget: 20_000,
    days: 3,
    wagering: 40,
    rules: { promocode: 'LANTERN', oncePerPerson: true },
    name: {
      en: 'Lamplighter’s code',
      de: 'Code des Laternenanzünders',
      au: 'Lamplighter’s code',
      ch: 'Code des Laternenanzünders',
      fr: 'Le code de l’allumeur de réverbères',
    },
    shortDescription: {
      en: 'For a sign-up through one of our adverts. Wager it 40 times within 3 days.',
      de: 'Für die Anmeldung über eine unserer Anzeigen. 40-mal umsetzen, 3 Tage Zeit.',
      au: 'For signing up through one of our ads. Wager it 40 times in 3 days.',
      ch: 'Für die Anmeldung über eines unserer Inserate. 40-mal umsetzen, 3 Tage Zeit.',
      fr: 'Pour une inscription venue d’une de nos annonces. À miser 40 fois en 3 jours.',
    },
  }),
  promotion({
    id: 'door-ajar',
    tag: 'standard',
    type: 'FirstAuthorization',
    scene: 'welcome',
    most: 5,
    maxWin: 50,
    days: 3,
    wagering: 35,
    rules: { oncePerPerson: true, active: false },
    name: {
      en: 'The door is open',
      de: 'Die Tür steht offen',
      au: 'The door’s open',
      ch: 'Die Tür steht offen',
      fr: 'La porte est ouverte',
    },
    shortDescription: {
      en: 'For the first time you log in again. Wager it 35 times within 3 days.',
      de: 'Für dein erstes Wiederkommen. 35-mal umsetzen, 3 Tage Zeit.',
      au: 'For the first time you log back in. Wager it 35 times in 3 days.',
      ch: 'Für dein erstes Wiederkommen. 35-mal umsetzen, 3 Tage Zeit.',
      fr: 'Pour votre première reconnexion. À miser 35 fois en 3 jours.',
    },
  }),
  promotion({
    id: 'brass-key',
    tag: 'promobonus',
    type: 'PromoCode',
    scene: 'promo-code',
    most: 10,
    maxWin: 100,
    budget: 20_000,
    days: 5,
    wagering: 35,
    rules: { promocode: 'BRASSKEY' },
    name: {
      en: 'Brass key',
      de: 'Messingschlüssel',
      au: 'Brass key',
      ch: 'Messingschlüssel',
      fr: 'Clé de laiton',
    },
    shortDescription: {
      en: 'Enter the code BRASSKEY and have it at once. Wager it 35 times within 5 days.',
      de: 'Code BRASSKEY eingeben und gleich haben. 35-mal umsetzen, 5 Tage Zeit.',
      au: 'Punch in the code BRASSKEY and it’s yours. Wager it 35 times in 5 days.',
      ch: 'Code BRASSKEY eingeben und gleich haben. 35-mal umsetzen, 5 Tage Zeit.',
      fr: 'Saisissez le code BRASSKEY, il est à vous. À miser 35 fois en 5 jours.',
    },
  }),
  promotion({
    id: 'birthday',
    tag: 'promobonus',
    type: 'Birthday',
    scene: 'birthday',
    most: 10,
    days: 7,
    wagering: 20,
    rules: AGAIN,
    name: {
      en: 'Your birthday',
      de: 'Dein Geburtstag',
      au: 'Your birthday',
      ch: 'Dein Geburtstag',
      fr: 'Votre anniversaire',
    },
    shortDescription: {
      en: 'A present on your birthday, every year. Wager it 20 times within 7 days.',
      de: 'Jedes Jahr ein Geschenk zum Geburtstag. 20-mal umsetzen, 7 Tage Zeit.',
      au: 'A pressie on your birthday, every year. Wager it 20 times in 7 days.',
      ch: 'Jedes Jahr ein Geschenk zum Geburtstag. 20-mal umsetzen, 7 Tage Zeit.',
      fr: 'Un cadeau chaque année, le jour de votre anniversaire. À miser 20 fois en 7 jours.',
    },
  }),
  promotion({
    id: 'reload',
    tag: 'promobonus',
    type: 'Deposits',
    scene: 'reload',
    most: 100,
    minDeposit: 20,
    days: 7,
    wagering: 30,
    rules: { ...AGAIN, percent: 50, promocode: 'RELOAD' },
    name: { en: 'Reload', de: 'Nachschlag', au: 'Top-up', ch: 'Nachschlag', fr: 'Le rab' },
    shortDescription: {
      en: '50% on top of your deposit with the code RELOAD. Wager it 30 times within 7 days.',
      de: '50\u00a0% auf deine Einzahlung, mit dem Code RELOAD. 30-mal umsetzen, 7 Tage Zeit.',
      au: '50% on top of your deposit with the code RELOAD. Wager it 30 times in 7 days.',
      ch: '50\u00a0% auf deine Einzahlung, mit dem Code RELOAD. 30-mal umsetzen, 7 Tage Zeit.',
      fr: '50\u202f% en plus de votre dépôt avec le code RELOAD. À miser 30 fois en 7 jours.',
    },
  }),
  promotion({
    id: 'raised-glass',
    tag: 'promobonus',
    type: 'IncreaseWinnings',
    scene: 'cashback',
    most: 20,
    days: 5,
    wagering: 35,
    rules: { ...AGAIN, percent: 5, trigger: { every: 'week', categories: [3] } },
    name: {
      en: 'Raise a glass',
      de: 'Ein Schluck mehr',
      au: 'Raise a glass',
      ch: 'Ein Schluck mehr',
      fr: 'À votre santé',
    },
    shortDescription: {
      en: '5% on top of what you win on slots each week. Wager it 35 times within 5 days.',
      de: 'Jede Woche 5\u00a0% auf deine Gewinne an Slots. 35-mal umsetzen, 5 Tage Zeit.',
      au: '5% on top of what you win on pokies each week. Wager it 35 times in 5 days.',
      ch: 'Jede Woche 5\u00a0% auf deine Gewinne an Slots. 35-mal umsetzen, 5 Tage Zeit.',
      fr: '5\u202f% en plus de vos gains de la semaine aux machines à sous. À miser 35 fois en 5 jours.',
    },
  }),
  promotion({
    id: 'open-invitation',
    tag: 'promobonus',
    type: 'ActivatedByLink',
    scene: 'reload',
    most: 5,
    maxWin: 50,
    budget: 10_000,
    days: 2,
    wagering: 35,
    name: {
      en: 'Open invitation',
      de: 'Offene Einladung',
      au: 'Open invitation',
      ch: 'Offene Einladung',
      fr: 'Invitation ouverte',
    },
    shortDescription: {
      en: 'Yours by a link from us. Wager it 35 times within 2 days.',
      de: 'Kommt mit einem Link von uns. 35-mal umsetzen, 2 Tage Zeit.',
      au: 'Yours with a link from us. Wager it 35 times in 2 days.',
      ch: 'Kommt mit einem Link von uns. 35-mal umsetzen, 2 Tage Zeit.',
      fr: 'À vous grâce à un lien de notre part. À miser 35 fois en 2 jours.',
    },
  }),
  promotion({
    id: 'monday-guest',
    tag: 'vippromo',
    type: 'Periodic',
    scene: 'vip',
    most: 10,
    days: 7,
    wagering: 25,
    rules: { ...AGAIN, segment: { levels: { from: 3 } }, trigger: { every: 'week', weekday: 1 } },
    name: {
      en: 'Monday’s guest',
      de: 'Gast am Montag',
      au: 'Monday’s guest',
      ch: 'Gast am Montag',
      fr: 'L’invité du lundi',
    },
    shortDescription: {
      en: 'A gift every Monday from VIP level 3. Wager it 25 times within 7 days.',
      de: 'Ab VIP-Stufe 3 jeden Montag ein Geschenk. 25-mal umsetzen, 7 Tage Zeit.',
      au: 'A gift every Monday from VIP level 3. Wager it 25 times in 7 days.',
      ch: 'Ab VIP-Stufe 3 jeden Montag ein Geschenk. 25-mal umsetzen, 7 Tage Zeit.',
      fr: 'Un cadeau chaque lundi dès le niveau VIP 3. À miser 25 fois en 7 jours.',
    },
  }),
  promotion({
    id: 'house-guest-reload',
    tag: 'vippromo',
    type: 'Deposits',
    scene: 'vip',
    most: 250,
    minDeposit: 50,
    days: 7,
    wagering: 25,
    rules: { ...AGAIN, percent: 75, promocode: 'HOUSEGUEST', segment: { levels: { from: 5 } } },
    name: {
      en: 'House guest',
      de: 'Hausgast',
      au: 'House guest',
      ch: 'Hausgast',
      fr: 'L’invité de la maison',
    },
    shortDescription: {
      en: '75% on top of your deposit from VIP level 5, with the code HOUSEGUEST. Wager it 25 times within 7 days.',
      de: 'Ab VIP-Stufe 5: 75\u00a0% auf deine Einzahlung, mit dem Code HOUSEGUEST. 25-mal umsetzen, 7 Tage Zeit.',
      au: '75% on top of your deposit from VIP level 5, with the code HOUSEGUEST. Wager it 25 times in 7 days.',
      ch: 'Ab VIP-Stufe 5: 75\u00a0% auf deine Einzahlung, mit dem Code HOUSEGUEST. 25-mal umsetzen, 7 Tage Zeit.',
      fr: '75\u202f% en plus de votre dépôt dès le niveau VIP 5, avec le code HOUSEGUEST. À miser 25 fois en 7 jours.',
    },
  }),
];
