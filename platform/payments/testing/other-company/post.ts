import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Chance } from './chance';

/** How often each event is sent, of how many nothing is said, and how many come with a forged one. */
const COPIES = 3;
const NEVER = 0.12;
const FORGED = 0.05;
/** The longest time between an event and one of its deliveries: later events overtake it. Milliseconds. */
const SPREAD_MS = 2_000;
const AGAIN_MS = 1_000;
const PATIENCE_MS = 5_000;

export interface PostFigures {
  events: number;
  neverTold: number;
  delivered: number;
  /** Deliveries that had to be repeated, since nobody took them. */
  repeated: number;
  forged: number;
  /** Forged ones that were taken, and genuine ones that were refused: none of both may be. */
  wronged: string[];
}

/** Delivers webhooks as Standard Webhooks say, and now and then as a forger would. */
export interface Post {
  figures: PostFigures;
  /** Begins to tell of something, in its own time. @param name of what it is about, for chance. */
  tell(url: string, name: string, type: string, data: object): void;
  /** Resolves when everything is delivered that was begun. */
  quiet(): Promise<void>;
  stop(): void;
}

interface Letter {
  id: string;
  body: string;
  secret: string;
  /** Seconds that its time is wrong by. */
  old?: number;
  /** What is signed instead of what is sent. */
  signed?: string;
}

/** Standard Webhooks: HMAC-SHA256 of id, time and body, by the bytes behind `whsec_`. */
function headersOf({ id, body, secret, old = 0, signed = body }: Letter): Record<string, string> {
  const at = Math.floor(Date.now() / 1_000) - old;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${at}.${signed}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': `v1,${signature}`,
  };
}

export function createPost(chance: Chance, secret: string): Post {
  const figures: PostFigures = {
    events: 0,
    neverTold: 0,
    delivered: 0,
    repeated: 0,
    forged: 0,
    wronged: [],
  };
  const running = new Set<Promise<void>>();
  const stopped = new AbortController();

  /** Until somebody answers who is not merely away or busy. @returns the status; null once it is given up. */
  const insist = async (url: string, letter: Letter): Promise<number | null> => {
    while (!stopped.signal.aborted) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: headersOf(letter),
          body: letter.body,
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        await answer.arrayBuffer();
        if (answer.status < 500 && answer.status !== 429) return answer.status;
      } catch {
        // Nobody there, or nobody who finished the answer.
      }
      figures.repeated += 1;
      await setTimeout(AGAIN_MS);
    }
    return null;
  };

  const deliver = async (url: string, letter: Letter, wanted: number) => {
    const status = await insist(url, letter);
    if (status === null) return;
    if (status === wanted) figures[wanted === 200 ? 'delivered' : 'forged'] += 1;
    else figures.wronged.push(`${letter.id} was answered ${status} and not ${wanted}: ${letter.body}`);
  };

  const forge = (letter: Letter, about: string): Letter => {
    const more = letter.body.replaceAll(
      /"(amount|amount_received)":(\d+)/g,
      (_, name, amount) => `"${name}":${amount}0`,
    );
    switch (chance.pick({ signature: 1, body: 1, time: 1 }, 'how forged', about)) {
      case 'signature':
        return { ...letter, secret: `whsec_${Buffer.from(`not the key ${about}`).toString('base64')}` };
      case 'body':
        return { ...letter, body: more, signed: letter.body };
      case 'time':
        return { ...letter, old: 301 };
    }
  };

  const run = (work: Promise<void>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };

  return {
    figures,
    tell(url, name, type, data) {
      const about = `${type} ${name}`;
      figures.events += 1;
      const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
      const letter: Letter = { id: `msg_${randomUUID()}`, body, secret };
      const delay = (copy: string | number) => setTimeout(SPREAD_MS * chance.of('delay', about, copy));
      if (chance.of('never', about) < NEVER) figures.neverTold += 1;
      else {
        for (let copy = 0; copy < COPIES; copy += 1) {
          run(delay(copy).then(() => deliver(url, letter, 200)));
          if (chance.of('forged', about, copy) >= FORGED) continue;
          const forged = forge(letter, `${about}${copy}`);
          run(delay(`forged ${copy}`).then(() => deliver(url, forged, 401)));
        }
      }
    },
    async quiet() {
      while (running.size > 0) await Promise.all(running);
    },
    stop: () => stopped.abort(),
  };
}
