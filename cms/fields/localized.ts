import type { TextareaField, TextField } from 'payload';
import { requiredInEnglish, type Check } from './required-in-english';

interface Options {
  label?: string;
  description?: string;
  /** English may leave it out as well. */
  optional?: boolean;
  /** What else is asked of a text, in each language. */
  check?: Check;
}

const common = (name: string, maxLength: number, { label, description, optional, check }: Options) => ({
  name,
  localized: true,
  maxLength,
  ...(label ? { label } : {}),
  ...(optional ? {} : { validate: requiredInEnglish(maxLength, check) }),
  ...(description ? { admin: { description } } : {}),
});

/** One line of text in five languages; the others fall back to English, which must have it. */
export const lineField = (name: string, maxLength: number, options: Options = {}): TextField => ({
  type: 'text',
  ...common(name, maxLength, options),
});

/** Some lines of text in five languages; the others fall back to English, which must have it. */
export const linesField = (name: string, maxLength: number, options: Options = {}): TextareaField => ({
  type: 'textarea',
  ...common(name, maxLength, options),
});
