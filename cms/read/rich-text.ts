import type { Locale } from '@/lib/domain/locales';
import type { Inline, ListItem, RichText, TextBlock } from '@/lib/domain/rich-text';
import { webLog } from '@/lib/node/log/web-log';
import { toPicture } from './picture';

/** Bits of Lexical's `format`. Source: lexical, `TEXT_TYPE_TO_FORMAT`. */
const BOLD = 1;
const ITALIC = 2;

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Logged once for each place and kind: rendering the page again would only repeat it. */
const told = new Set<string>();

function tellUnknown(where: string, kind: string): void {
  const line = `cms: ${where}: "${kind}" is not known here and not shown`;
  if (told.has(line)) return;
  told.add(line);
  webLog().warn(line);
}

/** An address that is safe to link to, or null: one that a browser would execute is not. */
function safeHref(value: unknown): string | null {
  const href = textOf(value).trim();
  if (/^#[\w-]+$/.test(href) || /^\/(?![/\\])/.test(href)) return href;
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(href)) return href;
  return URL.canParse(href) && new URL(href).protocol === 'https:' ? href : null;
}

class Reader {
  readonly #ids = new Map<string, number>();

  constructor(
    private readonly where: string,
    private readonly locale: Locale,
  ) {}

  blocks(nodes: readonly Node[]): TextBlock[] {
    return nodes.flatMap((node) => this.#block(node) ?? []);
  }

  #block(node: Node): TextBlock | TextBlock[] | undefined {
    switch (node.type) {
      case 'heading':
        return this.#heading(node);
      case 'paragraph': {
        const children = this.#inlines(node);
        return children.length > 0 ? { type: 'paragraph', children } : undefined;
      }
      case 'list':
        return this.#list(node);
      case 'horizontalrule':
        return { type: 'rule' };
      case 'upload': {
        const picture = toPicture(node.value, this.locale);
        if (!picture) tellUnknown(this.where, 'picture that is gone');
        return picture ? { type: 'picture', picture } : undefined;
      }
      case 'block':
        return this.#ownBlock(recordOf(node.fields));
      default:
        tellUnknown(this.where, node.type);
        return undefined;
    }
  }

  /** The blocks of `cms/fields/blocks.ts`. */
  #ownBlock(fields: Record<string, unknown>): TextBlock | undefined {
    switch (fields.blockType) {
      case 'notice':
        return { type: 'notice', tone: fields.tone === 'care' ? 'care' : 'info', text: textOf(fields.text) };
      case 'action': {
        const href = safeHref(fields.target);
        return href === null ? undefined : { type: 'action', label: textOf(fields.label), href };
      }
      default:
        tellUnknown(this.where, `block ${textOf(fields.blockType)}`);
        return undefined;
    }
  }

  #heading(node: Node): TextBlock {
    const children = this.#inlines(node);
    const words = children.map((inline) => (inline.type === 'text' ? inline.text : '')).join('');
    return { type: 'heading', level: node.tag === 'h3' ? 3 : 2, id: this.#id(words), children };
  }

  #list(node: Node): Extract<TextBlock, { type: 'list' }> {
    const items: ListItem[] = [];
    for (const item of nodesOf(node.children)) {
      const nested = nodesOf(item.children).find(({ type }) => type === 'list');
      const children = this.#inlines(item, 'list');
      const last = items.at(-1);
      // Lexical puts a list below an item into an item of its own.
      if (nested && children.length === 0 && last) last.list = this.#list(nested);
      else items.push({ children, ...(nested ? { list: this.#list(nested) } : {}) });
    }
    return { type: 'list', ordered: node.listType === 'number', items };
  }

  #inlines(parent: Node, skip?: string): Inline[] {
    return nodesOf(parent.children)
      .filter(({ type }) => type !== skip)
      .flatMap((node) => this.#inline(node));
  }

  #inline(node: Node): Inline[] {
    switch (node.type) {
      case 'text': {
        const format = typeof node.format === 'number' ? node.format : 0;
        return [
          {
            type: 'text',
            text: textOf(node.text),
            ...(format & BOLD ? { bold: true } : {}),
            ...(format & ITALIC ? { italic: true } : {}),
          },
        ];
      }
      case 'linebreak':
        return [{ type: 'break' }];
      case 'tab':
        return [{ type: 'text', text: ' ' }];
      case 'link':
      case 'autolink': {
        const children = this.#inlines(node);
        const href = safeHref(recordOf(node.fields).url);
        return href === null ? children : [{ type: 'link', href, children }];
      }
      default:
        tellUnknown(this.where, node.type);
        return [];
    }
  }

  /** Letters and digits of a heading, joined; with a number when another heading has the same. */
  #id(words: string): string {
    const plain =
      words
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '') || 'part';
    const times = (this.#ids.get(plain) ?? 0) + 1;
    this.#ids.set(plain, times);
    return times === 1 ? plain : `${plain}-${times}`;
  }
}

/**
 * Rich text of the CMS as typed blocks. A node that no page can show is left out and named in the log; a link that a
 * browser would run keeps its words and loses its address.
 *
 * @param where names the text in the log
 */
export function toRichText(value: unknown, locale: Locale, where: string): RichText {
  return new Reader(where, locale).blocks(nodesOf(recordOf(recordOf(value).root).children));
}
