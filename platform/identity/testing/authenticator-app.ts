import { TOTP } from 'otpauth';

/** An authenticator app that has read the picture of a second factor. */
export function authenticatorApp(address: string, now: () => Date) {
  const secret = new URL(address).searchParams.get('secret') ?? '';
  const app = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });
  return {
    secret,
    /** @param steps of 30 seconds, from now */
    code: (steps = 0) => app.generate({ timestamp: now().getTime() + steps * 30_000 }),
    /** Six digits that no step around now has. */
    wrong: () => {
      const right = [-1, 0, 1].map((steps) => app.generate({ timestamp: now().getTime() + steps * 30_000 }));
      return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
    },
  };
}
