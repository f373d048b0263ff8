'use client';

import { useFormik, validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
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
import { ValidationError, type AnySchema } from 'yup';
import { isApiProblem } from '@/lib/http/problem';
import { fieldPath } from './field-path';
import { useFocusFirstError } from './use-focus-first-error';
import { useIdempotencyKey, type IdempotencyKey } from './use-idempotency-key';
import { sameValues, useUnsaved, type Kept } from './use-unsaved';

type FieldName<Values> = keyof Values & string;

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
   * @param endKey ends the key that `keyOf` gave last: the same content gets a new one after that
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
  /** The keys of what the form is a step of, which outlive the step. By default the form has its own. */
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
  /**
   * Empties a form that stays on the page after its answer: `submit` calls it. What was typed after the press was not
   * sent, and stays.
   */
  reset(): void;
  /** What was typed is not wanted any more, and kept no longer. */
  giveUp(): void;
  /**
   * Where what was typed before was put over values that stand: drops it, and shows those. Undefined where nothing was,
   * or it was sent.
   */
  beginAnew: (() => void) | undefined;
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
  /** What a rule of the schema threw in place of an error of a field. */
  const fault = useRef<{ problem: unknown }>(undefined);
  /** What is being sent. */
  const sent = useRef<Values>(undefined);
  /** What is not stored again: it was sent, or given up. */
  const notKept = useRef<Values>(undefined);
  const { begin, isRestored, store, drop } = useUnsaved(initialValues, keep);
  const [message, setMessage] = useState<string>();

  const tell = (problem: unknown) => {
    const wrong = Object.entries<string | undefined>(problemKeys(problem)).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && errorText(entry[1]) !== undefined,
    );
    for (const [name, key] of wrong) form.setFieldError(fieldPath(name), key);
    const own = problemMessage?.(problem);
    if (own !== undefined || wrong.length === 0) setMessage(own ?? problemText(problem));
  };

  /** Errors by field, by the schema. What a rule throws besides is shown when the form is sent. */
  const wrongIn = async (values: Values): Promise<FormikErrors<Values>> => {
    fault.current = undefined;
    try {
      await validateYupSchema(values, schema);
    } catch (problem) {
      if (ValidationError.isError(problem)) return yupToFormErrors<Values>(problem);
      fault.current = { problem };
    }
    return {};
  };

  const form = useFormik<Values>({
    initialValues: begin,
    validate: async (values) => {
      const keys = unreadable(element.current).filter(([, key]) => errorText(key) !== undefined);
      const wrong = { ...(await wrongIn(values)), ...Object.fromEntries(keys) };
      return wrong as FormikErrors<Values>;
    },
    onSubmit: async (values) => {
      let hasKey = false;
      isRight.current = true;
      setMessage(undefined);
      sent.current = values;
      try {
        if (fault.current) throw fault.current.problem;
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
        notKept.current = values;
        drop();
      } catch (problem) {
        // Without a key nothing was sent: the call before may still have been carried out, and keeps its key.
        if (hasKey) failed(problem);
        tell(problem);
      } finally {
        sent.current = undefined;
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

  const { values, dirty, isSubmitting, setFieldValue } = form;
  const latest = useRef(values);
  const setValue = useCallback<SentForm<Values>['setValue']>(
    (name, value) => void setFieldValue(fieldPath(name), value),
    [setFieldValue],
  );
  useEffect(() => {
    latest.current = values;
    // Once more at the end of a call: a success drops what was stored, also what was typed after the press.
    if (notKept.current !== values) store(values, dirty);
  }, [dirty, isSubmitting, store, values]);

  const element = useFocusFirstError(form);
  const errorOf = (name: FieldName<Values>) => {
    const key = form.errors[name];
    // Formik marks the fields that have a value as touched by a press: one without a value yet counts as touched, too.
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
    busy: isSubmitting,
    message,
    say: setMessage,
    reset: () => {
      if (sent.current && !sameValues(sent.current, latest.current)) return;
      form.resetForm({ values: initialValues });
    },
    giveUp: () => {
      notKept.current = values;
      drop();
    },
    beginAnew: isRestored
      ? () => {
          form.resetForm({ values: initialValues });
          setMessage(undefined);
          drop();
        }
      : undefined,
  };
}
