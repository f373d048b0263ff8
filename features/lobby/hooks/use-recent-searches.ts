'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetRecentSearches, keepRecentSearch, readRecentSearches } from '../domain/recent-searches';

/**
 * What was searched for last. SPEC §2: a search is remembered when it had results; here, once the typing had rested at
 * it and it is over: something was opened, the search was closed, or another text took its place.
 */
export function useRecentSearches() {
  const [recent, setRecent] = useState(readRecentSearches);
  /** The last text at which typing paused and that had results; '' for none. */
  const rested = useRef('');
  useEffect(() => () => keepRecentSearch(rested.current), []);

  /** The typing has rested at a text, and it has results. */
  const rest = useCallback((text: string) => {
    const last = rested.current;
    // Letters were taken away: the longer text was a search of its own.
    if (last !== text && last.startsWith(text)) keepRecentSearch(last);
    rested.current = text;
  }, []);

  return {
    recent,
    rest,
    /** The field holds another text. */
    change(typed: string) {
      const last = rested.current;
      const shortened = typed !== '' && last.startsWith(typed);
      if (last === '' || shortened) return;
      rested.current = '';
      // Ignore texts while the visitor is still typing.
      if (typed.startsWith(last)) return;
      keepRecentSearch(last);
      setRecent(readRecentSearches());
    },
    forget() {
      forgetRecentSearches();
      setRecent([]);
    },
  };
}
