'use client';

import { createContext } from 'react';

export interface DialogPlace {
  /** Something more important lies over it: it keeps what was typed, and is out of sight and reach. */
  covered: boolean;
}

/** Set by whoever shows dialogs one over another and gives the focus back itself; alone, a dialog does so. */
export const DialogPlaceContext = createContext<DialogPlace | null>(null);
