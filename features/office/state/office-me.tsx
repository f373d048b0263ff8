'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { OfficePermission } from '@/lib/domain/office-permissions';
import type { OfficeMe } from './session';

const Me = createContext<OfficeMe | null>(null);

/** Pages of the office, for this operator: another one gets pages of their own, without what was typed into these. */
export function OfficeMeProvider({ me, children }: { me: OfficeMe; children: ReactNode }) {
  return (
    <Me.Provider key={me.operatorId} value={me}>
      {children}
    </Me.Provider>
  );
}

/** The operator who is here. */
export function useOfficeMe(): OfficeMe {
  const me = useContext(Me);
  if (!me) throw new Error('nobody has entered the office');
  return me;
}

/** Whether the operator may do something. The platform has the last word. */
export function useMay(): (permission: OfficePermission) => boolean {
  const { permissions } = useOfficeMe();
  return (permission) => permissions.includes(permission);
}
