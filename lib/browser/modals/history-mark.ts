/**
 * A modal's mark in the state of an entry of the browser's history, see
 * components/shell/modal-host/modal-history.ts.
 */
export interface ModalMark {
  /** Names the entries of one page that belong together. */
  chain: string;
  /** Modals that were open when the entry was made; 0 is the page's own. */
  depth: number;
}

export const MODAL_MARK = 'parlourModal';

export const modalMarkOf = (state: unknown): ModalMark | null =>
  ((state as Record<string, unknown> | null)?.[MODAL_MARK] as ModalMark | undefined) ?? null;
