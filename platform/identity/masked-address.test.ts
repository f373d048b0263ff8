import { normaliseEmail } from '@/lib/domain/credentials';
import fc from '@/tests/support/properties';
import { maskedAddress } from './masked-address';

it.each([
  ['mara@parlour.example', 'm…@p….example'],
  ['mara.long.name+casino@mail.parlour.co.uk', 'm…@m….uk'],
  ['ab@cd.com', 'a…@c….com'],
  ['a@b.co', '…@….co'],
  ['mara@xn--bcher-kva.example', 'm…@b….example'],
  ['mara@xn--fsqu00a.example', 'm…@例….example'],
])('%s shows as %s', (email, masked) => {
  expect(maskedAddress(email)).toBe(masked);
});

it('never tells a whole name or domain, nor how long they are', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const email = normaliseEmail(address);
      const [name = '', domain = ''] = maskedAddress(email).split('@');
      expect(name).toMatch(/^.?…$/u);
      expect(domain).toMatch(/^.?…\.[^.]+$/u);
      expect(email.startsWith(name.replace('…', '') + '@')).toBe(false);
    }),
  );
});
