'use client';

import { useState } from 'react';
import { CHAT_DECISIONS, CHAT_REASONS } from '@/lib/domain/table-chat';
import { useChatReports } from '../../api/get-chat-reports';
import {
  CHAT_ADDRESS,
  CHAT_SORTS,
  chatQueryOf,
  EVERY_MESSAGE,
  type ChatState,
} from '../../state/chat-address';
import { useList } from '../../state/use-list';
import { ListFilters, SelectField } from '../parts/list-parts';
import { OfficeList } from '../parts/office-list';
import { Notice } from '../parts/states';
import { CHAT_COLUMN_WORDS, CHAT_COLUMNS } from './chat-columns';
import { ChatDecision } from './chat-decision';
import { CHAT_REASON_WORDS, CHAT_STATE_WORDS } from './chat-words';

const STATES = [
  ['', CHAT_STATE_WORDS.open],
  ...CHAT_DECISIONS.map((one) => [one, CHAT_STATE_WORDS[one]] as const),
  [EVERY_MESSAGE, 'All'],
] as const;
const REASONS = [['', 'All'], ...CHAT_REASONS.map((one) => [one, CHAT_REASON_WORDS[one]] as const)] as const;

/** What players reported of the chat at live tables: by itself what nobody has decided, what reports hid first. */
export function ChatList() {
  const [state, change] = useList<ChatState>(CHAT_ADDRESS);
  const answer = useChatReports(chatQueryOf(state));
  const [said, setSaid] = useState('');
  const isFiltered = Object.keys(CHAT_ADDRESS.filtersOf(state)).length > 0;
  return (
    <OfficeList
      title="Table chat"
      hint="Messages at live tables that players reported. Three reports hide a message and stop its writer for ten minutes, or until one of you has looked: those stand first."
      found={state.state === '' ? 'to decide' : 'found'}
      said={said}
      answer={answer}
      state={state}
      onChange={change}
      columns={CHAT_COLUMNS}
      columnWords={CHAT_COLUMN_WORDS}
      sortable={CHAT_SORTS}
      idOf={({ id }) => id}
      detailOf={(message, shut) => (
        <ChatDecision
          message={message}
          onDone={(words) => {
            setSaid(words);
            shut();
          }}
        />
      )}
      filters={
        <ListFilters
          key={state.q === '' ? 'none' : 'some'}
          label="Table chat"
          textLabel="Part of the message, email or id"
          text={state.q}
          onText={(q) => change({ q })}
          onClear={() => change(CHAT_ADDRESS.none)}
        >
          <SelectField
            label="State"
            value={state.state}
            options={STATES}
            onChange={(one) => change({ state: one })}
          />
          <SelectField
            label="Reported for"
            value={state.reason}
            options={REASONS}
            onChange={(reason) => change({ reason })}
          />
        </ListFilters>
      }
      empty={
        isFiltered ? (
          <Notice title="Nothing fits.">Take a filter away, or look for another state.</Notice>
        ) : (
          <Notice title="Nobody has reported anything." />
        )
      }
    />
  );
}
