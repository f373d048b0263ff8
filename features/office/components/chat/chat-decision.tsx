'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { CHAT_REASONS, CHAT_SILENCES, type ChatDecision as Decision } from '@/lib/domain/table-chat';
import { CHAT_REPORTS_KEY, type ReportedMessage } from '../../api/get-chat-reports';
import { playerKey } from '../../api/get-players-id';
import { decideChatReport } from '../../api/post-chat-reports-id-decide';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Facts } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { CHAT_REASON_WORDS, CHAT_STATE_WORDS, SILENCE_WORDS } from './chat-words';
import styles from '../parts/parts.module.scss';
import own from './chat.module.scss';

const WORDS: Record<Decision, { opener: string; title: string; button: string; done: string }> = {
  nothing: {
    opener: 'Nothing wrong …',
    title: 'Nothing is wrong with it',
    button: 'Close it',
    done: 'It is closed. The message is back, and its writer may write.',
  },
  remove: {
    opener: 'Take it away …',
    title: 'Take the message away',
    button: 'Take it away',
    done: 'The message is taken away.',
  },
  silence: {
    opener: 'Silence the player …',
    title: 'Take it away and silence the player',
    button: 'Silence',
    done: 'The message is taken away, and the player can’t write at any table.',
  },
};
const DECISIONS: readonly Decision[] = ['nothing', 'remove', 'silence'];

/** A reported message with what stood before it, and what is to become of it. */
export function ChatDecision({
  message,
  onDone,
}: {
  message: ReportedMessage;
  onDone: (words: string) => void;
}) {
  const may = useMay();
  const client = useQueryClient();
  const [choice, setChoice] = useState<Decision | null>(null);
  const first = (text: string | undefined) => CHAT_REASONS.find((one) => one === text) ?? 'other';
  const length = (text: string | undefined) => CHAT_SILENCES.find((one) => one === text) ?? 'day';
  return (
    <section aria-label={`Message of ${timeWords(message.writtenAt)}`}>
      <ol className={own.lines} aria-label="What was said">
        {message.before.map((line) => (
          <Line key={`${line.writtenAt} ${line.playerId}`} line={line} />
        ))}
        <Line line={message} isReported />
      </ol>
      <Facts
        facts={[
          ['Table', message.game ?? message.gameId],
          ['Hidden by reports', message.hiddenAt === null ? 'No' : timeWords(message.hiddenAt)],
          [
            'Reported',
            <ul key="reports" className={own.reports}>
              {message.reports.map((report) => (
                <li key={report.playerId}>
                  {CHAT_REASON_WORDS[report.reason]}, {timeWords(report.reportedAt)}, by{' '}
                  <Link className={styles.link} href={`/office/players/${report.playerId}`}>
                    a player
                  </Link>
                </li>
              ))}
            </ul>,
          ],
          ...(message.state === 'open'
            ? []
            : ([
                [
                  'Decided',
                  `${CHAT_STATE_WORDS[message.state]}, ${timeWords(message.decidedAt ?? message.reportedAt)}`,
                ],
                ['By', message.decidedBy ?? '–'],
                ['Why', message.decidedReason ?? '–'],
              ] as const)),
        ]}
      />
      {message.state !== 'open' ? null : !may('decide:chat') ? (
        <p className={styles.notice}>Your roles don’t decide about this.</p>
      ) : (
        <Step of={choice ?? 'none'}>
          {choice ? (
            <DeedForm
              key={choice}
              keep={`chat ${message.id} ${choice}`}
              title={WORDS[choice].title}
              button={WORDS[choice].button}
              isDangerous={choice === 'silence'}
              fields={
                choice === 'silence'
                  ? [
                      {
                        ...{ name: 'length', label: 'For how long', kind: 'select', value: 'day' },
                        options: CHAT_SILENCES.map((one) => [one, SILENCE_WORDS[one]] as const),
                      },
                      {
                        ...{
                          name: 'why',
                          label: 'Why, as the player reads it in their language',
                          kind: 'select',
                        },
                        value: first(message.reports[0]?.reason),
                        options: CHAT_REASONS.map((one) => [one, CHAT_REASON_WORDS[one]] as const),
                      },
                    ]
                  : []
              }
              onSubmit={({ reason = '', ...values }) =>
                decideChatReport(message.id, {
                  decision: choice,
                  reason,
                  ...(choice === 'silence' && {
                    length: length(values['length']),
                    why: first(values['why']),
                  }),
                })
              }
              onDone={() => {
                onDone(WORDS[choice].done);
                void client.invalidateQueries({ queryKey: CHAT_REPORTS_KEY });
                void client.invalidateQueries({ queryKey: playerKey(message.playerId) });
              }}
              onCancel={() => setChoice(null)}
            />
          ) : (
            <div className={`${styles.notice} ${styles.buttons}`}>
              {DECISIONS.map((one) => (
                <button
                  key={one}
                  type="button"
                  className={styles.button}
                  data-kind={one === 'silence' ? 'danger' : undefined}
                  onClick={() => setChoice(one)}
                >
                  {WORDS[one].opener}
                </button>
              ))}
            </div>
          )}
        </Step>
      )}
    </section>
  );
}

function Line({
  line: { playerId, name, text, writtenAt },
  isReported = false,
}: {
  line: Pick<ReportedMessage, 'playerId' | 'name' | 'text' | 'writtenAt'>;
  isReported?: boolean;
}) {
  return (
    <li data-reported={isReported || undefined}>
      <small>{timeWords(writtenAt)}</small>
      <Link className={styles.link} href={`/office/players/${playerId}`}>
        {name}
      </Link>
      <bdi>{text}</bdi>
      {isReported && <span className={styles.unseen}>(reported)</span>}
    </li>
  );
}
