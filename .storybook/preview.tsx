import type { Preview } from '@storybook/react-vite';
import '@/components/styles/global.scss';
import './fonts.css';
import { Frame, type FrameGlobals } from './frame';
import { tellTests } from './outcome';

tellTests();

const preview: Preview = {
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'UI', 'Shell', '*'] } },
  },
  initialGlobals: { theme: 'dark', locale: 'en', direction: 'ltr' } satisfies FrameGlobals,
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'ivory', title: 'Ivory', icon: 'sun' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Deutsch' },
          { value: 'en-AU', title: 'English (Australia)' },
          { value: 'de-CH', title: 'Deutsch (Schweiz)' },
          { value: 'fr', title: 'Français' },
        ],
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters, id }) => (
      <Frame key={id} globals={globals as FrameGlobals} path={parameters.path}>
        <Story />
      </Frame>
    ),
  ],
};

export default preview;
