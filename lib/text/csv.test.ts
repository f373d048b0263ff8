import { csvLine } from './csv';

it.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"\r\n`],
  ['+41', `'+41\r\n`],
  ['-1+1', `'-1+1\r\n`],
  ['-12.50', '-12.50\r\n'],
  ['@SUM(A1)', `'@SUM(A1)\r\n`],
  ['\t=1', `'\t=1\r\n`],
  ['  =1', `'  =1\r\n`],
  ['\r=1', `"'\r=1"\r\n`],
  ['|cmd', `'|cmd\r\n`],
  ['＝1+1', `'＝1+1\r\n`],
  ['\u200B=1', `'\u200B=1\r\n`],
])('%j is no formula', (value, line) => {
  expect(csvLine([value])).toBe(line);
});

it.each([
  ['mara@example.org', 'mara@example.org\r\n'],
  ['Klein, Mara', '"Klein, Mara"\r\n'],
  ['two\nlines', '"two\nlines"\r\n'],
  ['a;b', '"a;b"\r\n'],
  [null, '\r\n'],
  [-5, '-5\r\n'],
  [true, 'true\r\n'],
])('%j stays what it is', (value, line) => {
  expect(csvLine([value])).toBe(line);
});
