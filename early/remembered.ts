import type { InTab, Stored } from '@/lib/domain/browser-state';

/** Null where there is nothing, or a browser that keeps nothing. */
const read = (area: 'localStorage' | 'sessionStorage', key: string): string | null => {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
};

const write = (area: 'localStorage' | 'sessionStorage', key: string, value: string | null): boolean => {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

export const remembered = (key: keyof Stored): string | null => read('localStorage', key);

/** Null forgets it. A browser that keeps nothing goes on without, until the next load. @returns whether it was kept */
export const remember = (key: keyof Stored, value: string | null): boolean =>
  write('localStorage', key, value);

export const rememberedInTab = (key: keyof InTab): string | null => read('sessionStorage', String(key));

/** Null forgets it. @returns whether it was kept */
export const rememberInTab = (key: keyof InTab, value: string | null): boolean =>
  write('sessionStorage', String(key), value);
