import config, { checkServerFunction, scheduleProblem } from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { importMap } from './importMap.js';
import './admin.scss';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  await checkServerFunction(config, args.name, await headers());
  const problem = scheduleProblem(args.name, args.args, Date.now());
  if (problem !== undefined) return { error: problem };
  return handleServerFunctions({ ...args, config, importMap });
};

export default function OperatorLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
