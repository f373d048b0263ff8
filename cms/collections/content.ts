import type { CollectionConfig, GlobalConfig } from 'payload';
import { editors, operators, writers } from '../access/roles';
import {
  closedToTranslators,
  keepRows,
  refuseTranslators,
  refuseTranslatorsOfGlobal,
} from '../access/translators';
import { changeReasonField, takeReason } from '../fields/change-reason';
import { firstPublishedField, noteFirstPublished } from '../fields/first-published';
import { announce, isOnline, type EventsOf } from '../hooks/announce';
import { auditChange, auditDelete, auditGlobal } from '../hooks/audit';
import { previewOf, type PageOf } from '../preview';

/** How long an operator pauses before a draft saves itself, in ms. */
const AUTOSAVE_MS = 1_500;
const VERSIONS_KEPT = 50;

const drafts = {
  autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true },
  schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 },
} as const;

/** Says when Payload's form for a set time is refused. */
const PublishButton = '@/cms/admin/publish-button#PublishOrSchedule';

/** A new entry saves itself from its first save on (access/creating.ts). */
const beforeDocumentControls = ['@/cms/admin/unsaved-entry#UnsavedEntry'];

interface Shown {
  /** The page of its preview. */
  pageOf?: PageOf;
}

/**
 * A collection of content: drafts in five languages, with versions, published by editors at once or at a set time;
 * every save is audited and announced to the pages that show it.
 *
 * @param eventsOf the events of a change that is online
 */
export function contentCollection(
  { access, hooks, pageOf, ...config }: CollectionConfig & Shown,
  eventsOf: EventsOf,
): CollectionConfig {
  const fields = closedToTranslators([...config.fields, firstPublishedField(), changeReasonField()]);
  return {
    ...config,
    fields,
    admin: {
      ...config.admin,
      ...(pageOf ? previewOf(pageOf) : {}),
      components: {
        ...config.admin?.components,
        edit: { ...config.admin?.components?.edit, PublishButton, beforeDocumentControls },
      },
    },
    access: {
      create: editors,
      read: operators,
      readVersions: operators,
      update: writers,
      delete: editors,
      ...access,
    },
    versions: { maxPerDoc: VERSIONS_KEPT, drafts },
    hooks: {
      ...hooks,
      beforeOperation: [refuseTranslators, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [keepRows(fields), takeReason, noteFirstPublished, ...(hooks?.beforeChange ?? [])],
      afterChange: [
        auditChange,
        async ({ doc, previousDoc, req }) => {
          if (isOnline(doc, previousDoc)) await announce(req, await eventsOf(doc, previousDoc, req));
        },
        ...(hooks?.afterChange ?? []),
      ],
      afterDelete: [
        auditDelete,
        async ({ doc, req }) => announce(req, await eventsOf(doc, undefined, req)),
        ...(hooks?.afterDelete ?? []),
      ],
    },
  };
}

/** A global of content, with the same rules. */
export function contentGlobal(
  { access, hooks, pageOf, ...config }: GlobalConfig & Shown,
  eventsOf: EventsOf,
): GlobalConfig {
  const fields = closedToTranslators([...config.fields, changeReasonField()]);
  return {
    ...config,
    fields,
    admin: {
      ...config.admin,
      ...(pageOf ? previewOf(pageOf) : {}),
      components: { ...config.admin?.components, elements: { PublishButton } },
    },
    access: { read: operators, readVersions: operators, update: writers, ...access },
    versions: { max: VERSIONS_KEPT, drafts },
    hooks: {
      ...hooks,
      beforeOperation: [refuseTranslatorsOfGlobal, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [keepRows(fields), takeReason, ...(hooks?.beforeChange ?? [])],
      afterChange: [
        auditGlobal,
        async ({ doc, previousDoc, req }) => {
          if (isOnline(doc, previousDoc)) await announce(req, await eventsOf(doc, previousDoc, req));
        },
        ...(hooks?.afterChange ?? []),
      ],
    },
  };
}
