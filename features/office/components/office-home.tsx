'use client';

import Link from 'next/link';
import { useApprovals } from '../api/get-approvals';
import { useAudit } from '../api/get-audit';
import { useBankMoney } from '../api/get-bank-money';
import { useChatReports } from '../api/get-chat-reports';
import { useDifferences } from '../api/get-differences';
import { useRefusals } from '../api/get-bonus-refusals';
import { useExclusionMatches } from '../api/get-exclusion-matches';
import { useHits } from '../api/get-guard-hits';
import { useLetters } from '../api/get-letters';
import { useMismatches } from '../api/get-mismatches';
import { useProtectionCases } from '../api/get-protection-cases';
import { useRates } from '../api/get-rates';
import { useMay, useOfficeMe } from '../state/office-me';
import { countWords, SECTIONS } from '../words';
import { AuditLines } from './audit/audit-lines';
import { Card } from './parts/card';
import { Failure, Loading } from './parts/states';
import styles from './parts/parts.module.scss';
import own from './players/player.module.scss';

/** Where a day begins: what waits, and what just happened. */
export function OfficeHome() {
  const { name, email } = useOfficeMe();
  const may = useMay();
  const rooms = SECTIONS.filter(({ permission }) => may(permission));
  return (
    <>
      <div className={styles.heading}>
        <h1>Good to see you, {name || email}</h1>
      </div>
      <div className={own.columns}>
        <div className={own.column}>
          <Card title="Rooms">
            <ul className={own.lines}>
              {rooms.map(({ path, label }) => (
                <li key={path}>
                  <Link className={styles.link} href={path}>
                    {label}
                  </Link>
                </li>
              ))}
              {rooms.length === 0 && <li>Your roles open no room yet.</li>}
            </ul>
          </Card>
        </div>
        <div className={own.column}>
          {may('read:approvals') && <Approvals />}
          {may('decide:exclusions') && <ExclusionsToDecide />}
          {may('protect:players') && <SignsOfHarm />}
          {may('decide:refusals') && <GuardsToDecide />}
          {may('read:chat') && <ReportedMessages />}
          {may('read:payments') && <MoneyToDecide />}
          {may('read:payments') && <StaleRates />}
          {may('read:letters') && <FailedLetters />}
          {may('read:audit') && <JustNow />}
        </div>
      </div>
    </>
  );
}

function ExclusionsToDecide() {
  const { data, error, refetch } = useExclusionMatches({ decided: 'no', per_page: 1 });
  return (
    <Card title="Exclusions">
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading what="accounts that wait" />
      ) : data.meta.total === 0 ? (
        <p className={own.none}>Nothing to decide.</p>
      ) : (
        <p className={own.none}>
          <Link className={styles.link} href="/office/exclusions">
            {`${countWords(data.meta)} accounts wait: they are like an excluded one`}
          </Link>
        </p>
      )}
    </Card>
  );
}

/** Players whom signs of harm speak of. */
function SignsOfHarm() {
  const { data, error, refetch } = useProtectionCases({ per_page: 1 });
  return (
    <Card title="Signs of harm">
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading what="players with signs of harm" />
      ) : (
        <p className={own.none}>
          {data.meta.total === 0 ? (
            'None that nobody has looked at.'
          ) : (
            <Link className={styles.link} href="/office/protection">
              {`${countWords(data.meta)} players to look after`}
            </Link>
          )}
        </p>
      )}
    </Card>
  );
}

function GuardsToDecide() {
  const accounts = useRefusals({ decided: 'no', per_page: 1 });
  const hits = useHits({ decided: 'no', per_page: 1 });
  const error = accounts.error ?? hits.error;
  return (
    <Card title="Guards of bonuses">
      {error ? (
        <Failure
          error={error}
          onRetry={() => {
            void accounts.refetch();
            void hits.refetch();
          }}
        />
      ) : !accounts.data || !hits.data ? (
        <Loading what="what guards did" />
      ) : accounts.data.meta.total + hits.data.meta.total === 0 ? (
        <p className={own.none}>Nothing to decide.</p>
      ) : (
        <p className={own.none}>
          <Link className={styles.link} href="/office/guards">
            {`${countWords(accounts.data.meta)} second accounts, ${countWords(hits.data.meta)} other hits to decide`}
          </Link>
        </p>
      )}
    </Card>
  );
}

function Approvals() {
  const { data, error, isPending, refetch } = useApprovals({ state: 'waiting', per_page: 1 });
  return (
    <Card title="Approvals that wait">
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="approvals" />
      ) : (
        <p className={own.none}>
          {data.meta.total === 0 ? (
            'None.'
          ) : (
            <Link
              className={styles.link}
              href="/office/approvals"
            >{`${countWords(data.meta)} to look at`}</Link>
          )}
        </p>
      )}
    </Card>
  );
}

/** What players reported of the chat at live tables. */
function ReportedMessages() {
  const { data, error, isPending, refetch } = useChatReports({ state: 'open', per_page: 1 });
  return (
    <Card title="Reported messages at tables">
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="reported messages" />
      ) : (
        <p className={own.none}>
          {data.meta.total === 0 ? (
            'None.'
          ) : (
            <Link className={styles.link} href="/office/chat">{`${countWords(data.meta)} to look at`}</Link>
          )}
        </p>
      )}
    </Card>
  );
}

/** Money that came otherwise than agreed, and what the companies' books say otherwise than ours. */
function MoneyToDecide() {
  const bank = useBankMoney({ state: 'open', per_page: 1 });
  const mismatches = useMismatches({ state: 'open', per_page: 1 });
  const differences = useDifferences({ state: 'open', per_page: 1 });
  const error = bank.error ?? mismatches.error ?? differences.error;
  const lines = [
    { answer: bank, path: '/office/bank-money', words: 'of bank money' },
    { answer: mismatches, path: '/office/mismatches', words: 'of deposits that contradict' },
    { answer: differences, path: '/office/reconciliation', words: 'of differences in the books' },
  ];
  return (
    <Card title="Money to decide about">
      {error ? (
        <Failure
          error={error}
          onRetry={() => {
            void bank.refetch();
            void mismatches.refetch();
            void differences.refetch();
          }}
        />
      ) : (
        <ul className={own.lines}>
          {lines.map(({ answer, path, words }) => (
            <li key={path}>
              {answer.data ? (
                <Link className={styles.link} href={path}>{`${countWords(answer.data.meta)} ${words}`}</Link>
              ) : (
                <Loading what={words} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Only there while a rate is stale. */
function StaleRates() {
  const stale = useRates().data?.rates.filter(({ isStale }) => isStale) ?? [];
  if (stale.length === 0) return null;
  return (
    <Card title="Stale rates">
      <p className={own.none}>
        <Link className={styles.link} href="/office/rates">
          {stale.map(({ currency }) => currency).join(', ')}
        </Link>
      </p>
    </Card>
  );
}

function FailedLetters() {
  const { data, error, isPending, refetch } = useLetters({ state: 'failed', per_page: 1 });
  return (
    <Card title="Letters that could not be sent">
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="letters" />
      ) : (
        <p className={own.none}>
          {data.meta.total === 0 ? (
            'None.'
          ) : (
            <Link
              className={styles.link}
              href="/office/letters?state=failed"
            >{`${countWords(data.meta)} failed`}</Link>
          )}
        </p>
      )}
    </Card>
  );
}

function JustNow() {
  const { data, error, isPending, refetch } = useAudit({ action: 'office.', per_page: 12 });
  return (
    <Card title="Just now, in the office">
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="the audit" />
      ) : data.data.length === 0 ? (
        <p className={own.none}>Nobody has done anything yet.</p>
      ) : (
        <AuditLines entries={data.data} />
      )}
    </Card>
  );
}
