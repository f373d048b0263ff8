import { createNavigation } from 'next-intl/navigation';
import { routing } from './routing';

/** Links and navigation that know the language prefix. Use these, never next/link or next/navigation's router. */
export const { Link, redirect, usePathname, useRouter, getPathname } = createNavigation(routing);
