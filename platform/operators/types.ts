import type { OfficeRole } from '@/lib/domain/office-permissions';

/** Somebody who was ever in the office. */
export interface KnownOperator {
  id: string;
  email: string;
  name: string;
  /** Given here; `administrator` also to whom the CMS calls one. */
  roles: OfficeRole[];
  /** The CMS makes them an administrator, and only the CMS can take it from them. */
  fixed: boolean;
  lastSeenAt: Date;
}
