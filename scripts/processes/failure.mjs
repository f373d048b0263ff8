// What may go wrong on the way up, told in one line that says what to do about it.

/** An expected failure: its message is the whole story, no stack is shown. */
export class ExpectedFailure extends Error {}

const DISK_FULL = /ENOSPC|no space left on device/i;

/**
 * The one line for a person, whatever was thrown.
 * @param {unknown} error
 * @returns {string}
 */
export function describeFailure(error) {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof ExpectedFailure && message.startsWith('the disk is full')) return message;
  if (DISK_FULL.test(`${code} ${message}`)) return 'the disk is full: free some space, then start again';
  if (error instanceof ExpectedFailure) return message;
  if (code === 'EACCES' || code === 'EPERM') return `no permission: ${message}`;
  return message.trim().split('\n').slice(-4).join('\n  ');
}
