import config, { configOfPage } from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { importMap } from '../importMap.js';

interface Properties {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export function generateMetadata({ params, searchParams }: Properties): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

export default function AdminPage({ params, searchParams }: Properties) {
  const ofPage = params.then(({ segments }) => configOfPage(config, segments));
  return RootPage({ config: ofPage, params, searchParams, importMap });
}
