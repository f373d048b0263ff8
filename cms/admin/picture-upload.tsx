'use client';

import { Upload, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useState } from 'react';
import { sizeProblem } from '../pictures/size';

const collectionSlug = 'media';

/** Payload's own field for a file. A file that the server would refuse for its size is removed before it is sent. */
export function PictureUpload() {
  const { initialState } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { dispatchFields } = useForm();
  const [problem, setProblem] = useState('');

  function check(file?: File | null): void {
    const found = file ? sizeProblem(file) : undefined;
    setProblem(found ?? '');
    if (found) dispatchFields({ type: 'UPDATE', path: 'file', value: null });
  }

  return (
    <>
      <Upload
        collectionSlug={collectionSlug}
        initialState={initialState}
        onChange={check}
        uploadConfig={getEntityConfig({ collectionSlug }).upload}
      />
      <p className="parlour-error parlour-error-of-file" role="alert">
        {problem}
      </p>
    </>
  );
}
