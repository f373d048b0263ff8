import { rememberedInTab, rememberInTab } from '@/early/remembered';

/** The pages to log in on: nobody is sent back to them. */
const FORMS = /^\/auth(\/|$)/;
/** A path of ours: never another site's address. */
const PATH = /^\/(?![/\\])/;

/** Keeps the page that a visitor leaves for a company's log-in. */
export function keepSocialReturn(path: string): void {
  rememberInTab('socialReturn', FORMS.test(path) || !PATH.test(path) ? null : path);
}

/** The page to go back to after it, once; home without one. */
export function takeSocialReturn(): string {
  const kept = rememberedInTab('socialReturn') ?? '';
  rememberInTab('socialReturn', null);
  return PATH.test(kept) && !FORMS.test(kept) ? kept : '/';
}
