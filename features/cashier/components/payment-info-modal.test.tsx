import { screen } from '@testing-library/react';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { depositWith, PAYMENT_INFO } from '../testing/deposit';
import { PaymentInfoModal } from './payment-info-modal';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

type Info = typeof PAYMENT_INFO;

function show(info: Info, transaction = {}) {
  platformAnswers({
    'GET /api/v1/deposits/{id}': () => ({ data: depositWith({ paymentInfo: info, transaction }) }),
    'GET /api/v1/deposit-methods': () => ({ data: { methods: [] } }),
  });
  renderWithPlatform(<PaymentInfoModal depositId="d1" onClose={() => undefined} />);
}

test.each<[Info, string, string][]>([
  [[PAYMENT_INFO, 'Entity', '21312']],
  [
    [
      { ...PAYMENT_INFO, kind: 'cash_code', fields: [{ name: 'code', value: '1234 5678' }] },
      'Code',
      '1234 5678',
    ],
  ],
  [
    [
      { ...PAYMENT_INFO, kind: 'email_transfer', fields: [{ name: 'answer', value: 'ambrosia' }] },
      'Answer',
      'ambrosia',
    ],
  ],
])('%#: what to enter, and until when', async ([info, label, value]) => {
  show(info);
  expect(await screen.findByLabelText(label)).toHaveValue(value);
  expect(screen.getByText(/€50\.00/)).toBeVisible();
  expect(screen.getByText(/^Pay by 27 Nov 2026/)).toBeVisible();
});

test('one that has run out shows nothing to pay with', async () => {
  show(PAYMENT_INFO, { status: 'failed', failure: 'expired' });
  expect(await screen.findByText('Your deposit of €50.00 did not go through')).toBeVisible();
  expect(screen.queryByLabelText('Entity')).toBeNull();
});
