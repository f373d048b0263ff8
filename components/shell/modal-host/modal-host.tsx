'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { NextIntlClientProvider, useLocale, type Messages } from 'next-intl';
import { Suspense, use, type ComponentType } from 'react';
import type { Locale } from '@/lib/domain/locales';
import {
  closeModalAtom,
  modalRequestsAtom,
  nextModal,
  replaceModalAtom,
  type ModalRequest,
  type OpenableModal,
} from '@/lib/modals/modals';

export interface ModalFrameProps {
  request: ModalRequest;
  onClose: () => void;
  onReplace: (name: 'LOGIN' | 'SIGNUP') => void;
}

/** Which component shows which modal. Values are lazy components: a closed modal costs nothing. */
export type ModalRegistry = Record<OpenableModal, ComponentType<ModalFrameProps>>;

const loaded = new Map<Locale, Promise<Messages>>();

/** Texts of the modals come with the first one that opens, not with every page. */
function messagesOf(locale: Locale): Promise<Messages> {
  let messages = loaded.get(locale);
  if (!messages) {
    messages = import(`../../../messages/${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    );
    loaded.set(locale, messages);
    // Not for good: the network may be back at the next press.
    messages.catch(() => loaded.delete(locale));
  }
  return messages;
}

function WithMessages({ children }: { children: React.ReactNode }) {
  const locale = useLocale();
  const messages = use(messagesOf(locale));
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

/** The one place where modals stand: of all that asked, it shows the one whose turn it is. */
export function ModalHost({ registry, signedIn }: { registry: ModalRegistry; signedIn: boolean }) {
  const requests = useAtomValue(modalRequestsAtom);
  const close = useSetAtom(closeModalAtom);
  const replace = useSetAtom(replaceModalAtom);
  const request = nextModal(requests, signedIn);
  if (!request) return null;
  const Modal = registry[request.name];
  return (
    <Suspense fallback={null}>
      <WithMessages>
        <Modal
          key={request.id}
          request={request}
          onClose={() => close(request.id)}
          onReplace={(name) => replace(request.id, name)}
        />
      </WithMessages>
    </Suspense>
  );
}
