import { isGameId } from '@/lib/domain/game-id';
import { lineField, linesField } from '../fields/localized';
import { contentGlobal } from '../collections/content';
import { HOME_SEO_PATH, previewPath } from '../seo-address';

const httpsOnly = (value: string | null | undefined) =>
  !value || /^https:\/\/[^\s\\@]+$/.test(value) || 'A whole address that begins with https://';

const gameId = (value: string | null | undefined) =>
  !value || isGameId(value) || 'A game’s id, such as g103 or l201.';

/** The casino's settings, which every page shows. */
export const siteSettings = contentGlobal(
  {
    slug: 'site-settings',
    label: 'Site settings',
    admin: { group: 'House', description: 'What every page says about the casino.' },
    pageOf: (_settings, locale) => previewPath(HOME_SEO_PATH, locale),
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: 'Brand',
            fields: [
              { name: 'brand', type: 'text', required: true, maxLength: 40, defaultValue: 'Parlour' },
              lineField('tagline', 160, {
                description:
                  'In the footer. {games} and {providers} are filled with the catalogue’s numbers.',
              }),
              linesField('responsible', 400, { label: 'Notice on gambling', description: 'In the footer.' }),
              {
                name: 'social',
                label: 'Profiles elsewhere',
                type: 'array',
                maxRows: 8,
                fields: [
                  {
                    name: 'network',
                    type: 'select',
                    required: true,
                    options: ['Facebook', 'Instagram', 'Telegram', 'X', 'YouTube', 'Twitch'],
                  },
                  {
                    name: 'url',
                    label: 'Address',
                    type: 'text',
                    required: true,
                    maxLength: 300,
                    validate: httpsOnly,
                  },
                ],
              },
            ],
          },
          {
            label: 'Licences',
            fields: [
              {
                name: 'licences',
                label: 'Licence text by jurisdiction',
                type: 'array',
                minRows: 1,
                maxRows: 12,
                admin: { description: 'The one without countries holds wherever no other one does.' },
                fields: [
                  { name: 'jurisdiction', type: 'text', required: true, maxLength: 40 },
                  {
                    name: 'countries',
                    type: 'text',
                    hasMany: true,
                    validate: (value) =>
                      (value ?? []).every((code) => /^[A-Z]{2}$/.test(code)) ||
                      'Two capital letters each: NL.',
                  },
                  linesField('text', 600),
                ],
              },
            ],
          },
          {
            label: 'Catalogue',
            fields: [
              lineField('catalogueClaim', 160, {
                label: 'The catalogue in one line',
                description: 'On the home page. {games}, {tables}, {all} and {providers} are filled.',
              }),
              lineField('allGamesClaim', 60, {
                label: 'On the tile of all games',
                description: '{all} is filled: 8,335+ games, for one.',
              }),
              {
                type: 'row',
                fields: [
                  {
                    name: 'aviatorDesktop',
                    label: 'Aviator on computers: game id',
                    type: 'text',
                    validate: gameId,
                  },
                  {
                    name: 'aviatorMobile',
                    label: 'Aviator on phones: game id',
                    type: 'text',
                    validate: gameId,
                  },
                ],
              },
            ],
          },
          {
            label: 'Support',
            fields: [
              {
                name: 'supportEmail',
                label: 'Email of support',
                type: 'email',
                required: true,
                defaultValue: 'support@parlour.example',
              },
              { name: 'partnersEmail', label: 'Email for partners', type: 'email' },
              { name: 'complaintsEmail', label: 'Email for complaints', type: 'email' },
            ],
          },
        ],
      },
    ],
  },
  async () => [{ type: 'settings.changed' }],
);
