/** @jest-environment jsdom */
import { keepUnsaved, readUnsaved } from './unsaved-input';

it('stores no field that is named like a secret', () => {
  keepUnsaved(
    'test',
    { owner: 'o1' },
    {
      ...{ reason: 'Two accounts', newPassword: 'a', clientSecret: 'b', cardNumber: 'c', giftCard: 'd' },
      ...{ cvv: 'e', cvc: 'f', iban: 'g', ownIban: 'h', oneTimeCode: 'i' },
    },
  );
  expect(readUnsaved('test', { owner: 'o1' })).toEqual({ reason: 'Two accounts' });
});
