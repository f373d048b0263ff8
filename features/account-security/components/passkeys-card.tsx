'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { plusGlyph } from '@/components/ui/icon/glyphs';
import {
  fingerprintGlyph,
  keyRoundGlyph,
  pencilGlyph,
  trashGlyph,
} from '@/components/ui/icon/security-glyphs';
import { Step } from '@/components/ui/step/step';
import { formatDay } from '@/lib/domain/dates';
import { knowsPasskeys, PasskeyError } from '@/lib/browser/passkeys';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { passkeysKey, usePasskeys, type Passkey } from '../api/get-me-passkeys';
import { useSecondFactor } from '../api/get-me-second-factor';
import { patchMePasskeysId } from '../api/patch-me-passkeys-id';
import { addPasskey } from '../api/post-me-passkeys';
import { postMePasskeysIdRemove } from '../api/post-me-passkeys-id-remove';
import { CardFailure, CardFrame, CardLoading, CardNote } from './card-frame';
import { OwnerProof } from './owner-proof';
import styles from './account-security.module.scss';

const MOST = 10;
const never = () => () => undefined;

type Asking = { about: 'add' } | { about: 'rename' | 'remove'; passkey: Passkey };

/** The player's passkeys: add, rename, remove. */
export function PasskeysCard() {
  const t = useTranslations('Passkeys');
  const problemText = useProblemText();
  const list = usePasskeys();
  const factor = useSecondFactor();
  const [asking, setAsking] = useState<Asking>();
  // Known to the browser alone; until then as if it did.
  const isAble = useSyncExternalStore(never, knowsPasskeys, () => true);
  const failed = list.error ?? factor.error;

  return (
    <CardFrame title={t('title')} text={t('text')}>
      {failed ? (
        <CardFailure
          title={t('failed')}
          text={problemText(failed)}
          again={t('tryAgain')}
          onAgain={() => void Promise.all([list.refetch(), factor.refetch()])}
        />
      ) : !list.data || !factor.data ? (
        <CardLoading label={t('loading')} />
      ) : (
        <>
          <Step of={list.data.map(({ id }) => id).join()}>
            {list.data.length === 0 ? (
              <p className={styles.facts}>{t('none')}</p>
            ) : (
              <ul className={styles.list}>
                {list.data.map((passkey) => (
                  <Row key={passkey.id} passkey={passkey} onAsk={setAsking} />
                ))}
              </ul>
            )}
          </Step>
          {!isAble && <CardNote>{t('unsupported')}</CardNote>}
          {list.data.length >= MOST ? (
            <p className={styles.facts}>{t('full')}</p>
          ) : (
            <div className={styles.actions}>
              <Button wide disabled={!isAble} onClick={() => setAsking({ about: 'add' })}>
                <Icon glyph={plusGlyph} /> {t('add')}
              </Button>
            </div>
          )}
          {asking && (
            <Question asking={asking} asks={factor.data.asks} onClose={() => setAsking(undefined)} />
          )}
        </>
      )}
    </CardFrame>
  );
}

function Row({ passkey, onAsk }: { passkey: Passkey; onAsk: (asking: Asking) => void }) {
  const t = useTranslations('Passkeys');
  const locale = useLocale();
  const { name, synchronised, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt ? t('used', { date: formatDay(new Date(lastUsedAt), locale) }) : t('unused');
  return (
    <li>
      <Icon glyph={synchronised ? fingerprintGlyph : keyRoundGlyph} />
      <span className={styles.row}>
        <strong>{name}</strong>
        <small>{`${t('added', { date: formatDay(new Date(createdAt), locale) })}, ${used}`}</small>
      </span>
      <span className={styles.buttons}>
        <IconButton
          glyph={pencilGlyph}
          label={t('rename', { name })}
          onClick={() => onAsk({ about: 'rename', passkey })}
        />
        <IconButton
          glyph={trashGlyph}
          label={t('remove', { name })}
          onClick={() => onAsk({ about: 'remove', passkey })}
        />
      </span>
    </li>
  );
}

interface QuestionProps {
  asking: Asking;
  asks: { password: boolean; code: boolean };
  onClose: () => void;
}

function Question({ asking, asks, onClose }: QuestionProps) {
  const t = useTranslations('Passkeys');
  const client = useQueryClient();
  const name = (first: string) => ({ label: t('name'), hint: t('nameHint'), first });
  const done = async () => {
    onClose();
    await client.invalidateQueries({ queryKey: passkeysKey });
  };
  if (asking.about === 'add') {
    return (
      <OwnerProof
        title={t('addTitle')}
        text={t('addText')}
        submit={t('addSubmit')}
        asks={asks}
        name={name(t('firstName'))}
        problemMessage={(error) =>
          error instanceof PasskeyError ? t(`trouble.${error.trouble}`) : undefined
        }
        onProof={async (proof, called) => {
          await addPasskey(called, proof);
          await done();
        }}
        onClose={onClose}
      />
    );
  }
  const { passkey } = asking;
  if (asking.about === 'rename') {
    return (
      <OwnerProof
        title={t('renameTitle')}
        submit={t('renameSubmit')}
        name={name(passkey.name)}
        onProof={async (_proof, called) => {
          await patchMePasskeysId(passkey.id, called);
          await done();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <OwnerProof
      title={t('removeTitle', { name: passkey.name })}
      text={t('removeText')}
      submit={t('removeSubmit')}
      danger
      asks={asks}
      onProof={async (proof) => {
        await postMePasskeysIdRemove(passkey.id, proof);
        await done();
      }}
      onClose={onClose}
    />
  );
}
