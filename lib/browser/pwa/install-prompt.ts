import { atom } from 'jotai';

/** The browser's own offer to install the product, kept until the visitor asks for it. Chromium has it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Null where the browser makes no offer: it can't install, has installed already, or has shown its offer. */
export const installPromptAtom = atom<InstallPrompt | null>(null);

/** Keeps the browser's offer back. @returns what ends that. */
export function watchInstallPrompt(keep: (prompt: InstallPrompt | null) => void): () => void {
  const offer = (event: Event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  };
  const installed = () => keep(null);
  window.addEventListener('beforeinstallprompt', offer);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener('beforeinstallprompt', offer);
    window.removeEventListener('appinstalled', installed);
  };
}
