import { codeField } from '../fields/code';
import { lineField } from '../fields/localized';
import { positionField } from '../fields/position';
import { slideFields } from '../fields/slide';
import type { EventsOf } from '../hooks/announce';
import type { PageOf } from '../preview';
import { HOME_SEO_PATH, previewPath } from '../seo-address';
import { contentCollection } from './content';

const announced =
  (kind: 'sliders' | 'stories' | 'tiles' | 'loyalty'): EventsOf =>
  async () => [{ type: 'promotion.changed', kind }];

const onHomePage: PageOf = (_doc, locale) => previewPath(HOME_SEO_PATH, locale);

/** Codes that the product fills with live data; every other one is a slide as it stands here (SPEC §2). */
export const LIVE_SLIDES = ['recent_winners', 'jackpots', 'welcome_pack', 'tournaments_local'] as const;

const gated = {
  name: 'gated',
  type: 'checkbox',
  label: 'Visitors sign up first',
  defaultValue: false,
  admin: {
    position: 'sidebar',
    description: 'A visitor who presses it signs up, and is led on afterwards.',
  },
} as const;

/** Slides of the home page's carousel. */
export const mainSlidersCollection = contentCollection(
  {
    slug: 'main-sliders',
    labels: { singular: 'Slide of the home page', plural: 'Slides of the home page' },
    defaultSort: 'position',
    admin: {
      useAsTitle: 'heading',
      defaultColumns: ['heading', 'code', 'position', '_status', 'updatedAt'],
      listSearchableFields: ['heading', 'code'],
      description: `The carousel at the top of the home page. ${LIVE_SLIDES.join(', ')} are filled with live data, and their texts here are not shown; welcome_pack is the first slide’s, whatever its position.`,
      group: 'Promotion',
    },
    pageOf: onHomePage,
    fields: [
      ...slideFields(),
      codeField('What the slide is known by; the four live ones are named above the list.'),
      positionField(),
      gated,
    ],
  },
  announced('sliders'),
);

/** Stories: circles on narrow screens, each a row of full-screen slides. */
export const storiesCollection = contentCollection(
  {
    slug: 'stories-main',
    labels: { singular: 'Story', plural: 'Stories' },
    defaultSort: 'position',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'code', 'position', '_status', 'updatedAt'],
      listSearchableFields: ['title', 'code'],
      description: 'Circles on the home page of narrow screens, each with its slides.',
      group: 'Promotion',
    },
    pageOf: onHomePage,
    fields: [
      lineField('title', 24, { description: 'Stands below the circle: about 14 characters fit.' }),
      {
        name: 'image',
        label: 'Picture',
        type: 'upload',
        relationTo: 'media',
        admin: { description: 'The picture in the circle.' },
      },
      {
        name: 'slides',
        type: 'array',
        labels: { singular: 'Slide', plural: 'Slides' },
        minRows: 1,
        maxRows: 12,
        fields: slideFields(),
      },
      codeField('What a browser remembers the story by once it was seen.'),
      positionField(),
      gated,
    ],
  },
  announced('stories'),
);

/** Small promotions: one in the sidebar, the others on the home page. */
export const promoTilesCollection = contentCollection(
  {
    slug: 'promo-tiles',
    labels: { singular: 'Promo tile', plural: 'Promo tiles' },
    defaultSort: 'position',
    admin: {
      useAsTitle: 'heading',
      listSearchableFields: ['heading', 'code'],
      defaultColumns: ['heading', 'code', 'place', 'position', '_status', 'updatedAt'],
      group: 'Promotion',
    },
    pageOf: onHomePage,
    fields: [
      ...slideFields(),
      codeField('What the tile is known by.'),
      {
        name: 'place',
        type: 'select',
        required: true,
        defaultValue: 'home',
        options: [
          { value: 'home', label: 'Home page' },
          { value: 'sidebar', label: 'Sidebar: the first one that is published' },
        ],
        admin: { position: 'sidebar' },
      },
      positionField(),
      gated,
    ],
  },
  announced('tiles'),
);

/** The loyalty programme: its rules (`loyalty_main`), and what each level brings. */
export const loyaltyRulesCollection = contentCollection(
  {
    slug: 'loyalty-rules',
    labels: { singular: 'Loyalty rule', plural: 'Loyalty rules' },
    defaultSort: 'position',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'code', 'position', '_status', 'updatedAt'],
      listSearchableFields: ['title', 'code'],
      description:
        'loyalty_main are the rules that a player reads; each other one is a level, whose points and cashback the platform knows.',
      group: 'Promotion',
    },
    pageOf: (_rule, locale) => previewPath('vip', locale),
    fields: [
      lineField('title', 80),
      {
        name: 'image',
        label: 'Picture',
        type: 'upload',
        relationTo: 'media',
        admin: { description: 'Without one, the level’s own medal is shown.' },
      },
      {
        name: 'childs',
        type: 'array',
        label: 'Chapters',
        labels: { singular: 'Chapter', plural: 'Chapters' },
        maxRows: 20,
        fields: [lineField('title', 120), { name: 'content', type: 'richText', localized: true }],
      },
      codeField('loyalty_main, or the code of a level.'),
      positionField(),
    ],
  },
  announced('loyalty'),
);
