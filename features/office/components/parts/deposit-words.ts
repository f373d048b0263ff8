import type { Tone } from './card';

/** Payment methods as people call them, by code. */
const METHODS: Readonly<Record<string, string>> = {
  card: 'Bank card',
  skrill: 'Skrill',
  neteller: 'Neteller',
  ecopayz: 'EcoPayz',
  ezeewallet: 'Ezeewallet',
  astropay: 'Astropay',
  interac: 'Interac',
  mb: 'MB',
  paysafe: 'Paysafe',
  neosurf: 'Neosurf',
  neosurfeurope: 'Neosurf Europe',
  flexepin: 'Flexepin',
  cashtocode: 'Cashtocode',
  banktransfer: 'Bank transfer',
  bitcoin: 'Bitcoin',
  bitcoincash: 'Bitcoin Cash',
  ethereum: 'Ethereum',
  litecoin: 'Litecoin',
  dogecoin: 'Dogecoin',
  ripple: 'Ripple',
  tether: 'Tether',
};
/** @param title what a method is called that has no word here; without it its code. */
export const methodWords = (code: string, title = code): string => METHODS[code] ?? title;

const STATUS: Readonly<Record<string, { words: string; tone: Tone }>> = {
  creating: { words: 'Being begun', tone: 'wait' },
  processing: { words: 'Waits for the payment', tone: 'wait' },
  complete: { words: 'Paid', tone: 'ok' },
  failed: { words: 'Failed', tone: 'plain' },
  cancel: { words: 'Cancelled', tone: 'plain' },
  refund: { words: 'Taken back', tone: 'bad' },
};
/** How a deposit stands; a status without words stands for itself. */
export const depositStatus = (status: string): { words: string; tone: Tone } =>
  STATUS[status] ?? { words: status, tone: 'plain' };

const TOLD: Readonly<Record<string, string>> = {
  pending: 'Not paid yet',
  processing: 'Under way',
  completed: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
  refunded: 'Taken back',
};
/** What a payment company says of a payment. */
export const toldWords = (status: string): string => TOLD[status] ?? status;
