import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** What Next gives the product and the workbench has to stand in for: the most particular names come first. */
const alias = [
  { find: /^@\/lib\/i18n\/navigation$/, replacement: path.join(root, '.storybook/stand-ins/navigation.ts') },
  { find: /^next\/navigation$/, replacement: path.join(root, '.storybook/stand-ins/next-navigation.ts') },
  { find: /^next\/link$/, replacement: path.join(root, '.storybook/stand-ins/next-link.ts') },
  { find: /^@\//, replacement: `${root}/` },
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./foundations/*.stories.tsx', '../{components,features}/**/*.stories.tsx'],
  staticDirs: ['../public'],
  // Nothing of it calls anywhere: no counting, no news, no reports of crashes.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The static build is what the tests open, and React says what is wrong in development only.
  features: { developmentModeForBuild: true, sidebarOnboardingChecklist: false, backgrounds: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: { alias },
      // Next writes these into a bundle; a browser has no `process`.
      define: {
        'process.env.NEXT_PUBLIC_BASE_PATH': 'undefined',
        'process.env.NEXT_PUBLIC_KEPT_AFTER_CLOSING_YEARS': 'undefined',
      },
      css: { preprocessorOptions: { scss: { loadPaths: [root] } } },
      // One developer on one machine, or a test: there is no network to save bytes for.
      build: {
        chunkSizeWarningLimit: 4_000,
        reportCompressedSize: false,
        // What React complains about is told by name.
        minify: false,
        rolldownOptions: {
          onwarn(warning: { code?: string }, warn: (warning: { code?: string }) => void) {
            // Everything here runs in the browser: 'use client' has nothing left to divide.
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
          },
        },
      },
    }),
};

export default config;
