/** Text that operators write, in the form that pages show. Our own addresses have no language prefix. */
export type RichText = readonly TextBlock[];

export type TextBlock =
  /** `id` is unique within its text, so that a link can lead to it. */
  | { type: 'heading'; level: 2 | 3; id: string; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: ListItem[] }
  | { type: 'rule' }
  | { type: 'picture'; picture: Picture }
  | { type: 'notice'; tone: 'info' | 'care'; text: string }
  | { type: 'action'; label: string; href: string };

export interface ListItem {
  children: Inline[];
  /** A list below the item. */
  list?: Extract<TextBlock, { type: 'list' }>;
}

export type Inline =
  | { type: 'text'; text: string; bold?: true; italic?: true }
  | { type: 'break' }
  | { type: 'link'; href: string; children: Inline[] };

/** A picture of the CMS in all its sizes. */
export interface Picture {
  alt: string;
  /** Of the picture as it was uploaded, in px: what counts is their ratio. */
  width: number;
  height: number;
  /** Paths on this site, with their widths: what `srcset` takes. */
  avif: string;
  webp: string;
  /** For browsers that know neither. */
  src: string;
  /** What a crop keeps, in percent from the left and the top. */
  focus: { x: number; y: number };
}

const wordsOf = (children: readonly Inline[]): string =>
  children
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      return inline.type === 'break' ? ' ' : wordsOf(inline.children);
    })
    .join('');

const itemText = ({ children, list }: ListItem): string =>
  [wordsOf(children), ...(list ? list.items.map(itemText) : [])].join(' ');

function blockText(block: TextBlock): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return wordsOf(block.children);
    case 'list':
      return block.items.map(itemText).join(' ');
    case 'notice':
      return block.text;
    case 'rule':
    case 'picture':
    case 'action':
      return '';
  }
}

/** The words of a text in one line, without any mark-up. */
export function plainText(text: RichText): string {
  return text.map(blockText).join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** A text that begins with a heading and a paragraph, in the parts in which it is folded; null for any other. */
export function foldedText(text: RichText): { title: string; lead: TextBlock; rest: RichText } | null {
  const [heading, lead, ...rest] = text;
  if (heading?.type !== 'heading' || lead?.type !== 'paragraph') return null;
  return { title: wordsOf(heading.children), lead, rest };
}
