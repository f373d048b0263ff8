import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import { isApiProblem } from '@/lib/http/problem';
import { standingKey, type WheelSpin } from '../api/get-wheel-standing';
import { useSpin } from '../api/post-me-wheel-spins';
import { restingAt, stopAfter } from '../domain/wheel-shape';

/** So long the wheel turns, ms; as in wheel-picture.module.scss. */
const TURN_MS = 4_200;
const CALM = '(prefers-reduced-motion: reduce)';

/** A press of the button, and what came of it. */
interface Pressed {
  /** null while the platform is asked. */
  spin: WheelSpin | null;
  /** Degrees at which the wheel stops. */
  angle: number;
  isTurning: boolean;
}

export interface Turn {
  /** Degrees, clockwise. */
  angle: number;
  phase: 'rest' | 'asking' | 'turning';
  /** The day's turn, once the wheel has shown it. */
  spin: WheelSpin | null;
  problem: unknown;
  press(): void;
}

/**
 * Turns the wheel once. What was drawn is there before it turns; with reduced motion it stands at once.
 * @param known the day's turn, where it was made before: by another page, or by a press whose answer was lost
 */
export function useTurn(known: WheelSpin | null): Turn {
  const client = useQueryClient();
  const key = useIdempotencyKey();
  const { mutateAsync } = useSpin();
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  const isTurning = pressed?.isTurning ?? false;
  useEffect(() => {
    if (!isTurning) return undefined;
    const stop = () => {
      setPressed((now) => now && { ...now, isTurning: false });
      void client.invalidateQueries({ queryKey: standingKey });
      // What was won shows wherever it belongs.
      void client.invalidateQueries({ queryKey: ['player'] });
    };
    const timer = setTimeout(stop, window.matchMedia(CALM).matches ? 0 : TURN_MS);
    return () => clearTimeout(timer);
  }, [client, isTurning]);

  const send = async (angle: number) => {
    try {
      const spin = await mutateAsync(key.keyOf('turn'));
      key.done();
      setPressed({ spin, angle: stopAfter(angle, spin.field), isTurning: true });
    } catch (failure) {
      key.failed(failure);
      setPressed(null);
      // The day's turn was made elsewhere: it is shown, not a fault.
      if (!isApiProblem(failure) || failure.code !== 'wheel_spun') setProblem(failure);
      void client.invalidateQueries({ queryKey: standingKey });
      void client.invalidateQueries({ queryKey: ['wheel'] });
    }
  };

  const spin = pressed?.spin ?? known;
  const angle = pressed?.spin ? pressed.angle : known ? restingAt(known.field) : 0;
  const phase = !pressed ? 'rest' : !pressed.spin ? 'asking' : pressed.isTurning ? 'turning' : 'rest';
  return {
    angle,
    phase,
    spin: phase === 'rest' ? spin : null,
    problem,
    press() {
      if (phase !== 'rest') return;
      setProblem(null);
      setPressed({ spin: null, angle, isTurning: false });
      void send(angle);
    },
  };
}
