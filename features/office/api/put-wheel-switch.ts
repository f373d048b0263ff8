import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Lets the wheel turn, or stand still, for everybody. */
export const switchWheel = (isOn: boolean, reason: string) =>
  asked(() => api.PUT('/api/office/v1/wheel/switch', { body: { isOn, reason } }));
