import { depositEvent } from './deposit-event';

test('tells method and value of one item, the deposit', () => {
  expect(depositEvent('neosurf', 5_050, 'AUD')).toEqual({
    event: 'add_payment_info',
    ecommerce: {
      currency: 'AUD',
      value: 50.5,
      payment_type: 'neosurf',
      items: [{ item_name: 'deposit', price: 50.5, quantity: 1 }],
    },
  });
});
