import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inlineStyles } from './inline-styles';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  writeFileSync(join(folder, 'a1.css'), '.a::after{content:"$& $1"}');
  writeFileSync(join(folder, 'b2.css'), '.b{color:red}');
  writeFileSync(join(folder, 'bad.css'), '.c{}</style><script>alert(1)</script>');
});
afterAll(() => rmSync(folder, { recursive: true }));

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
const page = (head: string, body = '<p>Größe</p>') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const CSS = '/_next/static/css';

it('puts the sheets into the head, in their order, and leaves their links for React to find', () => {
  const turned = inlineStyles(folder, '')(page(link(`${CSS}/a1.css`) + link(`${CSS}/b2.css`)));
  expect(turned).toBe(
    page(
      `<style>.a::after{content:"$& $1"}</style><link rel="stylesheet" href="${CSS}/a1.css" data-precedence="next" disabled=""/>` +
        `<style>.b{color:red}</style><link rel="stylesheet" href="${CSS}/b2.css" data-precedence="next" disabled=""/>`,
    ),
  );
});

it('knows them below a base path', () => {
  expect(inlineStyles(folder, '/app')(page(link(`/app${CSS}/b2.css`)))).toContain('<style>.b{color:red}');
});

it.each([
  ['none is linked', page('<title>x</title>')],
  ['one is missing', page(link(`${CSS}/b2.css`) + link(`${CSS}/gone.css`))],
  ['one would end its element', page(link(`${CSS}/bad.css`))],
  ['one is somebody else’s', page(link('https://elsewhere.example/b2.css'))],
  ['one leads out of the folder', page(link(`${CSS}/../b2.css`))],
  ['it stands in the text', page('', link(`${CSS}/b2.css`))],
  ['there is no head', '<p>x</p>'],
])('leaves a page as it is when %s', (_, html) => {
  expect(inlineStyles(folder, '')(html)).toBe(html);
});
