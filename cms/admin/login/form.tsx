'use client';

import { Button, useAuth, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { formatAdminURL } from 'payload/shared';
import { useRef, useState, type FormEvent } from 'react';
import { CODE_REQUIRED, CODE_WRONG } from '@/cms/second-factor/answers';
import { ask } from '../ask';
import { Entry } from '../entry';
import { CodeStep } from './code-step';

interface Credentials {
  email: string;
  password: string;
}

const read = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * E-mail and password, then the code for an operator with a second factor: only the right password reveals that there
 * is one.
 *
 * @param next path of our own to go to afterwards
 */
export function LoginForm({ next }: { next: string }) {
  const { config } = useConfig();
  const { setUser } = useAuth();
  const router = useRouter();
  // Kept for the second step, which sends them again; no session exists yet.
  const [credentials, setCredentials] = useState<Credentials>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  async function logIn(given: Credentials, code?: string): Promise<void> {
    setBusy(true);
    setError(undefined);
    const address = formatAdminURL({ apiRoute: config.routes.api, path: '/operators/login' });
    const answer = await ask(address, { ...given, ...(code !== undefined && { code }) });
    if (answer.ok) {
      setUser(answer.body as Parameters<typeof setUser>[0]);
      router.push(next);
      return;
    }
    setBusy(false);
    if (answer.code === CODE_REQUIRED) {
      setCredentials(given);
      return;
    }
    setError(answer.message);
    // The password was changed meanwhile, or there were too many attempts: begin again.
    if (answer.code !== CODE_WRONG && answer.status === 401) setCredentials(undefined);
    if (code === undefined) password.current?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    void logIn({ email: read(form, 'email'), password: read(form, 'password') });
  }

  if (credentials) {
    return (
      <CodeStep
        busy={busy}
        error={error}
        onCode={(code) => void logIn(credentials, code)}
        onBack={() => {
          setCredentials(undefined);
          setError(undefined);
        }}
      />
    );
  }
  return (
    <form className="login__form" method="post" onSubmit={submit}>
      <h1 className="parlour-unseen">Log in</h1>
      <div className="login__form__inputWrap">
        <Entry label="Email" name="email" type="email" autoComplete="username" required />
        <Entry
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={error}
          ref={password}
        />
      </div>
      <Button type="submit" size="large" disabled={busy}>
        Log in
      </Button>
    </form>
  );
}
