import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join('components', 'ui', 'icon');
const NODES_FILE = path.join('node_modules', 'lucide-static', 'icon-nodes.json');

interface Table {
  /** What is to be said of the file, above its icons. */
  about: string;
  /** Files whose icons it hands out, too. */
  from?: readonly string[];
  /** Icons by Lucide's name; as `ours=theirs` where we call one otherwise. */
  icons: string;
}

/** Which icon of Lucide stands in which file: a page carries the whole of a file of which it needs one in the browser. */
const TABLES: Record<string, Table> = {
  'glyphs.ts': {
    about: `The icons of the product, as data: a server component draws them without a byte of script. The components of
      lucide-react run in the browser, and every icon of a page would travel there a second time.`,
    from: ['frame-glyphs', 'own-glyphs'],
    icons: `arrow-left arrow-right blocks book-open check cherry circle-dot citrus clock club coins crown dices droplets eye
      eye-off file flame gem heart history=rotate-ccw-clock layers layout-grid lock log-out mail maximize menu
      message-circle minimize monitor moon move-vertical percent radio rectangle-horizontal rotate-ccw search share=share-2 spade sparkles sun
      swords trending-up trophy upload volume-2 volume-x wallet wand-sparkles zap`,
  },
  'frame-glyphs.ts': {
    about: `The icons that components in the browser show on every page, apart from the others so that a page carries no
      more of them.`,
    icons: `chevron-down chevron-left chevron-right circle-alert circle-check gift info plus user x`,
  },
  'account-glyphs.ts': {
    about: 'Icons of the account, apart from the others so that only what shows the account carries them.',
    icons: `crown ticket-percent copy shield-check`,
  },
  'security-glyphs.ts': {
    about: 'Icons of what guards an account, apart from the others so that only what shows it carries them.',
    icons: `key-round fingerprint=fingerprint-pattern laptop smartphone trash pencil download printer`,
  },
  'history-glyphs.ts': {
    about: 'Icons of what happened to money, apart from the others so that only histories carry them.',
    icons: `arrow-down-left arrow-up-right dices rotate-ccw trophy download printer`,
  },
  'document-glyphs.ts': {
    about:
      'Icons of the page that takes documents, apart from the others so that only that page carries them.',
    icons: `camera file-text file-x=file-x-corner trash`,
  },
  'cashier-glyphs.ts': {
    about: 'Icons of what a deposit asks for, apart from the others so that only its modals carry them.',
    icons: `landmark credit-card triangle-alert timer-off circle-dashed receipt`,
  },
  'protection-glyphs.ts': {
    about: 'Icons of limits and breaks, apart from the others so that only what shows them carries them.',
    icons: `hourglass phone`,
  },
  'reminder-glyphs.ts': {
    about: 'The icon of the reminder beside a game, apart from the others so that games carry it alone.',
    icons: `timer`,
  },
  'player-glyphs.ts': {
    about:
      'Icons of what runs by itself, apart from the others so that only what can be stopped carries them.',
    icons: `pause play`,
  },
};

type Nodes = Record<string, [tag: string, attributes: Record<string, string>][]>;

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function source(entry: string, nodes: Nodes): string {
  const [ours = '', theirs = ours] = entry.split('=');
  const shapes = nodes[theirs];
  if (!shapes) throw new Error(`Lucide has no icon ${theirs}`);
  const lines = shapes.map(([tag, attributes]) => {
    const values = Object.entries(attributes).map(([name, value]) => `${name}: '${value}'`);
    return `  ['${tag}', { ${values.join(', ')} }],\n`;
  });
  return `export const ${camel(ours)}Glyph: Glyph = [\n${lines.join('')}];\n`;
}

/** Text of each file of icons by its path, as the installed package draws them. */
export function iconTables(): Record<string, string> {
  const nodes = JSON.parse(readFileSync(NODES_FILE, 'utf8')) as Nodes;
  return Object.fromEntries(
    Object.entries(TABLES).map(([file, { about, from = [], icons }]) => [
      path.join(FOLDER, file),
      [
        '// Written by `npm run icons` from lucide-static (https://lucide.dev, ISC licence). Not to be edited.\n',
        `// ${about.replace(/\n\s*/g, '\n// ')}\n`,
        `import type { Glyph } from './glyph';\n\n`,
        ...(from.length > 0 ? ['export type { Glyph };\n'] : []),
        ...from.map((name) => `export * from './${name}';\n`),
        ...(from.length > 0 ? ['\n'] : []),
        ...icons.split(/\s+/).map((entry) => source(entry, nodes)),
      ].join(''),
    ]),
  );
}
