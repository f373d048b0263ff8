'use client';

import { Banner, useAuth, useConfig } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import type { Operator } from '@/cms/payload-types';

/** Above every page, for an operator who can do nothing before the second factor is set up: why that is. */
export function SecondFactorNotice() {
  const { user } = useAuth<Operator>();
  const { config } = useConfig();
  if (user?.secondFactor !== 'missing') return null;
  return (
    <div role="status">
      <Banner type="error">
        This casino asks every operator for a second factor. Until you have one, nothing else is open to you:{' '}
        <a
          href={formatAdminURL({ adminRoute: config.routes.admin, path: '/account', includeBasePath: true })}
        >
          set it up in your account
        </a>
        .
      </Banner>
    </div>
  );
}
