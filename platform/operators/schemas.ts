import { z } from '@hono/zod-openapi';
import { OFFICE_ROLES } from '@/lib/domain/office-permissions';
import type { KnownOperator } from './types';

export const knownSchema = z
  .object({
    id: z.string().openapi({ description: 'The operator’s id in the CMS.', example: '1' }),
    email: z.string(),
    name: z
      .string()
      .openapi({ description: 'What the operator is called; may be empty.', example: 'Jonas Beck' }),
    roles: z.array(z.enum(OFFICE_ROLES)).openapi({ description: 'The roles that they have now.' }),
    fixed: z.boolean().openapi({
      description: 'Whether the CMS makes them an administrator, which only the CMS can take from them.',
      example: false,
    }),
    lastSeenAt: z.iso.datetime(),
  })
  .openapi('KnownOperator');

export const presentKnown = ({ lastSeenAt, ...rest }: KnownOperator) => ({
  ...rest,
  lastSeenAt: lastSeenAt.toISOString(),
});
