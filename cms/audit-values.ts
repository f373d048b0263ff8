/** A value in an entry of the audit trail: as text, since it is for reading. */
export interface AuditValue {
  /** `title`, or `questions.2.answer`: rows are counted from one. */
  field: string;
  before: string | null;
  after: string | null;
}

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Secrets, and what Payload keeps for itself: in no entry, whatever is saved. */
export const SILENT: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'sessions',
  'salt',
  'hash',
  'password',
  'currentPassword',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'loginAttempts',
  'lockUntil',
  'secondFactor',
  'globalType',
  'collection',
  'firstPublishedAt',
  'changeReason',
]);
/** Follow from the file of a picture. */
const MADE_OF_A_FILE = new Set(['sizes', 'url', 'thumbnailURL']);

const LONGEST_VALUE = 20_000;
const MOST_VALUES = 300;

/** The words of a rich text, a line for each of its parts. */
function wordsOf(node: Row): string {
  if (typeof node.text === 'string') return node.text;
  const children = Array.isArray(node.children) ? node.children.filter(isRow) : [];
  const block = children.some((child) => Array.isArray(child.children));
  const words = children.map(wordsOf).join(block ? '\n' : '');
  const { url } = isRow(node.fields) ? node.fields : {};
  return node.type === 'link' && typeof url === 'string' ? `${words} (${url})` : words;
}

/** An entry that another one refers to; how much of it was read along differs by request. */
const isReference = (value: Row): boolean => 'id' in value && 'updatedAt' in value;

/** Whether two values are equal, ignoring related documents that were read along. */
export function isSame(before: unknown, after: unknown): boolean {
  const text = (value: unknown) =>
    JSON.stringify(value ?? null, (_name, inner: unknown) =>
      isRow(inner) && isReference(inner) ? inner.id : inner,
    );
  return text(before) === text(after);
}

function flatten(value: unknown, path: string, found: Map<string, string>): void {
  if (value === null || value === undefined || value === '') return;
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== 'object' || one === null)) {
      if (value.length > 0) found.set(path, value.map(String).join(', ').slice(0, LONGEST_VALUE));
      return;
    }
    for (const [index, one] of value.entries()) flatten(one, `${path}.${index + 1}`, found);
    return;
  }
  if (!isRow(value)) {
    found.set(path, String(value).slice(0, LONGEST_VALUE));
    return;
  }
  if (isRow(value.root)) {
    const words = wordsOf(value.root);
    if (words !== '') found.set(path, words.slice(0, LONGEST_VALUE));
    return;
  }
  if (path !== '' && isReference(value)) {
    found.set(path, String(value.id));
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    if (SILENT.has(name) || MADE_OF_A_FILE.has(name)) continue;
    flatten(inner, path === '' ? name : `${path}.${name}`, found);
  }
}

/** The values that differ between two states of an entry; undefined is one that is not there. */
export function changedValues(before: Row | undefined, after: Row | undefined): AuditValue[] {
  const [was, is] = [new Map<string, string>(), new Map<string, string>()];
  flatten(before, '', was);
  flatten(after, '', is);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((value) => value.before !== value.after)
    .slice(0, MOST_VALUES);
}

/** What two saves did together: from the first state to the last. */
export function mergedValues(earlier: AuditValue[], later: AuditValue[]): AuditValue[] {
  const merged = new Map(earlier.map((value) => [value.field, value]));
  for (const value of later) {
    merged.set(value.field, {
      ...value,
      before: merged.has(value.field) ? (merged.get(value.field)?.before ?? null) : value.before,
    });
  }
  return [...merged.values()].filter(({ before, after }) => before !== after).slice(0, MOST_VALUES);
}

/** The changes of an entry: older entries have none. */
export function valuesOf(changes: unknown): AuditValue[] {
  const values = isRow(changes) ? changes.values : undefined;
  if (!Array.isArray(values)) return [];
  return values.filter(isRow).map(({ field, before, after }) => ({
    field: String(field),
    before: typeof before === 'string' ? before : null,
    after: typeof after === 'string' ? after : null,
  }));
}
