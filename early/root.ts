import type { ROOT } from '@/lib/domain/browser-state';

type Name = (typeof ROOT)[keyof typeof ROOT];

/** Sets a data attribute of the root element, or removes it with null. */
export function markRoot(name: Name, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) Reflect.deleteProperty(dataset, name);
  else dataset[name] = value;
}
