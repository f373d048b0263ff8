/** What a player wants of the chat, at every table and visit. */
export interface ChatWishes {
  /** No chat at all. */
  off: boolean;
  /** New messages are not read aloud. */
  quiet: boolean;
}

/** Whom and what a player does not want to see, as long as the browser's tab is open. */
export interface Unwanted {
  /** Others, by the key of their visit. */
  muted: readonly string[];
  /** Messages. */
  lines: readonly string[];
}

const WISHES = 'parlour.chat';
const UNWANTED = 'parlour.chat.unwanted';
/** The oldest are forgotten beyond. */
const MOST = 200;

/** Storage may be shut for frames: then nothing is remembered, and everything works. */
function read(storage: () => Storage, key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
function write(storage: () => Storage, key: string, value: object) {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is remembered.
  }
}
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(-MOST) : [];

const local = () => window.localStorage;
const session = () => window.sessionStorage;

export function readWishes(): ChatWishes {
  const { off, quiet } = read(local, WISHES);
  return { off: off === true, quiet: quiet === true };
}
export const keepWishes = (wishes: ChatWishes) => write(local, WISHES, wishes);

export function readUnwanted(): Unwanted {
  const { muted, lines } = read(session, UNWANTED);
  return { muted: texts(muted), lines: texts(lines) };
}
export const keepUnwanted = ({ muted, lines }: Unwanted) =>
  write(session, UNWANTED, { muted: muted.slice(-MOST), lines: lines.slice(-MOST) });
