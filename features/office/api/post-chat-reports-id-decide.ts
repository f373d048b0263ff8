import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

/** Decides about a reported message, and silences its writer where that is due. */
export const decideChatReport = (id: string, body: components['schemas']['ChatDecision']) =>
  asked(() => api.POST('/api/office/v1/chat-reports/{id}/decide', { params: { path: { id } }, body }));
