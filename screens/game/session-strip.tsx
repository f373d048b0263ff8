'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { PlayStrip, type StripPlay } from '@/features/play/components/play-strip';
import { usePlayClock } from '@/features/play/hooks/use-play-clock';
import { isHeld, playKey, usePlay, type PlayNow } from '@/features/protection/api/get-me-play';
import { useOpenModal } from '@/lib/browser/modals/use-modals';

/** How often it is looked what other games and devices did. Milliseconds. */
const LOOK_MS = 30_000;
/** Rounds that follow each other sooner are asked about together. Milliseconds. */
const AGAIN_MS = 5_000;

/** What the session of play came to when it was told, and what this game's own count was then. Minor units. */
interface Told {
  play: PlayNow | undefined;
  at: number;
  /** Null before the game has begun: the platform's answer has what was played before a reload already. */
  net: number | null;
}

type SessionStripProps = Omit<ComponentProps<typeof PlayStrip>, keyof StripPlay> & { play: StripPlay };

/**
 * The strip with time and net over all games of the session of play, as the platform counts it. Between two answers this game's
 * own count goes on from the last one, so that no result is told before its round was shown. A reality check that waits opens
 * over the game once no round is shown.
 */
export function SessionStrip({ play, ...strip }: SessionStripProps) {
  const client = useQueryClient();
  const open = useOpenModal();
  const { data, dataUpdatedAt } = usePlay(true, LOOK_MS);
  const [told, setTold] = useState<Told>({ play: undefined, at: 0, net: null });
  // An answer that came while a round is shown may know its result. One that was asked for before a round was over may know
  // nothing of it, not even its stake: the own count has that round, and would lose it again.
  const isWhole = data && !play.inRound && data.askedAt >= play.roundAt;
  if (isWhole && told.at !== dataUpdatedAt)
    setTold({ play: data, at: dataUpdatedAt, net: play.begun ? play.net : null });
  else if (told.net === null && play.begun) setTold({ ...told, net: play.net });
  const session = told.play?.session;
  const seconds = usePlayClock(session ? told.at - session.seconds * 1_000 : null);

  const ask = useEffectEvent(() => {
    if (Date.now() - told.at >= AGAIN_MS) void client.invalidateQueries({ queryKey: playKey });
  });
  useEffect(() => {
    if (!play.inRound) ask();
  }, [play.inRound]);

  const dueAt = session?.check?.dueAt;
  const now = told.play?.now;
  useEffect(() => {
    if (!dueAt || !now) return undefined;
    const left = Date.parse(dueAt) - Date.parse(now);
    if (left <= 0) return undefined;
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: playKey }), left + 500);
    return () => clearTimeout(timer);
  }, [client, dueAt, now]);

  const held = data !== undefined && isHeld(data) && !play.inRound;
  useEffect(() => {
    if (held) open('REALITY_CHECK', {});
  }, [held, open]);

  const { inRound: _inRound, roundAt: _roundAt, begun: _begun, ...shown } = play;
  return session ? (
    <PlayStrip
      {...strip}
      {...shown}
      seconds={seconds}
      net={session.net + play.net - (told.net ?? play.net)}
    />
  ) : (
    <PlayStrip {...strip} {...shown} />
  );
}
