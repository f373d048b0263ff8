import { bonusTypeCode } from '@/lib/domain/bonuses';
import type { Texts } from '@/lib/domain/locales';
import { inEveryCurrency } from '@/lib/money/rates';
import type { BonusRow } from '../bonuses/service';

interface Step {
  id: string;
  tag: 'vip-pack' | 'standard';
  deposit: number;
  percent: number;
  freeSpins: number;
  name: Texts;
  shortDescription: Texts;
}

/** Slots of six studios, each with the stake of a free spin; without games no free spin is given. */
export const SPIN_GAMES = ['g101', 'g114', 'g118', 'g106', 'g107', 'g112'];

const step = ({ deposit, ...rest }: Step): BonusRow => ({
  ...rest,
  type: bonusTypeCode('Deposits'),
  promocode: `WELCOME${deposit}`,
  imageBackground: '/art/scenes/bonus-welcome',
  depositsFrom: deposit,
  depositsTo: deposit,
  wagering: 35,
  freeSpinGames: SPIN_GAMES,
  oncePerPerson: true,
  amounts: inEveryCurrency((ofEuro) => ({
    maxBonus: ofEuro(20_000),
    minDeposit: ofEuro(2_000),
    maxBet: ofEuro(500),
    // The lowest stake of the studio's slots, the same number in every currency.
    freeSpinBet: 20,
  })),
});

/** What a new database welcomes with (SPEC §9): up to 800 and 335 free spins over the first four deposits. */
export const WELCOME_PACK: readonly BonusRow[] = [
  step({
    id: 'welcome-1',
    tag: 'vip-pack',
    deposit: 1,
    percent: 100,
    freeSpins: 100,
    name: {
      en: 'Welcome pack: first deposit',
      de: 'Willkommenspaket: erste Einzahlung',
      au: 'Welcome pack: first deposit',
      ch: 'Willkommenspaket: erste Einzahlung',
      fr: 'Pack de bienvenue : premier dépôt',
    },
    shortDescription: {
      en: '100% of your first deposit and 100 free spins',
      de: '100 % auf die erste Einzahlung und 100 Freispiele',
      au: '100% of your first deposit and 100 free spins',
      ch: '100 % auf die erste Einzahlung und 100 Freispiele',
      fr: '100 % de votre premier dépôt et 100 tours gratuits',
    },
  }),
  step({
    id: 'welcome-2',
    tag: 'standard',
    deposit: 2,
    percent: 75,
    freeSpins: 75,
    name: {
      en: 'Welcome pack: second deposit',
      de: 'Willkommenspaket: zweite Einzahlung',
      au: 'Welcome pack: second deposit',
      ch: 'Willkommenspaket: zweite Einzahlung',
      fr: 'Pack de bienvenue : deuxième dépôt',
    },
    shortDescription: {
      en: '75% of your second deposit and 75 free spins',
      de: '75 % auf die zweite Einzahlung und 75 Freispiele',
      au: '75% of your second deposit and 75 free spins',
      ch: '75 % auf die zweite Einzahlung und 75 Freispiele',
      fr: '75 % de votre deuxième dépôt et 75 tours gratuits',
    },
  }),
  step({
    id: 'welcome-3',
    tag: 'standard',
    deposit: 3,
    percent: 50,
    freeSpins: 80,
    name: {
      en: 'Welcome pack: third deposit',
      de: 'Willkommenspaket: dritte Einzahlung',
      au: 'Welcome pack: third deposit',
      ch: 'Willkommenspaket: dritte Einzahlung',
      fr: 'Pack de bienvenue : troisième dépôt',
    },
    shortDescription: {
      en: '50% of your third deposit and 80 free spins',
      de: '50 % auf die dritte Einzahlung und 80 Freispiele',
      au: '50% of your third deposit and 80 free spins',
      ch: '50 % auf die dritte Einzahlung und 80 Freispiele',
      fr: '50 % de votre troisième dépôt et 80 tours gratuits',
    },
  }),
  step({
    id: 'welcome-4',
    tag: 'standard',
    deposit: 4,
    percent: 100,
    freeSpins: 80,
    name: {
      en: 'Welcome pack: fourth deposit',
      de: 'Willkommenspaket: vierte Einzahlung',
      au: 'Welcome pack: fourth deposit',
      ch: 'Willkommenspaket: vierte Einzahlung',
      fr: 'Pack de bienvenue : quatrième dépôt',
    },
    shortDescription: {
      en: '100% of your fourth deposit and 80 free spins',
      de: '100 % auf die vierte Einzahlung und 80 Freispiele',
      au: '100% of your fourth deposit and 80 free spins',
      ch: '100 % auf die vierte Einzahlung und 80 Freispiele',
      fr: '100 % de votre quatrième dépôt et 80 tours gratuits',
    },
  }),
];
