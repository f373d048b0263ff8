import { readExactJson } from './exact-json';

const WHOLE = new Set(['amount']);
const read = (text: string) => readExactJson(text, WHOLE);

describe('numbers of the named fields are written in digits alone', () => {
  it.each([
    '{"amount":100.00000000000000001}',
    '{"amount":100.0}',
    '{"amount":1e2}',
    '{"amount":1E+2}',
    '{"amount" : \n 99999999999999999999e-18 }',
    '{"\\u0061mount":100.00000000000000001}',
    '{"amount":1.5,"amount":100}',
    '{"note":"\\"","amount":1.0}',
    '{"data":{"amount":1.0}}',
  ])('%s is refused', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each([
    '{"amount":100}',
    '{"amount":-5}',
    '{"amount":"100.0"}',
    '{"rtp":96.5,"amount":100}',
    '{"note":"\\"amount\\":1.5","amount":100}',
    '{"amount":null,"rtp":[1.5,2e3]}',
    '[1.5,true,{"amount":0}]',
    '1.5',
    'null',
  ])('%s is read as JSON', (text) => {
    expect(read(text)).toEqual(JSON.parse(text));
  });

  it.each(['', '{', '{"amount":01}', "{'amount':1}", '{"amount":0x10}', '{"amount":NaN}'])(
    '%j is not JSON',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});
