import { createNavigation } from 'next-intl/navigation';
import { openPath } from './open-path';
import { routing } from './routing';

const navigation = createNavigation(routing);

/** Links and navigation that know the language prefix. Use these, never next/link or next/navigation's router. */
export const { Link, useRouter, getPathname, permanentRedirect } = navigation;

/** The visitor's path without language prefix. The notice of a closed section is rendered at an inner address. */
export const usePathname = () => openPath(navigation.usePathname());
