'use client';

import { createContext } from 'react';

export interface DialogPlace {
  /** A more important dialog covers it: it keeps its input, hidden and inert. */
  covered: boolean;
}

/** Set by a host that stacks dialogs and returns the focus itself; a single dialog does that on its own. */
export const DialogPlaceContext = createContext<DialogPlace | null>(null);
