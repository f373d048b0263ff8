import type { Config } from 'payload';

type Words = NonNullable<NonNullable<Config['i18n']>['translations']>;

/**
 * The admin's texts instead of Payload's own: those that use Payload's terms (locale, global, ID), name the product
 * that Parlour is built with, or show a placeholder for an empty value.
 */
export const ADMIN_WORDS: Words = {
  en: {
    error: {
      documentNotFound:
        'There is no entry with the number {{id}}: it was removed, or is not open to your role.',
      loadingDocument: 'The entry with the number {{id}} could not be loaded. Reload the page.',
      localesNotSaved_one: 'This language could not be saved:',
      localesNotSaved_other: 'These languages could not be saved:',
      unauthorizedAdmin: 'Your account may not use the CMS.',
    },
    general: {
      adminTheme: 'Appearance',
      allLocales: 'All languages',
      confirmDuplication: 'Duplicate this entry?',
      createdAt: 'Created',
      fallbackToDefaultLocale: 'Use the English text',
      globals: 'Settings',
      locale: 'Language',
      locales: 'Languages',
      lastModified: 'Changed',
      noLabel: '–',
      or: 'or',
      payloadSettings: 'Your settings',
      resetPreferences: 'Forget how lists are arranged',
      resetPreferencesDescription:
        'Columns, filters and opened parts go back to how they were at first. Content is not touched.',
      time: 'Time, later than now',
      untitled: 'New entry',
      schedulePublishFor: 'Publish {{title}} at a set time',
      updatedAt: 'Changed',
    },
    localization: {
      cannotCopySameLocale: 'It is the same language',
      copyToLocale: 'Copy to another language',
      localeToPublish: 'Language that goes online',
      selectedLocales: 'Chosen languages',
      selectLocaleToCopy: 'Choose the language to copy to',
      selectLocaleToDuplicate: 'Choose the languages to duplicate',
    },
    validation: {
      invalidBlock: 'A part of the kind "{{block}}" is not allowed here.',
      invalidBlocks: 'These kinds of parts are not allowed here any more: {{blocks}}.',
      validUploadID: 'That picture is not there any more. Choose another one.',
    },
    version: {
      aboutToRestore: '{{label}} will be as it was on {{versionDate}}.',
      aboutToRestoreGlobal: '{{label}} will be as they were on {{versionDate}}.',
      aboutToUnpublishIn: 'The text in {{locale}} comes off the site. Are you sure?',
      noLabelGroup: 'Fields without a name',
      publishAllLocales: 'Publish all languages',
      schedulePublish: 'Publish at a set time',
      selectLocales: 'Choose languages to show',
      showLocales: 'Languages:',
      versionID: 'Number of the version',
      viewingVersion: 'Version of {{documentTitle}} ({{entityLabel}})',
      viewingVersionGlobal: 'Version of {{entityLabel}}',
      viewingVersions: 'Versions of {{documentTitle}} ({{entityLabel}})',
      viewingVersionsGlobal: 'Versions of {{entityLabel}}',
    },
  },
};
