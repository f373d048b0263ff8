import { UUID } from '@/lib/domain/uuid';
import type { AuditFilter } from '../api/get-audit';

const ACTION = /^[a-z.-]{1,64}$/;

/** Reads an address, whatever stands in it: what makes no sense counts as not there. */
export function readAuditAddress(address: URLSearchParams): AuditFilter {
  const text = (name: string) => address.get(name)?.trim() ?? '';
  return {
    ...(UUID.test(text('player')) ? { player: text('player') } : {}),
    ...(text('operator') === '' ? {} : { operator: text('operator').slice(0, 64) }),
    ...(ACTION.test(text('action')) ? { action: text('action') } : {}),
  };
}

export function writeAuditAddress(filter: AuditFilter): string {
  const parts = Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined);
  const query = new URLSearchParams(parts).toString();
  return query === '' ? '/office/audit' : `/office/audit?${query}`;
}
