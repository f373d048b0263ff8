'use client';

import { useCallback, useRef, useState } from 'react';
import { dropUnsaved, keepUnsaved, readUnsaved, type InputOwner, type Secret } from './unsaved-input';

type FieldName<Values> = keyof Values & string;

/** Fields that may be kept: naming one that holds a secret does not compile. */
export type Keepable<Values> = Exclude<FieldName<Values>, `${string}${Secret}${string}`>;

/** All fields, of a form none of whose fields is named like a secret. */
type All<Values> = FieldName<Values> extends Keepable<Values> ? 'all' : never;

/** Text fields that are stored in this tab until they are sent, under this name, for this person alone. */
export interface Kept<Values> {
  /** What is written, and about what. A form whose name changes needs a `key` that changes with it. */
  as: string;
  fields: readonly Keepable<Values>[] | All<Values>;
  owner: InputOwner;
  /**
   * The state of the thing that the form changes, such as its revision: what was typed over it is given back as long as
   * that stands. Without it, what was typed comes back only where a field begins empty.
   */
  over?: string;
}

interface Unsaved<Values> {
  /** The values that were given, with what was typed before in their place. */
  begin: Values;
  /** Whether something that was typed before stands in the place of another value. */
  isRestored: boolean;
  /** Stores the values as they are now. A form that nobody has changed yet stores nothing. */
  store(values: Values, isChanged: boolean): void;
  drop(): void;
}

/** What of a form is stored in this tab until it is sent. */
export function useUnsaved<Values extends object>(
  initialValues: Values,
  keep: Kept<Values> | undefined,
): Unsaved<Values> {
  // A form that is still there when somebody else logs in keeps nothing any more: its input is another person's.
  const [owner] = useState(keep?.owner);
  const [begin] = useState(() => ({ ...initialValues, ...typedBefore(initialValues, keep) }));
  const [isRestored, setRestored] = useState(
    () => keep?.over !== undefined && !sameValues(begin, initialValues),
  );
  /** Whether this form has stored something, which a change back to the first values has to replace. */
  const hasStored = useRef(false);
  const store = useCallback(
    (values: Values, isChanged: boolean) => {
      if (!keep || keep.owner !== owner || !(isChanged || hasStored.current)) return;
      const { as, fields, over } = keep;
      const names: readonly string[] = fields === 'all' ? Object.keys(values) : fields;
      const texts = names.map((name): [string, unknown] => [name, values[name as FieldName<Values>]]);
      const filled = texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      keepUnsaved(as, { owner: keep.owner, over }, Object.fromEntries(filled));
      hasStored.current = true;
    },
    [keep, owner],
  );
  const drop = () => {
    setRestored(false);
    if (keep && (hasStored.current || keep.owner === owner)) dropUnsaved(keep.as);
    hasStored.current = false;
  };
  return { begin, isRestored, store, drop };
}

/** Whether two states of a form say the same. A field without a value is an empty one. */
export const sameValues = <Values extends object>(one: Values, other: Values): boolean =>
  (Object.keys({ ...one, ...other }) as FieldName<Values>[]).every(
    (name) => (one[name] ?? '') === (other[name] ?? ''),
  );

function typedBefore<Values extends object>(
  initialValues: Values,
  keep: Kept<Values> | undefined,
): Partial<Values> {
  if (!keep) return {};
  const { as, fields, owner, over } = keep;
  const stored = readUnsaved(as, { owner, over });
  const names: readonly string[] = fields === 'all' ? Object.keys(stored) : fields;
  const open = names.filter(
    (name) =>
      stored[name] !== undefined && (over !== undefined || initialValues[name as FieldName<Values>] === ''),
  );
  return Object.fromEntries(open.map((name) => [name, stored[name]])) as Partial<Values>;
}
