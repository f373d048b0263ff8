'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Logo } from '@/components/ui/logo/logo';
import { leaveOffice } from '@/features/office/api/delete-me-session';
import { useApprovals } from '@/features/office/api/get-approvals';
import { useDocuments } from '@/features/office/api/get-documents';
import { useWithdrawals } from '@/features/office/api/get-withdrawals';
import { Finder, useFinder } from '@/features/office/components/parts/finder';
import { OfficeMeProvider, useMay, useOfficeMe } from '@/features/office/state/office-me';
import { GROUP_WORDS, ROLE_WORDS, SECTIONS } from '@/features/office/words';
import { QueryProvider } from '@/lib/browser/query/query-provider';
import { withBasePath } from '@/lib/domain/base-path';
import { OfficeGate } from './office-gate';
import styles from './frame.module.scss';

/** Around every page of the office: nothing of it is shown before the operator is known. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <OfficeGate>
        {(me) => (
          <OfficeMeProvider me={me}>
            <Rooms>{children}</Rooms>
          </OfficeMeProvider>
        )}
      </OfficeGate>
    </QueryProvider>
  );
}

function Rooms({ children }: { children: ReactNode }) {
  const finder = useFinder();
  const may = useMay();
  return (
    <div className={styles.office}>
      <header className={styles.rail}>
        <Link className={styles.brand} href="/office">
          <Logo mark /> <b>Parlour</b> Office
        </Link>
        <Rail />
        <Me />
      </header>
      <div className={styles.main}>
        <search className={styles.top}>
          {may('read:players') && (
            <button type="button" className={styles.find} onClick={finder.open}>
              <span>Find a player</span>
              <kbd>Ctrl</kbd>
              <kbd>K</kbd>
            </button>
          )}
        </search>
        <main className={styles.page}>{children}</main>
      </div>
      {finder.isOpen && may('read:players') && <Finder onClose={finder.close} />}
    </div>
  );
}

function Rail() {
  const pathname = usePathname();
  const may = useMay();
  const { data: approvals } = useApprovals({ state: 'waiting', per_page: 1 }, may('read:approvals'));
  const { data: documents } = useDocuments({ status: 'pending', per_page: 1 }, may('read:documents'));
  const { data: withdrawals } = useWithdrawals({ status: 'pending', per_page: 1 }, may('read:withdrawals'));
  const waiting: Record<string, { total: number; more: boolean } | undefined> = {
    '/office/approvals': approvals?.meta,
    '/office/documents': documents?.meta,
    '/office/withdrawals': withdrawals?.meta,
  };
  const open = SECTIONS.filter(({ permission }) => may(permission));
  const nav = useRef<HTMLElement>(null);
  // Where the rooms scroll, as a strip or beside a low page, the present one is in sight; a number beside one makes it longer.
  useEffect(() => {
    const strip = nav.current;
    const here = strip?.querySelector<HTMLElement>('[aria-current]');
    if (!strip || !here) return;
    strip.scrollTop = here.offsetTop - strip.offsetTop - (strip.clientHeight - here.offsetHeight) / 2;
    strip.scrollLeft = here.offsetLeft - strip.offsetLeft - (strip.clientWidth - here.offsetWidth) / 2;
  }, [pathname, approvals?.meta.total, documents?.meta.total, withdrawals?.meta.total]);
  const isAt = (path: string) => (path === '/office' ? pathname === path : pathname.startsWith(path));
  return (
    <nav ref={nav} aria-label="Office">
      <Link href="/office" aria-current={isAt('/office') ? 'page' : undefined}>
        Home
      </Link>
      {(['people', 'money', 'house'] as const).map((group) => {
        const rooms = open.filter((section) => section.group === group);
        return (
          rooms.length > 0 && (
            <div key={group}>
              <h2>{GROUP_WORDS[group]}</h2>
              {rooms.map(({ path, label }) => (
                <Link key={path} href={path} aria-current={isAt(path) ? 'page' : undefined}>
                  {label}
                  {waiting[path]?.total ? (
                    <em>{`${waiting[path].total.toLocaleString('en')}${waiting[path].more ? '+' : ''}`}</em>
                  ) : null}
                </Link>
              ))}
            </div>
          )
        );
      })}
    </nav>
  );
}

function Me() {
  const { name, email, roles } = useOfficeMe();
  const [hasFailed, setFailed] = useState(false);
  const leave = async () => {
    try {
      await leaveOffice();
      window.location.assign(withBasePath('/admin/login'));
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={styles.me}>
      <div>
        {/* On one line however long: the whole is read by pointing at it. */}
        <b title={name || email}>{name || email}</b>
        <small>{roles.map((role) => ROLE_WORDS[role]).join(', ')}</small>
        {hasFailed && <small role="alert">That did not work. Try again.</small>}
      </div>
      <button type="button" onClick={leave}>
        Log out
      </button>
    </div>
  );
}
