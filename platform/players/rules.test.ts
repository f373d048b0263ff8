import { Problem } from '../kernel/problem';
import { checkProfile, isTimeZone, type ProfileInput } from './rules';

const NOW = new Date('2026-11-26T12:00:00Z');

function refusal(input: ProfileInput): { code: string; fields: unknown } | null {
  try {
    checkProfile(input, NOW);
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect(error.status).toBe(422);
    return { code: error.code, fields: error.extras.fields };
  }
}

test.each<[ProfileInput, string, Record<string, string>]>([
  [{ name: '' }, 'client_api_65', { name: 'required' }],
  [{ name: '  ' }, 'client_api_65', { name: 'required' }],
  [{ name: '-’-' }, 'client_api_65', { name: 'invalid' }],
  [{ name: 'M4ra' }, 'client_api_65', { name: 'invalid' }],
  [{ name: '<b>Mara' }, 'client_api_65', { name: 'invalid' }],
  [{ name: 'a'.repeat(257) }, 'client_api_65', { name: 'tooLong' }],
  [{ surname: 'Klein\u0000' }, 'client_api_65', { surname: 'invalid' }],
  [{ surname: 'Klein\u202e' }, 'client_api_65', { surname: 'invalid' }],
  [{ name: '', surname: '1' }, 'client_api_65', { name: 'required', surname: 'invalid' }],
  [{ city: '12345' }, 'client_api_66', { city: 'invalid' }],
  [{ postcode: '§§' }, 'client_api_67', { postcode: 'invalid' }],
  [{ postcode: '1'.repeat(17) }, 'client_api_67', { postcode: 'tooLong' }],
  [{ address: '---' }, 'client_api_68', { address: 'invalid' }],
  [{ birthday: '' }, 'client_api_58', { birthday: 'required' }],
  [{ birthday: '1990-02-30' }, 'client_api_58', { birthday: 'invalid' }],
  [{ birthday: '30.01.1990' }, 'client_api_58', { birthday: 'invalid' }],
  [{ birthday: '1800-01-01' }, 'client_api_58', { birthday: 'invalid' }],
  [{ birthday: '2008-11-27' }, 'client_api_37', { birthday: 'tooYoung' }],
  [{ sex: '' }, 'client_api_10', { sex: 'required' }],
  [{ sex: 'x' }, 'client_api_10', { sex: 'invalid' }],
  [{ code: '', phone: '15112345678' }, 'client_api_59', { code: 'required' }],
  [{ phone: '15112345678' }, 'client_api_59', { code: 'required' }],
  [{ code: '999', phone: '15112345678' }, 'client_api_59', { code: 'invalid' }],
  [{ code: '49', phone: '' }, 'client_api_9', { phone: 'required' }],
  [{ code: '49', phone: '151' }, 'client_api_9', { phone: 'invalid' }],
  [{ code: '49', phone: '1511234567a' }, 'client_api_9', { phone: 'invalid' }],
  [{ name: '', city: '' }, 'client_api_5', { name: 'required', city: 'required' }],
])('%j is refused with %s', (input, code, fields) => {
  expect(refusal(input)).toEqual({ code, fields });
});

test.each<[ProfileInput, object]>([
  [{ name: ' Anna  Maria ' }, { name: 'Anna Maria' }],
  [{ surname: 'O’Neill-Müller' }, { surname: 'O’Neill-Müller' }],
  [{ surname: 'Đặng' }, { surname: 'Đặng' }],
  [{ birthday: '2008-11-26' }, { birthday: '2008-11-26' }],
  [{ birthday: '2004-02-29' }, { birthday: '2004-02-29' }],
  [{ address: 'Rue de l’Église 3/4, 2º' }, { address: 'Rue de l’Église 3/4, 2º' }],
  [{ postcode: 'SW1A 1AA' }, { postcode: 'SW1A 1AA' }],
  [{ code: '+49', phone: '0151 1234 5678' }, { phone: { code: '49', number: '015112345678' } }],
  [{ code: '1', phone: '2125550123' }, { phone: { code: '1', number: '2125550123' } }],
  [{}, {}],
])('%j is taken as %j', (input, change) => {
  expect(checkProfile(input, NOW)).toEqual(change);
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+02:00', false],
  ['', false],
])('the time zone %s: %s', (zone, right) => {
  expect(isTimeZone(zone)).toBe(right);
});
