'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Chip } from '@/components/ui/chip/chip';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import { Icon } from '@/components/ui/icon/icon';
import { laptopGlyph, smartphoneGlyph } from '@/components/ui/icon/security-glyphs';
import { Step } from '@/components/ui/step/step';
import { countryName } from '@/lib/domain/countries';
import { formatMoment } from '@/lib/domain/dates';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useEndOtherSessions } from '../api/delete-me-sessions';
import { useEndSession } from '../api/delete-me-sessions-id';
import { useSessions, type PlayerSession } from '../api/get-me-sessions';
import { CardFailure, CardFrame, CardLoading, CardNote } from './card-frame';
import styles from './account-security.module.scss';

const HANDHELD: ReadonlySet<string | null> = new Set(['Android', 'iPhone', 'iPad']);

/** Where the player is logged in; any session can be ended, or all the others at once. */
export function SessionsCard() {
  const t = useTranslations('Security.sessions');
  const problemText = useProblemText();
  const sessions = useSessions();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const [isAsking, setAsking] = useState(false);
  const others = sessions.data?.filter(({ current }) => !current) ?? [];
  const trouble = end.error ?? endOthers.error;

  return (
    <CardFrame
      title={t('title')}
      aside={
        others.length > 0 && (
          <Button size="small" busy={endOthers.isPending} onClick={() => setAsking(true)}>
            {t('endAll')}
          </Button>
        )
      }
    >
      {sessions.isError ? (
        <CardFailure
          title={t('failed')}
          text={problemText(sessions.error)}
          again={t('tryAgain')}
          onAgain={() => void sessions.refetch()}
        />
      ) : !sessions.data ? (
        <CardLoading label={t('loading')} rows={3} />
      ) : (
        <Step of={sessions.data.map(({ id }) => id).join()}>
          <ul className={styles.list}>
            {sessions.data.map((session) => (
              <Row
                key={session.id}
                session={session}
                busy={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
          {others.length === 0 && <p className={styles.facts}>{t('alone')}</p>}
        </Step>
      )}
      {trouble && <CardNote>{problemText(trouble)}</CardNote>}
      <p className={styles.facts} role="status">
        {endOthers.isSuccess && t('ended', { count: endOthers.data })}
      </p>
      {isAsking && (
        <Dialog open onOpenChange={(open) => !open && setAsking(false)} title={t('confirmTitle')}>
          <DialogText>
            <p>{t('confirmText')}</p>
          </DialogText>
          <DialogActions>
            <Button
              tone="danger"
              wide
              onClick={() => {
                setAsking(false);
                endOthers.mutate();
              }}
            >
              {t('confirm')}
            </Button>
            <Button wide onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </CardFrame>
  );
}

interface RowProps {
  session: PlayerSession;
  busy: boolean;
  onEnd: () => void;
}

function Row({ session, busy, onEnd }: RowProps) {
  const t = useTranslations('Security.sessions');
  const locale = useLocale();
  const { browser, system, country, lastSeenAt, current } = session;
  const device = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'));
  const place = country ? countryName(country, locale) : t('unknownPlace');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const when = current ? t('now') : formatMoment(new Date(lastSeenAt), locale, zone);
  return (
    <li>
      <Icon glyph={HANDHELD.has(system) ? smartphoneGlyph : laptopGlyph} />
      <span className={styles.row}>
        <strong>{device}</strong>
        <small>{`${place}, ${when}`}</small>
      </span>
      {current ? (
        <Chip tone="ok">{t('current')}</Chip>
      ) : (
        <Button
          tone="outline"
          size="small"
          busy={busy}
          aria-label={t('endOf', { device, when })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
