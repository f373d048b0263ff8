import fc from '@/tests/support/properties';
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

describe('a key stands in its object once', () => {
  it.each([
    '{"amount":1,"amount":100}',
    '{"amount":100,"amount":100}',
    '{"amount":1,"x":{},"amount":100}',
    '{"amount":1,"\\u0061mount":100}',
    '{"data":{"id":1,"id":2}}',
    '[{"a":[{"b":1,"b":2}]}]',
    '{"a":{"b":1},"a":{"b":1}}',
    '{"":1,"":2}',
    '{"__proto__":1,"__proto__":2}',
    '{"a":{"a":1,"a":2},"b":{"a":1}}',
    '{"amount" \n :1,"amount"\t:2}',
  ])('%s is refused', (text) => {
    expect(JSON.parse(text)).toBeDefined();
    expect(read(text)).toBeUndefined();
  });

  it.each([
    '{"a":1,"A":1," a":1}',
    '{"a":{"a":{"a":1}}}',
    '[{"a":1},{"a":2}]',
    '{"a":"\\"a\\":1,\\"a\\":2"}',
    '{"a":"b","b":":","c":[":","a"]}',
    '{"__proto__":1,"constructor":2,"length":3}',
    '{"1":1,"01":2}',
  ])('%s is read as JSON', (text) => {
    expect(read(text)).toEqual(JSON.parse(text));
  });

  it('whatever JSON.stringify writes is read, and refused with any one key of it repeated', () => {
    const withObjects = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
    fc.assert(
      fc.property(withObjects, fc.nat(), (value, place) => {
        const text = JSON.stringify(value);
        const none = new Set<string>();
        expect(JSON.stringify(readExactJson(text, none))).toBe(text);
        const key = Object.keys(value)[place % Object.keys(value).length] ?? '';
        expect(readExactJson(`${text.slice(0, -1)},${JSON.stringify(key)}:0}`, none)).toBeUndefined();
      }),
    );
  });

  it('however deep it is nested', () => {
    const depth = 30_000;
    const nested = `${'{"a":['.repeat(depth)}{"b":1,"b":2}${']}'.repeat(depth)}`;
    expect(read(nested)).toBeUndefined();
    expect(read(nested.replace('"b":2', '"c":2'))).toBeDefined();
  });
});
