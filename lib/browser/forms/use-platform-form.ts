'use client';

import { useFormik, type FormikHandlers } from 'formik';
import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { AnyObjectSchema } from 'yup';
import { isApiProblem } from '@/lib/http/problem';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { dropUnsaved, keepUnsaved, readUnsaved, type InputOwner } from './unsaved-input';
import { useFocusFirstError } from './use-focus-first-error';
import { useIdempotencyKey } from './use-idempotency-key';

type FieldName<Values> = keyof Values & string;

/** Parts of names of fields that no storage of a browser may hold. */
type Secret = 'assword' | 'ecret' | 'card' | 'Card' | 'cvv' | 'cvc' | 'iban' | 'Iban' | 'oneTime';

/** Fields that may be kept: naming one that holds a secret does not compile. */
export type Keepable<Values> = Exclude<FieldName<Values>, `${string}${Secret}${string}`>;

interface PlatformFormOptions<Values> {
  initialValues: Values;
  /** Its messages are keys, which `errorText` puts into the reader's language. */
  schema: AnyObjectSchema;
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
  /** The message of the whole form; undefined for the usual text of the problem. */
  problemMessage?: (problem: unknown) => string | undefined;
  /** Text fields that are stored in this tab until they are sent, under this name, for this person alone. */
  keep?: { as: string; fields: readonly Keepable<Values>[]; owner: InputOwner };
  /** Keep the key after a success. For a form that leaves the page when it is answered. */
  keepsKey?: boolean;
}

/** What a field takes: its value, its error, and what happens to it. */
export interface FieldProps<Value> {
  name: string;
  value: Value;
  onChange: FormikHandlers['handleChange'];
  onBlur: FormikHandlers['handleBlur'];
  onFocus: () => void;
  error: string | undefined;
}

export interface PlatformForm<Values> {
  /** Of `<form>`: after a submit that was refused here, the first wrong field has the focus. */
  attributes: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
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
 */
export function usePlatformForm<Values extends object>({
  initialValues,
  schema,
  errorText,
  submit,
  problemKeys = fieldsOf as NonNullable<PlatformFormOptions<Values>['problemKeys']>,
  problemMessage,
  keep,
  keepsKey = false,
}: PlatformFormOptions<Values>): PlatformForm<Values> {
  const problemText = useProblemText();
  const { keyOf, failed, done } = useIdempotencyKey();
  const sending = useRef(false);
  const sent = useRef(false);
  const [begin] = useState(() => ({ ...initialValues, ...unsavedOf(initialValues, keep) }));
  const [message, setMessage] = useState<string>();

  const tell = (problem: unknown) => {
    const wrong = Object.entries<string | undefined>(problemKeys(problem)).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && errorText(entry[1]) !== undefined,
    );
    for (const [name, key] of wrong) form.setFieldError(name, key);
    if (wrong.length === 0) setMessage(problemMessage?.(problem) ?? problemText(problem));
  };

  const form = useFormik<Values>({
    initialValues: begin,
    validationSchema: schema,
    onSubmit: async (values) => {
      sent.current = false;
      setMessage(undefined);
      try {
        await submit(values, keyOf, done);
        sent.current = true;
        if (!keepsKey) done();
        if (keep) dropUnsaved(keep.as);
      } catch (problem) {
        failed(problem);
        tell(problem);
      }
    },
  });
  const onSubmit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    // Formik would check and send again, and count itself as idle after the second: one at a time.
    if (sending.current) return;
    sending.current = true;
    void form.submitForm().finally(() => {
      sending.current = false;
    });
  };

  const { values, dirty, setFieldValue } = form;
  const setValue = useCallback<PlatformForm<Values>['setValue']>(
    (name, value) => void setFieldValue(name, value),
    [setFieldValue],
  );
  useEffect(() => {
    if (!keep || !dirty || sent.current) return;
    const texts = keep.fields.map((name) => [name, values[name]]);
    const filled = texts.filter(([, value]) => typeof value === 'string');
    keepUnsaved(keep.as, keep.owner, Object.fromEntries(filled));
  }, [keep, values, dirty]);

  const element = useFocusFirstError(form);
  const errorOf = (name: FieldName<Values>) => {
    const key = form.errors[name];
    return form.touched[name] && typeof key === 'string' ? errorText(key) : undefined;
  };
  return {
    attributes: { ref: element, onSubmit, noValidate: true },
    values,
    errorOf,
    field: (name) => ({
      name,
      value: values[name],
      onChange: form.handleChange,
      onBlur: form.handleBlur,
      onFocus: () => setMessage(undefined),
      error: errorOf(name),
    }),
    setValue,
    touch: (name) => void form.setFieldTouched(name),
    busy: form.isSubmitting,
    message,
  };
}

/** What was typed before, for fields that begin empty. */
function unsavedOf<Values extends object>(
  initialValues: Values,
  keep: PlatformFormOptions<Values>['keep'],
): Partial<Values> {
  if (!keep) return {};
  const kept = readUnsaved(keep.as, keep.owner);
  const empty = keep.fields.filter((name) => initialValues[name] === '' && kept[name] !== undefined);
  return Object.fromEntries(empty.map((name) => [name, kept[name]])) as Partial<Values>;
}
