import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create({
    base: 'dark',
    brandTitle: 'Parlour workbench',
    fontBase: 'system-ui, sans-serif',
    appBg: '#0a0f0d',
    appContentBg: '#111815',
    appPreviewBg: '#0a0f0d',
    barBg: '#111815',
    colorPrimary: '#ffb627',
    colorSecondary: '#b97a00',
  }),
});
