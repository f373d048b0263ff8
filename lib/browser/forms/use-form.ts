'use client';

import { useFormik, type FormikErrors } from 'formik';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type RefObject,
} from 'react';
import type { AnySchema } from 'yup';
import { isApiProblem } from '@/lib/http/problem';
import { fieldPath } from './field-path';
import { dropUnsaved, keepUnsaved, readUnsaved, type InputOwner } from './unsaved-input';
import { useFocusFirstError } from './use-focus-first-error';
import { useIdempotencyKey, type IdempotencyKey } from './use-idempotency-key';

type FieldName<Values> = keyof Values & string;

/** Parts of names of fields that no storage of a browser may hold. */
type Secret = 'assword' | 'ecret' | 'card' | 'Card' | 'cvv' | 'cvc' | 'iban' | 'Iban' | 'oneTime';

/** Fields that may be kept: naming one that holds a secret does not compile. */
export type Keepable<Values> = Exclude<FieldName<Values>, `${string}${Secret}${string}`>;

/** All fields, of a form none of whose fields is named like a secret. */
type All<Values> = FieldName<Values> extends Keepable<Values> ? 'all' : never;

/** Text fields that are stored in this tab until they are sent, under this name, for this person alone. */
export interface Kept<Values> {
  as: string;
  fields: readonly Keepable<Values>[] | All<Values>;
  owner: InputOwner;
  /**
   * The state of the thing that the form changes, such as its revision: what was typed over it is given back as long as
   * that stands. Without it, what was typed comes back only where a field begins empty.
   */
  over?: string;
}

/** What a form says of itself, wherever it stands. */
export interface FormOptions<Values> {
  initialValues: Values;
  /** Its messages are keys, which `errorText` puts into the reader's language. */
  schema: AnySchema;
  /** The text of a key, from the schema or from `problemKeys`; undefined where there is none. */
  errorText: (key: string) => string | undefined;
  /**
   * Sends the values. A problem that it throws is shown at the fields that it names, or else as a message of the
   * whole form.
   * @param keyOf gives the idempotency key for what is sent: the same until the platform has settled the call
   * @param endKey ends the key that was given last: the same content then gets another one
   */
  submit: (values: Values, keyOf: (content: unknown) => string, endKey: () => void) => Promise<void>;
  /** Keys of errors by field, of a problem that names fields; by default `<field>.<what the platform says>`. */
  problemKeys?: (problem: unknown) => Partial<Record<FieldName<Values>, string>>;
  /** The message of the whole form; undefined for the usual text of the problem, where it names no field. */
  problemMessage?: (problem: unknown) => string | undefined;
  /** The message of the whole form when a press finds something wrong in it. For one that is longer than a screen. */
  wrongText?: string;
  keep?: Kept<Values> | undefined;
  /** Keep the key after a success. For a form that leaves the page when it is answered. */
  keepsKey?: boolean;
  /**
   * The keys of what the form is a step of: they live on when the step is left and comes back. By default the form has
   * its own.
   */
  keys?: IdempotencyKey | undefined;
  /** Nothing is sent yet: what was typed stays kept after it. For a step before the one that sends. */
  sendsLater?: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field takes: its value, its error, and what happens to it. */
export interface FieldProps<Value> {
  name: string;
  value: Value;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: (event: FocusEvent) => void;
  onFocus: () => void;
  error: string | undefined;
}

export interface SentForm<Values> {
  /** Of `<form>`: after a submit that was refused here, the first wrong field has the focus. */
  attributes: {
    ref: RefObject<HTMLFormElement | null>;
    /** @returns whether this press is the one that sends: false while another is on its way */
    onSubmit: (event?: FormEvent<HTMLFormElement>) => boolean;
    noValidate: true;
  };
  values: Values;
  field<Name extends FieldName<Values>>(name: Name): FieldProps<Values[Name]>;
  /** Shown once the field was touched (SPEC §5). */
  errorOf(name: FieldName<Values>): string | undefined;
  setValue<Name extends FieldName<Values>>(name: Name, value: Values[Name]): void;
  touch(name: FieldName<Values>): void;
  /** While it is being sent. A second press sends nothing. */
  busy: boolean;
  /** What went wrong with the form as a whole; it stays until a field has the focus (SPEC §4). */
  message: string | undefined;
  /** Puts something else in the place of that message. */
  say(message: string | undefined): void;
  /** Begins anew: as it was before anything was typed. For a form that stays after its answer. */
  reset(): void;
  /** What was typed is not wanted any more, and kept no longer. */
  giveUp(): void;
}

/** Keys of errors of what the browser itself can't read, such as half a date: its value looks like an empty one. */
function unreadable(form: HTMLFormElement | null): [name: string, key: string][] {
  const controls = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLInputElement);
  return controls.filter((one) => one.validity.badInput).map(({ name }) => [name, `${name}.invalid`]);
}

function fieldsOf(problem: unknown): Record<string, string> {
  if (!isApiProblem(problem)) return {};
  return Object.fromEntries(
    Object.entries(problem.body.fields ?? {}).map(([field, rule]) => [field, `${field}.${rule}`]),
  );
}

/**
 * A form that the platform answers. Rules come from yup, errors show at their fields in the reader's language, the
 * platform's refusal shows at its fields or below the form, the focus goes to the first wrong field, one intention
 * makes one call, and what was typed is kept until it is sent.
 * @param problemText the usual text of a problem
 */
export function useForm<Values extends object>(
  {
    initialValues,
    schema,
    errorText,
    submit,
    problemKeys = fieldsOf as NonNullable<FormOptions<Values>['problemKeys']>,
    problemMessage,
    wrongText,
    keep,
    keepsKey = false,
    keys,
    sendsLater = false,
  }: FormOptions<Values>,
  problemText: (problem: unknown) => string,
): SentForm<Values> {
  const ownKeys = useIdempotencyKey();
  const { keyOf, failed, done } = keys ?? ownKeys;
  const sending = useRef(false);
  const isRight = useRef(false);
  /** What is not to be kept: it was sent, or given up. */
  const settled = useRef<Values>(undefined);
  const [begin] = useState(() => ({ ...initialValues, ...unsavedOf(initialValues, keep) }));
  const [message, setMessage] = useState<string>();

  const tell = (problem: unknown) => {
    const wrong = Object.entries<string | undefined>(problemKeys(problem)).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && errorText(entry[1]) !== undefined,
    );
    for (const [name, key] of wrong) form.setFieldError(fieldPath(name), key);
    const own = problemMessage?.(problem);
    if (own !== undefined || wrong.length === 0) setMessage(own ?? problemText(problem));
  };

  const form = useFormik<Values>({
    initialValues: begin,
    validationSchema: schema,
    validate: () =>
      Object.fromEntries(
        unreadable(element.current).filter(([, key]) => errorText(key) !== undefined),
      ) as FormikErrors<Values>,
    onSubmit: async (values) => {
      let hasKey = false;
      isRight.current = true;
      setMessage(undefined);
      try {
        await submit(
          values,
          (content) => {
            hasKey = true;
            return keyOf(content);
          },
          done,
        );
        if (hasKey && !keepsKey) done();
        if (sendsLater) return;
        settled.current = values;
        if (keep) dropUnsaved(keep.as);
      } catch (problem) {
        // One that came before the call says nothing of the call before.
        if (hasKey) failed(problem);
        tell(problem);
      }
    },
  });
  const onSubmit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    // Formik would check and send again, and count itself as idle after the second: one at a time.
    if (sending.current) return false;
    sending.current = true;
    isRight.current = false;
    void form.submitForm().finally(() => {
      sending.current = false;
      if (!isRight.current && wrongText !== undefined) setMessage(wrongText);
    });
    return true;
  };

  const { values, dirty, setFieldValue } = form;
  const setValue = useCallback<SentForm<Values>['setValue']>(
    (name, value) => void setFieldValue(fieldPath(name), value),
    [setFieldValue],
  );
  useEffect(() => {
    if (!keep || !dirty || settled.current === values) return;
    const { as, fields, owner, over } = keep;
    const names: readonly string[] = fields === 'all' ? Object.keys(values) : fields;
    const texts = names.map((name): [string, unknown] => [name, values[name as FieldName<Values>]]);
    const filled = texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    keepUnsaved(as, { owner, over }, Object.fromEntries(filled));
  }, [keep, values, dirty]);

  const element = useFocusFirstError(form);
  const errorOf = (name: FieldName<Values>) => {
    const key = form.errors[name];
    // A field that has no value yet was asked for by the press that sent it, too.
    const isAsked = form.touched[name] || (form.submitCount > 0 && !(name in values));
    return isAsked && typeof key === 'string' ? errorText(key) : undefined;
  };
  return {
    attributes: { ref: element, onSubmit, noValidate: true },
    values,
    errorOf,
    field: (name) => ({
      name,
      value: values[name],
      onChange: form.handleChange(fieldPath(name)),
      onBlur: () => void form.setFieldTouched(fieldPath(name)),
      onFocus: () => setMessage(undefined),
      error: errorOf(name),
    }),
    setValue,
    touch: (name) => void form.setFieldTouched(fieldPath(name)),
    busy: form.isSubmitting,
    message,
    say: setMessage,
    reset: () => form.resetForm({ values: initialValues }),
    giveUp: () => {
      settled.current = values;
      if (keep) dropUnsaved(keep.as);
    },
  };
}

/** What was typed before. */
function unsavedOf<Values extends object>(
  initialValues: Values,
  keep: FormOptions<Values>['keep'],
): Partial<Values> {
  if (!keep) return {};
  const { as, fields, owner, over } = keep;
  const kept = readUnsaved(as, { owner, over });
  const names: readonly string[] = fields === 'all' ? Object.keys(kept) : fields;
  const open = names.filter(
    (name) =>
      kept[name] !== undefined && (over !== undefined || initialValues[name as FieldName<Values>] === ''),
  );
  return Object.fromEntries(open.map((name) => [name, kept[name]])) as Partial<Values>;
}
