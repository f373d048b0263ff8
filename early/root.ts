import type { Root } from '@/lib/domain/browser-state';

/** A data attribute of the root element. */
export const rootMark = (name: keyof Root): string | undefined => document.documentElement.dataset[name];

/** Sets a data attribute of the root element, or removes it with null. */
export function markRoot(name: keyof Root, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) Reflect.deleteProperty(dataset, name);
  else dataset[name] = value;
}
