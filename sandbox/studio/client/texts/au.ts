import { en, type Texts } from './en';

export const au: Texts = {
  ...en,
  info: 'Game info',
  demoNote: 'Play money. It is not worth a thing.',
  deposit: 'Add money',
};
