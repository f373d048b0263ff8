import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// What a form must do (CONTRIBUTING, "Add a form") is done by the kit: each form takes its attributes from it.

const ROOMS = ['app', 'cms', 'components', 'early', 'features', 'lib', 'screens'];

/** Forms that are none of the kit's, and why. */
const OTHERS: Record<string, string> = {
  'cms/admin/login/code-step.tsx': 'stands in the frame of Payload’s admin, and asks the CMS',
  'cms/admin/login/form.tsx': 'the same',
  'features/lobby/components/filter-form.tsx': 'GET: filters of a list, which works without a script',
  'features/lobby/components/game-search.tsx': 'GET: a search, which works without a script',
  'features/office/components/parts/list-parts.tsx': 'a search: what it asks for goes into the address',
  'features/protection/components/self-test.tsx': 'sends nothing: its answers stay in the browser',
};

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(file);
    else if (/\.tsx$/.test(entry.name) && !/\.(?:test|stories)\.tsx$/.test(entry.name)) yield file;
  }
}

/** What forms of a source do not take from the kit: their attributes, or the kit itself. */
function formsByHand(text: string): number {
  const forms = [...text.matchAll(/<form\b[^>]*/g)].map(([tag]) => tag);
  const ofKit = forms.filter((tag) => /^<form\s+\{\.\.\.(?:form\.)?attributes\}/.test(tag));
  return forms.length - ofKit.length;
}

const byHand = ROOMS.flatMap((room) => [...sources(room)]).filter(
  (file) => formsByHand(readFileSync(file, 'utf8')) > 0,
);

it('knows a form of the kit from one that is not', () => {
  expect(formsByHand('<form {...form.attributes} className="a"><form\n  {...attributes}\n>')).toBe(0);
  expect(formsByHand('<form onSubmit={submit} {...form.attributes}><form className="a">')).toBe(2);
});

it('every form is one of the kit, but for those that are named', () => {
  expect(byHand).toEqual(Object.keys(OTHERS));
});
