'use client';

import { LeaveWithoutSaving, useDocumentInfo, useFormModified } from '@payloadcms/ui';

/** Beside the buttons of a new entry: autosave begins with the first save, and this says so. */
export function UnsavedEntry() {
  const { collectionSlug, id } = useDocumentInfo();
  const modified = useFormModified();
  if (collectionSlug === undefined || id !== undefined) return null;
  return (
    <>
      <LeaveWithoutSaving />
      {modified ? (
        <span className="parlour-unsaved" role="status">
          Not saved yet
        </span>
      ) : null}
    </>
  );
}
