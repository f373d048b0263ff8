import { permissionsOf, type OfficePermission, type OfficeRole } from '@/lib/domain/office-permissions';
import { standingWords } from './player-standing';

const may = (role: OfficeRole) => (permission: OfficePermission) =>
  permissionsOf([role]).includes(permission);
const block = {
  operator: '1',
  operatorEmail: null,
  reason: 'two accounts',
  blockedAt: '2026-11-01T00:00:00.000Z',
};
const open = { status: 'active' as const, block: null, closure: null };

it('says when and why a player has closed the account, and how long it is kept', () => {
  const closure = { closedAt: '2026-11-03T10:00:00.000Z', reason: 'too much' };
  const words = standingWords({ ...open, status: 'closed', closure }, may('risk'));
  expect(words).toMatch(/closed this account on 3 Nov 2026: “too much”\. It stays closed/);
  expect(words).toContain('until 3 Nov 2031, then erased');
});

it.each([
  ['excluded', null, 'risk', /excluded themselves/],
  ['blocked', null, 'risk', /outside of the office/],
  ['blocked', block, 'support', /don’t lift blocks/],
] as const)('says why a %s account stays so', (status, set, role, words) => {
  expect(standingWords({ status, block: set, closure: null }, may(role))).toMatch(words);
});

it('says nothing where everything can be done', () => {
  expect(standingWords(open, may('support'))).toBeNull();
  expect(standingWords({ ...open, status: 'blocked', block }, may('risk'))).toBeNull();
});
