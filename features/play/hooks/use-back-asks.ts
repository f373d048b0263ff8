import { useEffect, useEffectEvent, useRef } from 'react';

/** In the state of two history entries of a game's page, beside what Next and modals keep there. */
const MARK = 'parlour.round';
type Place = 'below' | 'top';

const placeOf = (state: unknown): Place | null => (state as { [MARK]?: Place } | null)?.[MARK] ?? null;
const marked = (place: Place) => ({ ...(window.history.state as object | null), [MARK]: place });

/**
 * The browser's Back asks while a round is open. A page can't hold Back up, so that the first round puts a second entry of the
 * same address on top: Back from it stays on the page. While a round is open it returns to the entry on top and asks; otherwise
 * it goes on at once, and one press leaves as ever. Entries are added by a press on the game alone: browsers pass over others.
 * @param onAsk with what leaves all the same
 */
export function useBackAsks(open: boolean, onAsk: (leave: () => void) => void): void {
  const onTop = useRef(false);
  const asks = useRef(false);
  const leaving = useRef(false);
  const isOpen = useEffectEvent(() => open);
  const ask = useEffectEvent(onAsk);

  useEffect(() => {
    const { history } = window;
    onTop.current = placeOf(history.state) === 'top';
    const leave = () => {
      leaving.current = true;
      // `travelled` goes on from below. From an entry that a modal has left on top, the modals' own history leads here first.
      history.back();
    };
    const travelled = () => {
      const place = placeOf(history.state);
      const came = onTop.current;
      onTop.current = place === 'top';
      if (place === 'below' && came) {
        asks.current = isOpen() && !leaving.current;
        if (asks.current) history.forward();
        else history.back();
      } else if (place === 'top' && asks.current) {
        // Not before: a modal adds an entry, which belongs above this one.
        asks.current = false;
        ask(leave);
      }
    };
    window.addEventListener('popstate', travelled);
    return () => window.removeEventListener('popstate', travelled);
  }, []);

  useEffect(() => {
    if (!open || onTop.current) return;
    leaving.current = false;
    window.history.replaceState(marked('below'), '');
    window.history.pushState(marked('top'), '');
    onTop.current = true;
  }, [open]);
}
